import { plural } from '@/src/domain/vocabulary/plural'

const DAY = 24 * 60 * 60 * 1000

/** From how many days before the date a task is shown as soon due. */
const DUE_SOON_DAYS = 30

export type DueState = 'completed' | 'overdue' | 'soon' | 'later'

const midnight = (date: Date) =>
  Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())

const days = (count: number) => plural(count, 'day')

/** How a task's date is put into words: by whole days, in UTC. */
export function dueLabel(
  task: { readonly dueDate: Date; readonly isCompleted: boolean },
  today: Date,
): { readonly state: DueState; readonly label: string } {
  if (task.isCompleted) return { state: 'completed', label: 'Completed' }
  const left = Math.round((midnight(task.dueDate) - midnight(today)) / DAY)
  if (left < 0) return { state: 'overdue', label: `Overdue by ${days(-left)}` }
  const state = left <= DUE_SOON_DAYS ? 'soon' : 'later'
  return { state, label: left === 0 ? 'Due today' : `Due in ${days(left)}` }
}
