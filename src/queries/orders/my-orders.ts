import config from '@payload-config'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { getPayload, type Payload, type Where } from 'payload'

import { documents, orders, tickets } from '@/src/database-schema'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import {
  ACTIVE_STATUSES,
  type OrderGroup,
  type OrderStatus,
} from '@/src/domain/vocabulary/order-status'
import { databaseOf } from '@/src/lib/database'
import { countIf } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { pageOf } from '@/src/queries/platform/page-of'
import { idsBeginning } from '@/src/services/orders/find-orders'
import { paymentStates } from '@/src/services/payments/payment-of-order'
import { orderSummary, SUMMARY } from './order-view'

const PAGE = 20

/** Staff may read every order; here everybody sees only their own. */
const own = (user: User): Where => ({ user: { equals: user.id } })

const as = (user: User) => ({ overrideAccess: false, user, depth: 0 }) as const

export type OrderFilter = {
  readonly search: string
  readonly status: OrderGroup | null
  readonly page: number
}

const STATUSES: Partial<Record<OrderGroup, readonly OrderStatus[]>> = {
  active: ACTIVE_STATUSES,
}

/** What was refunded as a whole is no longer under way. */
const ofStatus = (view: OrderGroup | null): Where[] => {
  if (!view) return []
  const isOver = view === 'completed' || view === 'cancelled'
  return [
    { status: { in: [...(STATUSES[view] ?? [view])] } },
    ...(isOver ? [] : [{ paymentStatus: { not_equals: 'refunded' } }]),
  ]
}

/** The customer's orders that begin as people read them off: `#1a2b3c4d`. */
async function numbered(payload: Payload, user: User, search: string): Promise<Where[]> {
  const ids = await idsBeginning({ payload }, search, user.id)
  return ids.length > 0 ? [{ id: { in: ids } }] : []
}

async function matching(payload: Payload, user: User, search: string): Promise<Where[]> {
  if (search === '') return []
  const texts: Where[] = ['companyName', 'receiptNumber'].map((field) => ({
    [field]: { like: search },
  }))
  return [{ or: [...texts, ...(await numbered(payload, user, search))] }]
}

export type OrderPage = {
  readonly orders: readonly OrderSummary[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** One page of the customer's orders, newest first. */
export async function myOrders(user: User, filter: OrderFilter): Promise<OrderPage> {
  const payload = await getPayload({ config })
  const result = await payload.find({
    ...as(user),
    collection: 'orders',
    where: {
      and: [
        own(user),
        ...ofStatus(filter.status),
        ...(await matching(payload, user, filter.search)),
      ],
    },
    select: SUMMARY,
    sort: '-createdAt',
    limit: PAGE,
    page: filter.page,
  })
  const paymentOf = await paymentStates(payload, result.docs)
  return {
    orders: result.docs.map((order) => orderSummary(order, paymentOf(order))),
    ...pageOf(result),
  }
}

/** The customer's latest orders, newest first. */
export async function recentOrders(user: User, limit: number): Promise<OrderSummary[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    ...as(user),
    collection: 'orders',
    where: own(user),
    select: SUMMARY,
    sort: '-createdAt',
    limit,
    pagination: false,
  })
  const paymentOf = await paymentStates(payload, docs)
  return docs.map((order) => orderSummary(order, paymentOf(order)))
}

export type Counts = {
  readonly active: number
  readonly completed: number
  readonly documents: number
  readonly openTickets: number
}

const NOTHING: Counts = { active: 0, completed: 0, documents: 0, openTickets: 0 }

/** The figures of the dashboard's first page, at one go. */
export async function myCounts(user: User): Promise<Counts> {
  const payload = await getPayload({ config })
  const db = await databaseOf({ payload })
  const { deletedAt, status } = tickets
  const [counts] = await db
    .select({
      active: countIf(
        and(inArray(orders.status, ACTIVE_STATUSES), ne(orders.paymentStatus, 'refunded')),
      ),
      completed: countIf(eq(orders.status, 'completed')),
      documents: db.$count(documents, and(eq(documents.user, user.id), isNull(documents.ticket))),
      openTickets: db.$count(
        tickets,
        and(eq(tickets.user, user.id), isNull(deletedAt), ne(status, 'closed')),
      ),
    })
    .from(orders)
    .where(eq(orders.user, user.id))
  return counts ?? NOTHING
}
