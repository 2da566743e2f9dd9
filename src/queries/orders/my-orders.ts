import config from '@payload-config'
import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm'
import { getPayload, type Payload, type Where } from 'payload'
import { documents, orders, tickets } from '@/src/database-schema'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import { type OrderRow, orderRow, ROW_GROUP_KEYS } from '@/src/domain/orders/progress/order-row'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import {
  ACTIVE_STATUSES,
  type OrderGroup,
  type OrderStatus,
  SERVICE_TYPES,
} from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { databaseOf } from '@/src/lib/database'
import { countIf, isOneOf } from '@/src/lib/sql-parts'
import type { Order, User } from '@/src/payload-types'
import { own, ownRows } from '@/src/queries/platform/own-rows'
import { needsCustomer, toDosOfOrders } from '@/src/services/compliance/waiting-for-customer'
import { sentDetails } from '@/src/services/filing/sent-details'
import { idsBeginning } from '@/src/services/orders/find-orders'
import { paymentStates } from '@/src/services/payments/payment-of-order'
import { businessZone } from '@/src/services/platform/business-zone'
import { orderSummary, orderView, SUMMARY } from './order-view'

const PAGE = 20
/** The most orders under way that are shown; more are found by searching. */
const MOST_OPEN = 200

export type OrderFilter = {
  readonly search: string
  readonly status: OrderGroup | null
  readonly page: number
}

const STATUSES: Partial<Record<OrderGroup, readonly OrderStatus[]>> = {
  active: ACTIVE_STATUSES,
}

/** What was refunded as a whole is no longer under way. */
const UNDER_WAY: Where = {
  and: [{ status: { in: [...ACTIVE_STATUSES] } }, { paymentStatus: { not_equals: 'refunded' } }],
}
const OVER: Where = {
  or: [{ status: { not_in: [...ACTIVE_STATUSES] } }, { paymentStatus: { equals: 'refunded' } }],
}

const ofStatus = (view: OrderGroup | null): Where[] =>
  view
    ? [
        { status: { in: [...(STATUSES[view] ?? [view])] } },
        ...(view === 'completed' || view === 'cancelled' ? [] : [UNDER_WAY]),
      ]
    : []

/** The customer's orders that begin as people read them off: `#1a2b3c4d`. */
async function numbered(payload: Payload, user: User, search: string): Promise<Where[]> {
  const ids = await idsBeginning({ payload }, search, user.id)
  return ids.length > 0 ? [{ id: { in: ids } }] : []
}

/** Those of a service that is called so, as `ein`: not every order has a company's name. */
function ofService(search: string): Where[] {
  const named = SERVICE_TYPES.filter((one) =>
    serviceName(one, {}).toLowerCase().includes(search.toLowerCase()),
  )
  return [
    { 'lines.label': { like: search } },
    ...(named.length > 0 ? [{ serviceType: { in: named } }] : []),
  ]
}

async function matching(payload: Payload, user: User, search: string): Promise<Where[]> {
  if (search === '') return []
  const texts: Where[] = ['companyName', 'legalName', 'receiptNumber'].map((field) => ({
    [field]: { like: search },
  }))
  return [{ or: [...texts, ...ofService(search), ...(await numbered(payload, user, search))] }]
}

export type OrderPage = {
  /** Those under way by who acts next, all on the first page; then the rest, newest first. */
  readonly orders: readonly OrderRow[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

async function documentCounts(payload: Payload, orders: readonly string[]) {
  const db = await databaseOf({ payload })
  const { order } = documents
  const found = await db
    .select({ order, count: countIf(isNull(documents.ticket)) })
    .from(documents)
    .where(isOneOf(order, orders))
    .groupBy(order)
  return new Map(found.map((one) => [one.order, one.count]))
}

/** When each order is paid for again and how much, by the order's id. */
async function renewals(payload: Payload, user: User): Promise<Map<string, string>> {
  const zone = await businessZone({ payload })
  const docs = await ownRows(user, 'subscriptions', {
    where: { status: { equals: 'active' } },
    select: { order: true, renewsAt: true, amountMinor: true, currency: true },
    sort: '-renewsAt',
    limit: MOST_OPEN,
  })
  return new Map(
    docs.map(({ order, renewsAt, amountMinor, currency }) => {
      const amount = formatMoney(money(amountMinor, currency === 'INR' ? 'INR' : 'USD'))
      return [idOf(order) ?? '', `Next payment ${dayText(renewsAt, zone)}, ${amount}`]
    }),
  )
}

async function rowsOf(payload: Payload, user: User, orders: readonly Order[]) {
  const ids = orders.map(({ id }) => id)
  const [paymentOf, sent, counts, next] = await Promise.all([
    paymentStates(payload, orders),
    sentDetails({ payload }, ids),
    documentCounts(payload, ids),
    renewals(payload, user),
  ])
  const toDos = toDosOfOrders(orders, sent, paymentOf)
  const rows = orders.map((order) => {
    const payment = { state: paymentOf(order), failure: null, card: null }
    const asked = toDos.get(order.id)
    return orderRow(orderView(order, payment, { sent: sent.get(order.id) }), {
      asked: needsCustomer(asked) ? asked?.find(({ kind }) => kind !== 'payment') : asked?.[0],
      documents: counts.get(order.id) ?? 0,
      renewal: next.get(order.id) ?? null,
    })
  })
  return ROW_GROUP_KEYS.flatMap((group) => rows.filter((row) => row.group === group))
}

export async function myOrders(user: User, filter: OrderFilter): Promise<OrderPage> {
  const payload = await getPayload({ config })
  const found = [
    own(user),
    ...ofStatus(filter.status),
    ...(await matching(payload, user, filter.search)),
  ]
  const as = { overrideAccess: false, user, depth: 0 } as const
  const list = { ...as, collection: 'orders', sort: '-createdAt' } as const
  const [open, over] = await Promise.all([
    payload.find({ ...list, where: { and: [...found, UNDER_WAY] }, limit: MOST_OPEN }),
    payload.find({ ...list, where: { and: [...found, OVER] }, limit: PAGE, page: filter.page }),
  ])
  const shown = [...(filter.page === 1 ? open.docs : []), ...over.docs]
  return {
    orders: await rowsOf(payload, user, shown),
    total: open.totalDocs + over.totalDocs,
    page: filter.page,
    pages: over.totalPages,
  }
}

/** How many orders of the customer's are in each group that they can choose; `all` of them. */
export async function orderCounts(user: User): Promise<Record<OrderGroup | 'all', number>> {
  const db = await databaseOf({ payload: await getPayload({ config }) })
  const { paymentStatus, status } = orders
  const isOpen = ne(paymentStatus, 'refunded')
  const [counts] = await db
    .select({
      all: count(),
      active: countIf(and(inArray(status, ACTIVE_STATUSES), isOpen)),
      pending: countIf(and(eq(status, 'pending'), isOpen)),
      processing: countIf(and(eq(status, 'processing'), isOpen)),
      completed: countIf(eq(status, 'completed')),
      cancelled: countIf(eq(status, 'cancelled')),
    })
    .from(orders)
    .where(eq(orders.user, user.id))
  return counts ?? { all: 0, active: 0, pending: 0, processing: 0, completed: 0, cancelled: 0 }
}

/** The customer's latest orders, newest first. */
export async function recentOrders(user: User, limit: number): Promise<OrderSummary[]> {
  const docs = await ownRows(user, 'orders', { select: SUMMARY, sort: '-createdAt', limit })
  const paymentOf = await paymentStates(await getPayload({ config }), docs)
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
