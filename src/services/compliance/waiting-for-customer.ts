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
import { isAskedService } from '@/src/domain/vocabulary/service-types'
import { databaseOf } from '@/src/lib/database'
import { fields, findRows } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { sentDetails } from '@/src/services/filing/sent-details'
import { paymentStates } from '@/src/services/payments/payment-of-order'
import { officeDayAt } from '@/src/services/platform/business-zone'

/** From how many days before its date a deadline waits for the customer. */
const NEAR_DAYS = 30
const DAY_MS = 86_400_000

const rows = { depth: 0, pagination: false, overrideAccess: true } as const // of the person themself

const NEEDED = fields(
  'kind serviceType packageType status paymentStatus legalName companyType',
  'totalMinor currency lines timeline paidAt',
)

async function openOrders(payload: Payload, user: string) {
  return findRows({ payload }, 'orders', {
    where: { user: { equals: user }, status: { in: ['pending', 'processing'] } },
    select: NEEDED,
    sort: '-createdAt',
    limit: 100,
    ...rows,
  })
}

/** What each of these orders waits for, by its id. The caller made sure that they may be seen. */
export function toDosOfOrders(
  orders: readonly Pick<Order, keyof typeof NEEDED | 'id'>[],
  sent: Awaited<ReturnType<typeof sentDetails>>,
  paymentOf: Awaited<ReturnType<typeof paymentStates>>,
): Map<string, ToDo[]> {
  const waiting = orders.map((order): WaitingOrder => {
    const { llc, ...others } = sent.get(order.id) ?? {}
    return {
      ...order,
      companyName: order.legalName ?? null,
      currency: order.currency === 'INR' ? 'INR' : 'USD',
      lines: order.lines ?? [],
      timeline: order.timeline ?? [],
      payment: paymentOf(order),
      filing: llc ?? null,
      details: Object.entries(others).flatMap(([service, one]) =>
        isAskedService(service) ? [{ service, completedAt: one?.completedAt }] : [],
      ),
    }
  })
  return new Map(waiting.map((order) => [order.id, orderToDos(order)]))
}

async function fromOrders(payload: Payload, user: string): Promise<ToDo[][]> {
  const orders = await openOrders(payload, user)
  const paid = orders.filter((one) => !isUnpaid(one)).map(({ id }) => id)
  const [sent, paymentOf] = await Promise.all([
    sentDetails({ payload }, paid),
    paymentStates(payload, orders),
  ])
  return [...toDosOfOrders(orders, sent, paymentOf).values()]
}

async function fromTickets(payload: Payload, user: string): Promise<ToDo[]> {
  const db = await databaseOf({ payload })
  const { customerReadAt, deletedAt, id, lastStaffAt, mergedInto, subject } = tickets
  const found = await db
    .select({ id, subject })
    .from(tickets)
    .where(
      and(
        eq(tickets.user, user),
        isNull(deletedAt),
        isNull(mergedInto), // its messages are read in the ticket that it was merged into
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
    populate: { orders: { legalName: true } },
    sort: 'dueDate',
    limit: 20,
    ...rows,
    depth: 1, // the company that it is for
  })
  return docs.map(({ id, title, dueDate, order }) => {
    const companyName = (typeof order === 'object' && order?.legalName) || null
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
  return inOrder([...orders.flat(), ...answers, ...tasks])
}

/** Whether an order needs its customer for more than its payment. */
export const needsCustomer = (toDos: readonly ToDo[] | undefined): boolean =>
  toDos?.some(({ kind }) => kind !== 'payment') ?? false

/** How many orders need the customer, and how many tickets have an answer they have not read. */
export async function waitingMarks(payload: Payload, user: string) {
  const [orders, tickets] = await Promise.all([
    fromOrders(payload, user),
    fromTickets(payload, user),
  ])
  return { orders: orders.filter(needsCustomer).length, tickets: tickets.length }
}
