import type { Duty, PlannedTask } from '@/src/domain/compliance/planned-task'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** A task of the company that a plan wrote, as it stands. Days are ISO days. */
export type WrittenTask = {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly description: string
  readonly due: string
  readonly opens: string | null
  readonly source: string | null
  readonly isCompleted: boolean
  /** An order that was paid for does it. */
  readonly isHandled: boolean
}

export type PlanChanges = {
  readonly create: readonly { readonly key: string; readonly task: PlannedTask }[]
  /** With a key, the task takes the place of another period: ours to do, when the first one moved. */
  readonly update: readonly {
    readonly id: string
    readonly task: PlannedTask
    readonly key?: string
  }[]
  readonly complete: readonly string[]
  readonly remove: readonly string[]
}

const COMPUTED = 'plan:'
const KEPT = 'kept:'

/** What tells one period of one duty of one company from all others. */
export const planKey = (order: string, { duty, period }: Pick<PlannedTask, 'duty' | 'period'>) =>
  `${COMPUTED}${order}:${duty}:${period}`

export const isComputed = (key: string | null | undefined): key is string =>
  key?.startsWith(COMPUTED) ?? false

/** The key of a computed task that staff have made their own: plans leave it as it is from then on. */
export const keptKey = (key: string) => `${KEPT}${key.slice(COMPUTED.length)}`

/** Which duty a task is one period of; null for those that staff wrote themselves. */
export function dutyOfKey(key: string | null | undefined): string | null {
  return /^(?:plan|kept):[^:]+:([^:]+):/.exec(key ?? '')?.[1] ?? null
}

/** What the keys of all tasks of a company begin with, computed ones and those that staff keep. */
export const keyPrefixes = (order: string) => [`${COMPUTED}${order}:`, `${KEPT}${order}:`] as const

const asComputed = (key: string) =>
  key.startsWith(KEPT) ? `${COMPUTED}${key.slice(KEPT.length)}` : key

function differs(written: WrittenTask, task: PlannedTask): boolean {
  return (
    written.title !== task.title ||
    written.description !== task.description ||
    written.due !== task.due ||
    written.opens !== task.opens ||
    written.source !== task.source
  )
}

/**
 * A period that falls due so many days after another is written along with it: once that one is past,
 * it may be too late. Georgia's first report of a corporation can be due a day before its second.
 */
const ALONG_DAYS = 60

/**
 * The next deadline of a duty that is still ahead and not done yet, and those that follow close
 * behind, as far as they are not written already.
 */
function missing(order: string, duty: Duty, written: Map<string, WrittenTask>, today: string) {
  const create: { key: string; task: PlannedTask }[] = []
  let until: string | null = null
  for (const task of duty.tasks) {
    if (task.due <= today) continue
    if (until !== null && task.due > until) break
    const key = planKey(order, task)
    const known = written.get(key)
    if (!known) create.push({ key, task })
    if (task.period === 'once') break
    if (!known?.isCompleted) until ??= isoDate(addDays(parseDate(task.due), ALONG_DAYS))
  }
  return create
}

/**
 * What to do so that a company's open tasks are what its duties say. Running it again changes
 * nothing. Each duty has at least its next deadline; one that is past stays until it is done. What
 * staff changed and what is done stays as it is. What an order does follows the rules in date and
 * words, and moves to the duty's next deadline where its own is gone.
 */
export function reconcilePlan(
  order: string,
  duties: readonly Duty[],
  existing: readonly WrittenTask[],
  today: string,
): PlanChanges {
  const written = new Map(existing.map((task) => [asComputed(task.key), task]))
  const planned = new Map(
    duties.flatMap((duty) => duty.tasks.map((task) => [planKey(order, task), { duty, task }])),
  )
  const update: { id: string; task: PlannedTask; key?: string }[] = []
  const complete: string[] = []
  const remove: string[] = []
  const create = duties.flatMap((duty) => missing(order, duty, written, today))
  for (const task of existing) {
    if (task.isCompleted || !isComputed(task.key)) continue
    const wanted = planned.get(task.key)
    const metBefore = duties.find(({ duty }) => duty === dutyOfKey(task.key))?.metBefore
    if (wanted) {
      const due = wanted.duty.isAdvice ? task.due : wanted.task.due
      if (differs(task, { ...wanted.task, due }))
        update.push({ id: task.id, task: { ...wanted.task, due } })
    } else if (task.isHandled) {
      const at = create.findIndex(({ task: { duty } }) => duty === dutyOfKey(task.key))
      const [next] = at < 0 || metBefore ? [] : create.splice(at, 1)
      if (next) update.push({ id: task.id, ...next })
    } else if (metBefore && task.due < metBefore) complete.push(task.id)
    else remove.push(task.id)
  }
  return { create, update, complete, remove }
}
