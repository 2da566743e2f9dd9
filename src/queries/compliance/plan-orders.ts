import { count, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { compliance_tasks } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { fields } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'

import type { Page } from './staff-tasks'

const SHOWN = fields('companyName firstName lastName email stateCode formedOn createdAt')

export type PlanOrder = Pick<
  Order,
  'id' | 'companyName' | 'stateCode' | 'formedOn' | 'createdAt'
> & {
  readonly customer: string
  /** How many tasks the company has. */
  readonly tasks: number
}

async function tasksOf(req: PayloadRequest, orders: readonly string[]) {
  if (orders.length === 0) return new Map<string | null, number>()
  const db = await databaseOf(req)
  const rows = await db
    .select({ order: compliance_tasks.order, tasks: count() })
    .from(compliance_tasks)
    .where(inArray(compliance_tasks.order, [...orders]))
    .groupBy(compliance_tasks.order)
  return new Map(rows.map(({ order, tasks }) => [order, tasks]))
}

/** One page of orders, with what anyone who manages deadlines needs to know of them. */
export async function planOrderRows(req: PayloadRequest, page: Page): Promise<PlanOrder[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    ...page,
    select: SHOWN,
    overrideAccess: true, // a company, its state and its day, for those who manage its deadlines
    req,
  })
  const tasks = await tasksOf(
    req,
    docs.map(({ id }) => id),
  )
  return docs.map(({ firstName, lastName, email, ...order }) => ({
    ...order,
    customer: [firstName, lastName].filter(Boolean).join(' ') || email,
    tasks: tasks.get(order.id) ?? 0,
  }))
}
