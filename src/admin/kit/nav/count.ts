import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { ScreenName } from '@/src/admin/screens'
import { countFacts } from '@/src/queries/catalogue/screen-rows'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { officeFeed } from '@/src/services/platform/office-feed/office-feed'

import { screenOf } from '../screens/admin-href'

/** The highest number shown. A plus marks anything higher. */
const MOST_COUNTED = 99

const ONE_MORE = MOST_COUNTED + 1

const NAMED = {
  factsToReview: async (req: PayloadRequest) =>
    Math.min((await countFacts(req)).toReview, ONE_MORE),
}

/** How much waits behind an entry of the menu; 100 stands for more than 99. */
export async function countOf(payload: Payload, name: ScreenName): Promise<number> {
  const { counter } = screenOf(name)
  if (!counter) return 0
  const req = await createLocalReq({}, payload)
  if ('named' in counter) return NAMED[counter.named](req)
  const { collection, where } = counter
  // a number for all who may open the screen, which its callers look at
  const { count } = await countUpTo(req, collection, { where, isReadable: true }, ONE_MORE)
  return count
}

const KEPT_FOR_MS = 1_000
type Kept = { readonly at: number; readonly turn: number; readonly counted: Promise<number> }
const kept = new Map<ScreenName, Kept>()

/** Returns a screen's count, queried at most once a second for all, and again after a change. */
export function sharedCountOf(payload: Payload, name: ScreenName): Promise<number> {
  const turn = officeFeed().turn()
  const known = kept.get(name)
  if (known?.turn === turn && Date.now() - known.at < KEPT_FOR_MS) return known.counted
  const counted = countOf(payload, name)
  kept.set(name, { at: Date.now(), turn, counted })
  return counted
}
