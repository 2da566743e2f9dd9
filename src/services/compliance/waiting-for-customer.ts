import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Payload } from 'payload'

import { tickets } from '@/src/database-schema'
import {
  answerToDo,
  inOrder,
  orderToDos,
  type ToDo,
  taskToDo,
  type WaitingOrder,
} from '@/src/domain/compliance/to-do'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import type { ServiceDetail } from '@/src/payload-types'
import { paymentStates } from '@/src/services/payments/payment-of-order'
import { officeDayAt } from '@/src/services/platform/business-zone'

/** From how many days before its date a deadline waits for the customer. */
const NEAR_DAYS = 30
const DAY_MS = 86_400_000

const rows = { depth: 0, pagination: false, overrideAccess: true } as const // of the person themself

const NEEDED = {
  kind: true,
  serviceType: true,
  packageType: true,
  status: true,
  paymentStatus: true,
  companyName: true,
  companyType: true,
  totalMinor: true,
  currency: true,
  lines: true,
  timeline: true,
} as const

async function openOrders(payload: Payload, user: string) {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { user: { equals: user }, status: { in: ['pending', 'processing'] } },
    select: NEEDED,
    sort: '-createdAt',
    limit: 100,
    ...rows,
  })
  return docs
}

/** When the formation details of each order were sent. */
async function filings(payload: Payload, orders: readonly string[]) {
  if (orders.length === 0) return new Map<string, { completedAt?: string | null }>()
  const { docs } = await payload.find({
    collection: 'filings',
    where: { order: { in: [...orders] } },
    select: { order: true, completedAt: true },
    limit: 100,
    ...rows,
  })
  return new Map(docs.map((one) => [idOf(one.order) ?? '', one]))
}

/** The details of each order's services beside a formation. */
async function details(payload: Payload, orders: readonly string[]) {
  const kept = new Map<string, Pick<ServiceDetail, 'service' | 'completedAt'>[]>()
  if (orders.length === 0) return kept
  const { docs } = await payload.find({
    collection: 'serviceDetails',
    where: { order: { in: [...orders] } },
    select: { order: true, service: true, completedAt: true },
    limit: 500,
    ...rows,
  })
  for (const one of docs) {
    const id = idOf(one.order) ?? ''
    kept.set(id, [...(kept.get(id) ?? []), one])
  }
  return kept
}

async function fromOrders(payload: Payload, user: string): Promise<ToDo[]> {
  const orders = await openOrders(payload, user)
  const paid = orders.filter((one) => !isUnpaid(one)).map(({ id }) => id)
  const [answered, detailed, paymentOf] = await Promise.all([
    filings(payload, paid),
    details(payload, paid),
    paymentStates(payload, orders),
  ])
  return orders
    .map(
      (order): WaitingOrder => ({
        ...order,
        companyName: order.companyName || null,
        currency: order.currency === 'INR' ? 'INR' : 'USD',
        lines: order.lines ?? [],
        timeline: order.timeline ?? [],
        payment: paymentOf(order),
        filing: answered.get(order.id) ?? null,
        details: detailed.get(order.id) ?? [],
      }),
    )
    .flatMap(orderToDos)
}

async function fromTickets(payload: Payload, user: string): Promise<ToDo[]> {
  const db = await databaseOf({ payload })
  const { customerReadAt, deletedAt, id, lastStaffAt, subject } = tickets
  const found = await db
    .select({ id, subject })
    .from(tickets)
    .where(
      and(
        eq(tickets.user, user),
        isNull(deletedAt),
        isNotNull(lastStaffAt),
        or(isNull(customerReadAt), lt(customerReadAt, lastStaffAt)),
      ),
    )
    .orderBy(desc(lastStaffAt))
    .limit(20)
  return found.map(answerToDo)
}

async function fromTasks(payload: Payload, user: string, now: Date): Promise<ToDo[]> {
  const today = new Date(await officeDayAt(payload, now))
  const { docs } = await payload.find({
    collection: 'complianceTasks',
    where: {
      user: { equals: user },
      isCompleted: { equals: false },
      dueDate: { less_than: new Date(today.getTime() + NEAR_DAYS * DAY_MS).toISOString() },
    },
    select: { title: true, dueDate: true, order: true },
    populate: { orders: { companyName: true } },
    sort: 'dueDate',
    limit: 20,
    ...rows,
    depth: 1, // the company that it is for
  })
  return docs.map(({ id, title, dueDate, order }) => {
    const companyName = (typeof order === 'object' && order?.companyName) || null
    return taskToDo({ id, title, dueDate, companyName }, today)
  })
}

/** Everything that waits for a customer: what is late or failed first. */
export async function waitingForCustomer(
  payload: Payload,
  user: string,
  now: Date,
): Promise<ToDo[]> {
  const [orders, answers, tasks] = await Promise.all([
    fromOrders(payload, user),
    fromTickets(payload, user),
    fromTasks(payload, user, now),
  ])
  return inOrder([...orders, ...answers, ...tasks])
}

/** How much waits behind the menu's rows for orders and for support. */
export async function waitingMarks(payload: Payload, user: string) {
  const [orders, tickets] = await Promise.all([
    fromOrders(payload, user),
    fromTickets(payload, user),
  ])
  return { orders: orders.length, tickets: tickets.length }
}
