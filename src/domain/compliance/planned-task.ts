import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** What a computed deadline is about; staff may also write tasks of their own (`custom`). */
export type TaskKind = 'report' | 'tax' | 'registered_agent' | 'federal'

/** A deadline that follows from the rules, before it is written down. Days are ISO days. */
export type PlannedTask = {
  readonly kind: TaskKind
  /** Which duty this is one period of: `report`, `form-5472`. */
  readonly duty: string
  /** The period, which tells it from the same duty's others: the year it is due in, or `once`. */
  readonly period: string
  readonly title: string
  readonly description: string
  readonly due: string
  readonly opens: string | null
  /** Where the rule can be read. */
  readonly source: string | null
}

/** One duty of a company, with its deadlines in order, past ones too. */
export type Duty = {
  readonly duty: string
  readonly tasks: readonly PlannedTask[]
  /** The day is ours to suggest: once written down it stays, whatever we would suggest later. */
  readonly isAdvice?: boolean
  /** Deadlines before this day have been met already: the agent is paid until then. */
  readonly metBefore?: string
}

/** Days from the deadline on which we write: before it, on the day, and once after it. */
const REMINDER_DAYS = [-30, -7, 0, 1] as const

/**
 * Whether someone is to be reminded of a deadline today: since the last of the days on which we
 * write, no one has. A day that was missed is made up for; of several only the last. All ISO days.
 */
export function isReminderDue(due: string, today: string, remindedOn: string | null): boolean {
  const passed = REMINDER_DAYS.map((days) => isoDate(addDays(parseDate(due), days))).filter(
    (day) => day <= today,
  )
  const last = passed.at(-1)
  return last !== undefined && (remindedOn === null || remindedOn < last)
}
