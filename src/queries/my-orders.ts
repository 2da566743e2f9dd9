import config from '@payload-config'
import { sql } from 'drizzle-orm'
import { getPayload, type Payload, type Where } from 'payload'

import type { OrderSummary } from '@/src/domain/orders/my-order'
import type { OrderStatus } from '@/src/domain/orders/order-status'
import { runSql } from '@/src/lib/database'
import type { User } from '@/src/payload-types'

import { orderSummary, SUMMARY } from './order-view'

const PAGE = 20

/** Staff may read every order; here everybody sees only their own. */
const own = (user: User): Where => ({ user: { equals: user.id } })

const as = (user: User) => ({ overrideAccess: false, user, depth: 0 }) as const

export type OrderFilter = {
  readonly search: string
  readonly status: OrderStatus | null
  readonly page: number
}

/** The ids of the customer's orders that begin as people read them off: `#1a2b3c4d`. */
async function idsBeginning(payload: Payload, user: User, search: string): Promise<Where[]> {
  const prefix = /^#?([0-9a-f]{4,8})$/i.exec(search)?.[1]
  if (!prefix) return []
  const rows = await runSql(
    { payload },
    sql`select id from orders where user_id = ${user.id}
      and starts_with(id::text, ${prefix.toLowerCase()}) limit ${PAGE}`,
  )
  return rows.length > 0 ? [{ id: { in: rows.map((row) => row.id) } }] : []
}

async function matching(payload: Payload, user: User, search: string): Promise<Where[]> {
  if (search === '') return []
  const texts: Where[] = ['companyName', 'receiptNumber'].map((field) => ({
    [field]: { like: search },
  }))
  return [{ or: [...texts, ...(await idsBeginning(payload, user, search))] }]
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
        ...(filter.status ? [{ status: { equals: filter.status } }] : []),
        ...(await matching(payload, user, filter.search)),
      ],
    },
    select: SUMMARY,
    sort: '-createdAt',
    limit: PAGE,
    page: filter.page,
  })
  return {
    orders: result.docs.map(orderSummary),
    total: result.totalDocs,
    page: result.page ?? 1,
    pages: result.totalPages,
  }
}

/** The figures of the dashboard's first page. */
export async function myCounts(user: User) {
  const payload = await getPayload({ config })
  const options = { overrideAccess: false, user } as const
  const [active, completed, documents, tickets] = await Promise.all([
    payload.count({
      ...options,
      collection: 'orders',
      where: { and: [own(user), { status: { in: ['pending', 'processing'] } }] },
    }),
    payload.count({
      ...options,
      collection: 'orders',
      where: { and: [own(user), { status: { equals: 'completed' } }] },
    }),
    payload.count({ ...options, collection: 'documents', where: own(user) }),
    payload.count({
      ...options,
      collection: 'tickets',
      where: { and: [own(user), { status: { not_equals: 'closed' } }] },
    }),
  ])
  return {
    active: active.totalDocs,
    completed: completed.totalDocs,
    documents: documents.totalDocs,
    openTickets: tickets.totalDocs,
  }
}
