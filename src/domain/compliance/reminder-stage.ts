import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

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
