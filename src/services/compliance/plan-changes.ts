import type { PayloadRequest } from 'payload'
import { companyDuties } from '@/src/domain/compliance/company-duties'
import { handlingStep } from '@/src/domain/compliance/my-task'
import {
  keyPrefixes,
  type PlanChanges,
  reconcilePlan,
  type WrittenTask,
} from '@/src/domain/compliance/reconcile-plan'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { idOf } from '@/src/domain/vocabulary/relation'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { fields, findRows } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { companyFactsOf } from '@/src/services/compliance/company-facts-of'
import { type Holding, holdingOf } from '@/src/services/orders/extras/holding'
import { businessZoneOf } from '@/src/services/platform/business-zone'

const all = (req: PayloadRequest) =>
  ({ limit: 1000, pagination: false, overrideAccess: true, req }) as const // computed by the system

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
    ...all(req),
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
    ...all(req),
  })
  return lines.some(({ ref }) => docs.some(({ id }) => id === ref))
}

export type OrderPlan = {
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
export function planProblem(order: Order): string | null {
  if (!formsCompany(order)) return 'This order forms no company.'
  if (idOf(order.user) === null) return 'The order is in no customer’s account yet.'
  return order.formedOn ? null : 'The order has no formation date yet.'
}

/** What has to be written so that the open tasks of an order's company are what its duties say. */
export async function planOf(req: PayloadRequest, order: Order, now: Date): Promise<OrderPlan> {
  const today = isoDayIn(now, await businessZoneOf(req))
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
