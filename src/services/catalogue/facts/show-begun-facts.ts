import { and, eq, gte } from 'drizzle-orm'
import type { Payload } from 'payload'

import { beginsOn } from '@/src/domain/catalogue/facts/in-force'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { isoDate } from '@/src/domain/vocabulary/time/calendar-date'
import { startOfDay, zonedDay } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { site_changes } from '@/src/lib/own-tables'
import { businessZone } from '@/src/services/platform/business-zone'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

/** Clocks of two machines differ: what a web process read again right after midnight may be of the day before. */
const MARGIN_MS = 5 * 60_000

async function wereReadAgainSince(payload: Payload, moment: Date): Promise<boolean> {
  const db = await databaseOf({ payload })
  const found = await db
    .select({ id: site_changes.id })
    .from(site_changes)
    .where(and(eq(site_changes.tag, 'states'), gte(site_changes.at, moment.toISOString())))
    .limit(1)
  return found.length > 0
}

/**
 * Has the site read the states again on a day of the office with which a fact begins, such as a fee that
 * was announced: pages are kept for hours, and no one saves anything at midnight. Not again where the
 * states were read again on that day already, be it because someone saved one.
 *
 * @param at the moment that counts as now
 * @returns whether the site was told
 */
export async function showBegunFacts(payload: Payload, at = new Date()): Promise<boolean> {
  const zone = await businessZone({ payload })
  const today = zonedDay(at, zone)
  const begun = new Date(startOfDay(today, zone).getTime() + MARGIN_MS)
  if (await wereReadAgainSince(payload, begun)) return false
  const { docs } = await payload.find({
    collection: 'states',
    where: { isActive: { equals: true } },
    select: { facts: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the worker has no user
  })
  const begins = docs.some(({ facts }) =>
    readFacts(facts).some((fact) => beginsOn(fact, isoDate(today))),
  )
  if (begins) await invalidateTags({ payload }, ['states'])
  return begins
}
