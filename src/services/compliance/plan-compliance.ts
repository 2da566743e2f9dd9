import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { PlannedTask } from '@/src/domain/compliance/planned-task'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import type { Order } from '@/src/payload-types'
import { type OrderPlan, planOf, planProblem } from '@/src/services/compliance/plan-changes'
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
export async function planCompanyOf(req: PayloadRequest, order: Order | null): Promise<void> {
  const root = order && idOf(order.parent) ? await findOrder(req, idOf(order.parent)) : order
  if (root?.formedOn) await planCompliance(req, root)
}

const AT_ONCE = 200

async function formedAfter(payload: Payload, id: string | null): Promise<Order[]> {
  return findRows({ payload }, 'orders', {
    where: {
      formedOn: { exists: true },
      user: { exists: true },
      status: { not_equals: 'cancelled' },
      ...(id ? { id: { greater_than: id } } : {}),
    },
    sort: 'id',
    limit: AT_ONCE,
    overrideAccess: true, // the worker has no user
  })
}

/**
 * Looks after the deadlines of every company that we formed: writes the following ones when those
 * before are done or past, and brings open ones up to what the state asks by now. Runs each day,
 * and may run twice.
 */
export async function planAllCompliance(payload: Payload, now = new Date()): Promise<number> {
  let planned = 0
  let orders = await formedAfter(payload, null)
  while (orders.length > 0) {
    for (const order of orders) {
      try {
        await planCompliance(await createLocalReq({}, payload), order, now)
        planned += 1
      } catch (error) {
        log.warn({ err: error, order: order.id }, 'the deadlines of a company could not be planned')
      }
    }
    orders = await formedAfter(payload, orders.at(-1)?.id ?? null)
  }
  return planned
}

/** What the rules give for one order, beside what is there. */
export type OrderPreview = {
  readonly id: string
  readonly name: string
  readonly create: readonly { readonly title: string; readonly due: string }[]
  readonly existing: number
  /** How many of those the rules date, word or count otherwise by now. */
  readonly changed: number
  /** Why nothing follows from it. */
  readonly problem: string | null
}

async function ordersOf(req: PayloadRequest, ids: readonly string[]): Promise<Order[]> {
  const docs = await findRows(req, 'orders', {
    where: { id: { in: [...ids] } },
    overrideAccess: true, // deadlines follow from them; anyone who asks manages these
  })
  const byId = new Map(docs.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What planning these orders would write. Nothing is written yet. */
export async function previewPlans(
  req: PayloadRequest,
  ids: readonly string[],
  now = new Date(),
): Promise<OrderPreview[]> {
  const previews: OrderPreview[] = []
  for (const order of await ordersOf(req, ids)) {
    const problem = planProblem(order)
    const { changes, existing } = await planOf(req, order, now)
    const { create, update, complete, remove } = changes
    previews.push({
      id: order.id,
      name: order.legalName || `Order ${shortOrderId(order.id)}`,
      create: problem ? [] : create.map(({ task: { title, due } }) => ({ title, due })),
      existing: existing.length,
      changed: problem ? 0 : update.length + complete.length + remove.length,
      problem,
    })
  }
  return previews
}

/** Writes the deadlines of these orders; what is there already stays as it is. @returns how many are new */
export async function planOrders(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  let created = 0
  for (const order of await ordersOf(req, ids)) {
    if (!planProblem(order)) created += await planCompliance(req, order)
  }
  return created
}
