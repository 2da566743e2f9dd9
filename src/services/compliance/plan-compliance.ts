import type { PayloadRequest } from 'payload'

import type { PlannedTask } from '@/src/domain/compliance/planned-task'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { type OrderPlan, planOf } from '@/src/services/compliance/plan-changes'
import { findOrder } from '@/src/services/orders/find-orders'

/** Tells the hooks of a task that the plan writes it, not a person. */
export const planning = () => ({ planning: true }) // each its own: requests write into their context

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // computed by the system

/** Noon, so that it is the same day in nearly every place where someone looks at it. */
const atNoon = (day: string) => `${day}T12:00:00.000Z`

function taskData({ kind, title, description, due, opens, source }: PlannedTask) {
  const opensOn = opens ? atNoon(opens) : null
  return { kind, title, description, dueDate: atNoon(due), opensOn, source }
}

async function write(
  req: PayloadRequest,
  order: Order,
  { changes, existing, ours, released, state }: OrderPlan,
): Promise<void> {
  const hadReport = existing.some(({ key }) => key.includes(':report:'))
  const collection = 'complianceTasks'
  const own = { user: idOf(order.user) ?? '', order: order.id, state }
  for (const { key, task } of changes.create) {
    const handledBy = ours && task.duty === 'report' && !hadReport ? order.id : null
    const data = { ...taskData(task), ...own, dedupeKey: key, handledBy, isCompleted: false }
    await req.payload.create({ collection, data, context: planning(), ...options(req) })
  }
  for (const { id, task, key } of changes.update) {
    const data = { ...taskData(task), ...(key && { dedupeKey: key }) }
    await req.payload.update({ collection, id, data, context: planning(), ...options(req) })
  }
  for (const id of changes.complete) {
    const data = { isCompleted: true }
    await req.payload.update({ collection, id, data, context: planning(), ...options(req) })
  }
  const gone = released.filter((id) => !changes.remove.includes(id))
  for (const id of gone) {
    const data = { handledBy: null }
    await req.payload.update({ collection, id, data, context: planning(), ...options(req) })
  }
  for (const id of changes.remove) await req.payload.delete({ collection, id, ...options(req) })
}

/**
 * Writes down what an order's company owes its state and the IRS next, once the state has formed
 * it and someone has the order in their account. Running it again changes nothing; a corrected
 * day of formation moves what is open and computed, and nothing else.
 *
 * @returns how many tasks are new
 */
export async function planCompliance(
  outer: PayloadRequest,
  order: Order,
  now = new Date(),
): Promise<number> {
  if (idOf(order.user) === null || !formsCompany(order)) return 0
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `plan:${order.id}`)
    const plan = await planOf(req, order, now)
    await write(req, order, plan)
    return plan.changes.create.length
  })
}

/** Plans the formed company that an order belongs to again, after what it holds has changed. */
export async function planCompanyOf(req: PayloadRequest, orderId: string | null): Promise<void> {
  const order = await findOrder(req, orderId)
  const root = order && idOf(order.parent) ? await findOrder(req, idOf(order.parent)) : order
  if (root?.formedOn) await planCompliance(req, root)
}
