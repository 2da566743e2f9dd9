import { addDays, isoDate } from '@/src/domain/vocabulary/time/calendar-date'
import { readClock, zonedDay } from '@/src/domain/vocabulary/time/time-zone'

/** How good a moment is for a call, the best first. */
export const CALL_TIMES = ['best', 'good', 'fair', 'unknown', 'bad'] as const
export type CallTime = (typeof CALL_TIMES)[number]

export const CALL_TIME_LABELS: Readonly<Record<CallTime, string>> = {
  best: 'Best time to call',
  good: 'Good time to call',
  fair: 'Outside office hours there',
  unknown: 'Local time unknown',
  bad: 'Not a time to call',
}

/** How good it is to call where the clocks of a zone show this: on working days before noon and after four. */
export function callTime(zone: string | null, now: Date): CallTime {
  if (!zone) return 'unknown'
  const { year, month, day, hour } = readClock(now, zone)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  if (hour < 8 || hour >= 20) return 'bad'
  if (hour < 9 || hour >= 18 || weekday === 0 || weekday === 6) return 'fair'
  return (hour >= 10 && hour < 12) || hour >= 16 ? 'best' : 'good'
}

/** The day after the one that it is in a zone, also where a day has 23 or 25 hours: `2026-11-23`. */
export const tomorrowIn = (zone: string, now: Date): string =>
  isoDate(addDays(zonedDay(now, zone), 1))

/** What the clocks of a zone show: `9:41 AM`. */
export const localTimeText = (zone: string, now: Date): string =>
  now.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
