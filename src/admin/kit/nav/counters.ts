import type { Payload, PayloadRequest } from 'payload'

import type { ScreenName } from '@/src/admin/screens'
import { log } from '@/src/lib/log'

import { addressOf, SCREEN_NAMES, screenOf } from '../screens/admin-href'
import { opens } from '../screens/opens'
import { countOf } from './count'

/** What waits, by the address of the menu entry; nothing where nothing does. */
export type Counters = Readonly<Record<string, number>>

export async function countedFor(req: PayloadRequest): Promise<readonly ScreenName[]> {
  const counted = SCREEN_NAMES.filter((name) => screenOf(name).counter)
  const open = await Promise.all(counted.map((name) => opens(req, name)))
  return counted.filter((_, index) => open[index])
}

export async function countAll(
  payload: Payload,
  names: readonly ScreenName[],
  count = countOf,
): Promise<Counters> {
  const counted = await Promise.all(
    names.map(async (name) => [addressOf(screenOf(name)), await count(payload, name)] as const),
  )
  return Object.fromEntries(counted.filter(([, waiting]) => waiting > 0))
}

/** Returns the menu's counters for a page, without those that cannot be counted. */
export async function countersFor(req: PayloadRequest, count = countOf): Promise<Counters> {
  const countOrNothing = async (payload: Payload, name: ScreenName) => {
    try {
      return await count(payload, name)
    } catch (error) {
      log.error({ err: error, screen: name }, 'a menu entry could not be counted')
      return 0
    }
  }
  return countAll(req.payload, await countedFor(req), countOrNothing)
}
