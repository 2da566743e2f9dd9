import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { companyDuties } from '@/src/domain/compliance/company-duties'
import { handlingStep } from '@/src/domain/compliance/my-task'
import type { PlannedTask } from '@/src/domain/compliance/planned-task'
import {
  keyPrefixes,
  type PlanChanges,
  reconcilePlan,
  type WrittenTask,
} from '@/src/domain/compliance/reconcile-plan'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { fields, findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { ComplianceTask, Order } from '@/src/payload-types'
import { companyFactsOf } from '@/src/services/compliance/company-facts-of'
import { type Holding, holdingOf } from '@/src/services/orders/extras/holding'
import { findOrder } from '@/src/services/orders/find-orders'
import { businessZone } from '@/src/services/platform/business-zone'
import { isAccountErased } from '@/src/services/platform/is-account-erased'

/** Tells the hooks of a task that the plan writes it, not a person. */
export const planning = () => ({ planning: true }) // each its own: requests write into their context

const options = { overrideAccess: true } as const // computed by the system

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
  const own = { user: idOf(order.user) ?? '', order: order.id, state }
  for (const { key, task } of changes.create) {
    const handledBy = ours && task.duty === 'report' && !hadReport ? order.id : null
    const data = { ...taskData(task), ...own, dedupeKey: key, handledBy, isCompleted: false }
    await createRow(req, 'complianceTasks', { data, context: planning(), ...options })
  }
  const update = (id: string, data: Partial<ComplianceTask>) =>
    updateRow(req, 'complianceTasks', id, { data, context: planning(), ...options })
  for (const { id, task, key } of changes.update) {
    await update(id, { ...taskData(task), ...(key && { dedupeKey: key }) })
  }
  for (const id of changes.complete) await update(id, { isCompleted: true })
  for (const id of released) {
    if (!changes.remove.includes(id)) await update(id, { handledBy: null })
  }
  for (const id of changes.remove) {
    await req.payload.delete({ collection: 'complianceTasks', id, depth: 0, req, ...options })
  }
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
  const user = idOf(order.user)
  if (user === null || !formsCompany(order)) return 0
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `plan:${order.id}`)
    if (await isAccountErased(req, user)) return 0 // no one is left to whom they matter
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
    const problem = await planProblem(req, order)
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
    if (!(await planProblem(req, order))) created += await planCompliance(req, order)
  }
  return created
}

type Existing = WrittenTask & { readonly handledBy: string | null }

/** The plan's tasks of a company. `ours` says whether its order files the first report. */
async function existingTasks(
  req: PayloadRequest,
  order: string,
  ours: boolean,
): Promise<Existing[]> {
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    where: { order: { equals: order }, dedupeKey: { exists: true } },
    select: fields('title description dueDate opensOn source isCompleted dedupeKey handledBy'),
    populate: { orders: { kind: true, status: true, paymentStatus: true } },
    depth: 1,
    limit: 1000,
    pagination: false,
    req,
    ...options,
  })
  const prefixes = keyPrefixes(order)
  return docs
    .filter(({ dedupeKey }) => prefixes.some((prefix) => dedupeKey?.startsWith(prefix)))
    .map(({ handledBy, ...task }) => {
      const handler = typeof handledBy === 'object' ? handledBy : null
      const isUnderWay = handler !== null && handlingStep(handler) === 'under_way'
      return {
        id: task.id,
        key: task.dedupeKey ?? '',
        title: task.title,
        description: task.description ?? '',
        due: storedDay(task.dueDate),
        opens: task.opensOn ? storedDay(task.opensOn) : null,
        source: task.source ?? null,
        isCompleted: task.isCompleted,
        isHandled: isUnderWay && (ours || handler.id !== order),
        handledBy: idOf(handledBy),
      }
    })
}

/** Whether the first report was bought along with the company, and not given back. */
async function filesFirstReport(req: PayloadRequest, { root, kept }: Holding): Promise<boolean> {
  const lines = kept.find(({ order }) => order.id === root.id)?.lines ?? []
  const docs = await findRows(req, 'addons', {
    where: { code: { equals: 'annual_report' } },
    select: {},
    ...options,
  })
  return lines.some(({ ref }) => docs.some(({ id }) => id === ref))
}

type OrderPlan = {
  readonly changes: PlanChanges
  readonly existing: readonly WrittenTask[]
  /** Whether the company's own order files its first report. */
  readonly ours: boolean
  /** The open tasks that the company's own order was to do, and was given back for. */
  readonly released: readonly string[]
  /** The code of the state that formed the company. */
  readonly state: string | null
}

/** Why no deadlines follow from an order; null where they do. */
async function planProblem(req: PayloadRequest, order: Order): Promise<string | null> {
  const user = idOf(order.user)
  if (!formsCompany(order)) return 'This order forms no company.'
  if (user === null) return 'The order is in no customer’s account yet.'
  if (await isAccountErased(req, user)) return 'The customer deleted their account.'
  return order.formedOn ? null : 'The order has no formation date yet.'
}

/** What has to be written so that the open tasks of an order's company are what its duties say. */
async function planOf(req: PayloadRequest, order: Order, now: Date): Promise<OrderPlan> {
  const today = isoDayIn(now, await businessZone(req))
  const holding = await holdingOf(req, order, now)
  const facts = order.formedOn
    ? await companyFactsOf(req, holding, storedDay(order.formedOn), now)
    : null
  const duties = facts ? companyDuties(facts, today) : []
  const ours = await filesFirstReport(req, holding)
  const existing = await existingTasks(req, order.id, ours)
  const changes = reconcilePlan(order.id, duties, existing, today)
  const released = existing.filter(
    ({ handledBy, isCompleted }) => handledBy === order.id && !ours && !isCompleted,
  )
  return {
    changes,
    existing,
    ours,
    released: released.map(({ id }) => id),
    state: facts?.state?.code ?? null,
  }
}
