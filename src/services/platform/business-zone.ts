import type { Payload } from 'payload'

import { settings } from '@/src/database-schema'
import { isoDayIn, timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'
import { type Caller, databaseOf } from '@/src/lib/database'

/** The IANA zone in which the books and the back-office are dated, from the settings. */
export async function businessZone(caller: Caller): Promise<string> {
  const db = await databaseOf(caller)
  const [row] = await db.select({ zone: settings.businessTimeZone }).from(settings).limit(1)
  return timeZoneOf(row?.zone)
}

/** The office's day at a moment, as an ISO day. */
export const officeDayAt = async (payload: Payload, at: Date): Promise<string> =>
  isoDayIn(at, await businessZone({ payload }))
