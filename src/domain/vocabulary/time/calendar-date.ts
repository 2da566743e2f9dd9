/** A day of the calendar, without a time or a zone: months run from 1 to 12. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

export function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The day of a month, or the month's last day where it has no such day (30 February). */
export function dayIn(year: number, month: number, day: number | 'last'): CalendarDate {
  const last = lastDayOf(year, month)
  return { year, month, day: day === 'last' ? last : Math.min(day, last) }
}

/** The month that lies so many months later, or earlier when negative, and its year. */
export function shiftMonth(
  { year, month }: Pick<CalendarDate, 'year' | 'month'>,
  months: number,
): Pick<CalendarDate, 'year' | 'month'> {
  const index = year * 12 + (month - 1) + months
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

/** The day that comes so many days later. */
export function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const at = new Date(Date.UTC(year, month - 1, day + days))
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** Negative when `a` comes before `b`, positive when after, 0 when they are the same day. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** `2026-02-28` as a date. @throws RangeError when the calendar has no such day */
export function parseDate(iso: string): CalendarDate {
  const [, year, month, day] = (ISO_DATE.exec(iso) ?? []).map(Number)
  const known = year && month && month <= 12 && day && day <= lastDayOf(year, month)
  if (!known) throw new RangeError(`Not a day of the calendar: ${iso}`)
  return { year, month, day }
}

/** As `2026-02-28`. */
export function isoDate({ year, month, day }: CalendarDate): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

/**
 * The ISO day that a stored date stands for. Deadlines and days of formation are days of the
 * calendar, stored at noon or midnight in UTC; the day of a moment is `isoDayIn` of the office.
 */
export const storedDay = (date: string): string => date.slice(0, 10)
