import { type DueState, dueLabel } from '@/src/domain/compliance/due-label'
import {
  isoDate,
  lastDayOf,
  parseDate,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'

type Dated = { readonly id: string; readonly dueDate: string; readonly isCompleted: boolean }

/** A day of a month on which something is due, and how urgent the most urgent of it is. */
export type MarkedDay = { readonly day: number; readonly state: DueState }

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
