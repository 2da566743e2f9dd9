import { addDays, isoDate, lastDayOf, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const

const weekday = (iso: string) => new Date(iso).getUTCDay()

function nth(year: number, month: number, day: number, which: number | 'last'): string {
  if (which === 'last') {
    const last = isoDate({ year, month, day: lastDayOf(year, month) })
    return isoDate(addDays(parseDate(last), -((weekday(last) - day + 7) % 7)))
  }
  const first = isoDate({ year, month, day: 1 })
  return isoDate({ year, month, day: 1 + ((day - weekday(first) + 7) % 7) + (which - 1) * 7 })
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(year: number, month: number, day: number): string {
  const at = { year, month, day }
  const on = weekday(isoDate(at))
  return isoDate(addDays(at, on === SATURDAY ? -1 : on === SUNDAY ? 1 : 0))
}

const known = new Map<number, ReadonlySet<string>>()

/** The days on which federal offices are closed in a year (5 U.S.C. 6103), as they are kept. */
function federalHolidays(year: number): ReadonlySet<string> {
  const before = known.get(year)
  if (before) return before
  const days = new Set([
    observed(year, 1, 1),
    nth(year, 1, MONDAY, 3),
    nth(year, 2, MONDAY, 3),
    nth(year, 5, MONDAY, 'last'),
    observed(year, 6, 19),
    observed(year, 7, 4),
    nth(year, 9, MONDAY, 1),
    nth(year, 10, MONDAY, 2),
    observed(year, 11, 11),
    nth(year, 11, THURSDAY, 4),
    observed(year, 12, 25),
    observed(year + 1, 1, 1), // kept on December 31 where it is a Saturday
  ])
  known.set(year, days)
  return days
}

/** Whether offices are open on an ISO day: no weekend and no federal holiday. */
export function isBusinessDay(iso: string): boolean {
  const day = weekday(iso)
  return day !== SUNDAY && day !== SATURDAY && !federalHolidays(Number(iso.slice(0, 4))).has(iso)
}

/** Emancipation Day of the District of Columbia, which moves federal tax deadlines too (26 U.S.C. 7503). */
const isEmancipationDay = (iso: string) => observed(Number(iso.slice(0, 4)), 4, 16) === iso

/** The ISO day itself, or the next one that is no holiday for federal taxes. */
export function nextFederalTaxDay(iso: string): string {
  let day = iso
  while (!isBusinessDay(day) || isEmancipationDay(day)) day = isoDate(addDays(parseDate(day), 1))
  return day
}

/** The ISO day itself, or the next one on which offices are open. */
export function nextBusinessDay(iso: string): string {
  let day = iso
  while (!isBusinessDay(day)) day = isoDate(addDays(parseDate(day), 1))
  return day
}
