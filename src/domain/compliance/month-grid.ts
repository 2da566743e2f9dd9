import {
  addDays,
  type CalendarDate,
  isoDate,
  lastDayOf,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'

export type Month = Pick<CalendarDate, 'year' | 'month'>

const [FIRST_YEAR, LAST_YEAR] = [2000, 2100]

/** `2026-11`. */
export const monthText = (month: Month): string => isoDate({ ...month, day: 1 }).slice(0, 7)

/** The month that an address names; that of `today` where it names none. */
export function monthIn(text: unknown, today: CalendarDate): Month {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(String(text))?.map(Number) ?? []
  const isKnown = year && month && month <= 12 && year >= FIRST_YEAR && year <= LAST_YEAR
  return isKnown ? { year, month } : { year: today.year, month: today.month }
}

/** The months beside it; none beyond the first and the last that tasks may fall due in. */
export function besideMonth(month: Month): { previous: Month | null; next: Month | null } {
  const [previous, next] = [shiftMonth(month, -1), shiftMonth(month, 1)]
  return {
    previous: previous.year < FIRST_YEAR ? null : previous,
    next: next.year > LAST_YEAR ? null : next,
  }
}

/** The ISO days of a month in weeks from Sunday to Saturday; null for days of other months. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = { year, month, day: 1 }
  const before = new Date(isoDate(first)).getUTCDay()
  const days = Array.from({ length: lastDayOf(year, month) }, (_, at) =>
    isoDate(addDays(first, at)),
  )
  const cells = [...Array<null>(before).fill(null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    cells.slice(at * 7, at * 7 + 7),
  )
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)])
}
