import { addDays } from '@/src/domain/vocabulary/time/calendar-date'
import { momentIn, readClock, zonedDay } from '@/src/domain/vocabulary/time/time-zone'

/** The hours in which no one wants a reminder, by the clocks where its reader is. */
export const QUIET = { from: 21, until: 8 } as const

/** When a reminder may go out that is due now: at once, or on the morning after the quiet hours. */
export function afterQuietHours(now: Date, zone: string): Date {
  const { hour } = readClock(now, zone)
  if (hour < QUIET.from && hour >= QUIET.until) return now
  const today = zonedDay(now, zone)
  return momentIn(hour >= QUIET.from ? addDays(today, 1) : today, QUIET.until * 60, zone)
}
