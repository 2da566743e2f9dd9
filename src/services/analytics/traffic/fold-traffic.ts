import type { Payload } from 'payload'

import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { inSnapshot } from '@/src/services/analytics/in-snapshot'
import { businessZone } from '@/src/services/platform/business-zone'

import { foldDueDays, noteDueDays } from './fold-results'
import { foldVisits } from './fold-visits'

/** Single visits are kept for longer than that, so that these days can be counted from them. */
const COUNTED_DAYS = 3

/** The first day of which the visitors are still counted. */
export async function countedSince(payload: Payload, at = new Date()): Promise<string> {
  const today = isoDayIn(at, await businessZone({ payload }))
  return isoDate(addDays(parseDate(today), 1 - COUNTED_DAYS))
}

/** What is not counted by then waits for the next minute: no one else is to be held up for long. */
const FOR_MS = 10_000

/**
 * Brings the figures of where people come from up to date. Each day is counted whole, so that
 * running twice changes nothing. Where the books were written again, their days are counted in
 * parts, the latest first, over as many runs as that takes.
 */
export async function foldTraffic(
  payload: Payload,
  at = new Date(),
  forMs = FOR_MS,
): Promise<void> {
  const zone = await businessZone({ payload })
  const today = isoDayIn(at, zone)
  const yesterday = isoDate(addDays(parseDate(today), -1))
  const since = await countedSince(payload, at)
  const until = Date.now() + forMs
  await inSnapshot(payload, async (req) => {
    const db = await databaseOf(req)
    await foldVisits(db, since)
    await noteDueDays(db, zone, [yesterday, today])
  })
  const foldSome = () =>
    inSnapshot(payload, async (req) => foldDueDays(await databaseOf(req), zone))
  let isLeft = await foldSome() // today and yesterday are among these each time
  while (isLeft) {
    isLeft = await foldSome()
    if (Date.now() > until) return
  }
}
