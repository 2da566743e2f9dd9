import { lastDayOf } from '@/src/domain/vocabulary/time/calendar-date'

/** How long applications are kept unless the owner says otherwise, in months. */
export const DEFAULT_MONTHS = 6

/** For what it is kept, in words: `6 months`. */
export const monthsText = (months: number): string =>
  `${months} ${months === 1 ? 'month' : 'months'}`

/** The moment after which an application that arrives now is deleted. */
export function deleteAfterOf(arrival: Date, months: number): Date {
  const until = new Date(arrival)
  const day = arrival.getUTCDate()
  until.setUTCDate(1)
  until.setUTCMonth(until.getUTCMonth() + months)
  until.setUTCDate(Math.min(day, lastDayOf(until.getUTCFullYear(), until.getUTCMonth() + 1)))
  return until
}
