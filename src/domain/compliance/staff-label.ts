import { bad, good, neutral, type StatusTable, warning } from '@/src/domain/vocabulary/status'
import { addDays, isoDate, parseDate, storedDay } from '@/src/domain/vocabulary/time/calendar-date'

/** From how many days before its date on a task is soon due for staff; customers see it earlier. */
const DUE_SOON_DAYS = 7

/** What staff call a task, by how long is left for it. */
export const TASK_LABELS = {
  overdue: bad('Overdue'),
  soon: warning('Due Soon'),
  pending: neutral('Pending'),
  completed: good('Completed'),
} as const satisfies StatusTable

export type TaskLabel = keyof typeof TASK_LABELS

type Dated = { readonly isCompleted: boolean; readonly dueDate: string }

/** The first ISO day on which an open task is not soon due yet. */
const laterFrom = (today: string) => isoDate(addDays(parseDate(today), DUE_SOON_DAYS + 1))

/** What a task is called on an ISO day of the office. It is due until that day is over. */
export function staffLabel({ isCompleted, dueDate }: Dated, today: string): TaskLabel {
  if (isCompleted) return 'completed'
  const due = storedDay(dueDate)
  if (due < today) return 'overdue'
  return due < laterFrom(today) ? 'soon' : 'pending'
}

const midnight = (day: string) => `${day}T00:00:00.000Z`

type Condition = {
  readonly isCompleted: { readonly equals: boolean }
  readonly dueDate?: { readonly less_than?: string; readonly greater_than_equal?: string }
}

export function labelledSo(label: TaskLabel, today: string): Condition {
  if (label === 'completed') return { isCompleted: { equals: true } }
  const [now, later] = [midnight(today), midnight(laterFrom(today))]
  const dates = {
    overdue: { less_than: now },
    soon: { greater_than_equal: now, less_than: later },
    pending: { greater_than_equal: later },
  }
  return { isCompleted: { equals: false }, dueDate: dates[label] }
}
