import type { PayloadRequest } from 'payload'

import { companyDuties } from '@/src/domain/compliance/company-duties'
import {
  keyPrefixes,
  type PlanChanges,
  reconcilePlan,
  type WrittenTask,
} from '@/src/domain/compliance/reconcile-plan'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { ComplianceTask, Order } from '@/src/payload-types'
import { companyFactsOf } from '@/src/services/compliance/company-facts-of'

const dayOf = (moment: string) => moment.slice(0, 10)

function written(task: ComplianceTask): WrittenTask {
  return {
    id: task.id,
    key: task.dedupeKey ?? '',
    title: task.title,
    description: task.description ?? '',
    due: dayOf(task.dueDate),
    opens: task.opensOn ? dayOf(task.opensOn) : null,
    source: task.source ?? null,
    isCompleted: task.isCompleted,
    isHandled: idOf(task.handledBy) !== null,
  }
}

async function existingTasks(req: PayloadRequest, order: string): Promise<WrittenTask[]> {
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    where: { order: { equals: order }, dedupeKey: { exists: true } },
    limit: 1000,
    pagination: false,
    depth: 0,
    overrideAccess: true, // computed by the system
    req,
  })
  const prefixes = keyPrefixes(order)
  return docs.map(written).filter(({ key }) => prefixes.some((prefix) => key.startsWith(prefix)))
}

export type OrderPlan = {
  readonly changes: PlanChanges
  /** The plan's tasks of the company that are there already. */
  readonly existing: readonly WrittenTask[]
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
  const today = dayOf(now.toISOString())
  const facts = order.formedOn ? await companyFactsOf(req, order, dayOf(order.formedOn)) : null
  const duties = facts ? companyDuties(facts, today) : []
  const existing = await existingTasks(req, order.id)
  const changes = reconcilePlan(order.id, duties, existing, today)
  return { changes, existing, state: facts?.state?.code ?? null }
}
