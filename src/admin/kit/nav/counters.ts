import type { PayloadRequest } from 'payload'

import type { ScreenName } from '@/src/admin/screens'
import { log } from '@/src/lib/log'
import { countFacts } from '@/src/services/catalogue/facts/count-facts'

import { addressOf, screenOf } from '../screens/admin-href'
import { opens } from '../screens/opens'
import { MENU } from './menu-for'

/** The highest number shown. A plus marks anything higher. */
export const MOST_COUNTED = 99

/** What waits, by the address of the menu entry; 100 stands for more than 99. */
export type Counters = Readonly<Record<string, number>>

async function countFor(req: PayloadRequest, name: ScreenName): Promise<number> {
  const { counter } = screenOf(name)
  if (!counter || !(await opens(req, name))) return 0
  if ('named' in counter) return Math.min((await countFacts(req)).toReview, MOST_COUNTED + 1)
  const { docs } = await req.payload.find({
    ...counter,
    select: {},
    depth: 0,
    limit: MOST_COUNTED + 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.length
}

/** How much waits behind each entry of the menu that the person may open; nothing where nothing does. */
export async function countersFor(req: PayloadRequest): Promise<Counters> {
  const counted = await Promise.all(
    MENU.map(async (name) => {
      try {
        return [addressOf(screenOf(name)), await countFor(req, name)] as const
      } catch (error) {
        log.error({ err: error, screen: name }, 'a menu entry could not be counted')
        return [addressOf(screenOf(name)), 0] as const
      }
    }),
  )
  return Object.fromEntries(counted.filter(([, waiting]) => waiting > 0))
}
