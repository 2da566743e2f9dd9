import type { PayloadRequest } from 'payload'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { Order } from '@/src/payload-types'
import { planOf, planProblem } from '@/src/services/compliance/plan-changes'
import { planCompliance } from '@/src/services/compliance/plan-compliance'

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
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // deadlines follow from them; anyone who asks manages these
    req,
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
      name: order.companyName || `Order ${shortOrderId(order.id)}`,
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
