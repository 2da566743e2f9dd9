import { type DueState, dueLabel } from '@/src/domain/compliance/due-label'
import {
  addDays,
  type CalendarDate,
  isoDate,
  lastDayOf,
  parseDate,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'

type Dated = { readonly id: string; readonly dueDate: string; readonly isCompleted: boolean }

/** A day of a month on which something is due, and how urgent the most urgent of it is. */
type MarkedDay = { readonly day: number; readonly state: DueState }

/** One month of the calendar: how many blank places stand before its first day, a Sunday first. */
export type DeadlineMonth = {
  /** `2026-11`. */
  readonly month: string
  readonly blanks: number
  readonly days: number
  readonly today: number | null
  readonly marked: readonly MarkedDay[]
  /** The tasks of the month, the earliest first. */
  readonly tasks: readonly string[]
  /** How urgent the most urgent of them are, and how many those are. */
  readonly state: DueState | null
  readonly urgent: number
}

const URGENCY: readonly DueState[] = ['overdue', 'soon', 'later', 'completed']

const mostUrgent = (states: readonly DueState[]): DueState | null =>
  URGENCY.find((state) => states.includes(state)) ?? null

function monthOf(year: number, month: number, tasks: readonly Dated[], today: string) {
  const name = isoDate({ year, month, day: 1 }).slice(0, 7)
  const now = new Date(`${today}T00:00:00Z`)
  const due = tasks
    .filter(({ dueDate }) => dueDate.startsWith(name))
    .map((task) => ({
      id: task.id,
      day: Number(task.dueDate.slice(8, 10)),
      state: dueLabel({ ...task, dueDate: new Date(task.dueDate) }, now).state,
    }))
    .sort((a, b) => a.day - b.day)
  const days = [...new Set(due.map(({ day }) => day))]
  const state = mostUrgent(due.map((one) => one.state))
  const on = (day: number) => due.filter((one) => one.day === day).map(({ state }) => state)
  return {
    month: name,
    blanks: new Date(Date.UTC(year, month - 1, 1)).getUTCDay(),
    days: lastDayOf(year, month),
    today: today.startsWith(name) ? Number(today.slice(8, 10)) : null,
    marked: days.map((day) => ({ day, state: mostUrgent(on(day)) ?? 'later' })),
    tasks: due.map(({ id }) => id),
    state,
    urgent: due.filter((one) => one.state === state).length,
  }
}

/** The twelve months from today's on, with what is due in them. `today` is an ISO day. */
export function yearOfDeadlines(tasks: readonly Dated[], today: string): DeadlineMonth[] {
  const { year, month } = parseDate(today)
  return Array.from({ length: 12 }, (_, index) => {
    const at = shiftMonth({ year, month }, index)
    return monthOf(at.year, at.month, tasks, today)
  })
}

/** The tasks that are open although their day was in an earlier month than today's. */
export function leftBehind(tasks: readonly Dated[], today: string): Dated[] {
  return tasks.filter((task) => !task.isCompleted && task.dueDate.slice(0, 7) < today.slice(0, 7))
}

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
