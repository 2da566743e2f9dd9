import { desc, eq, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders } from '@/src/database-schema'
import { orderTitle } from '@/src/domain/orders/my-order'
import { databaseOf } from '@/src/lib/database'
import { fields } from '@/src/lib/find-one'
import { holdsWords } from '@/src/lib/sql-parts'
import { recordsById } from '@/src/queries/platform/records'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { numberBegins } from '@/src/services/orders/find-orders'

const RECEIPT = /^\d{4}-\d{5,}$/

export async function findOrders(req: PayloadRequest, words: string, most: number) {
  const { legalName, createdAt, email, id, receiptNumber, searchText, status } = orders
  const held = holdsWords(searchText, words)
  const exact = RECEIPT.test(words) ? eq(receiptNumber, words) : undefined
  const db = await databaseOf(req)
  return db
    .select({ id, legalName, email, status })
    .from(orders)
    .where(exact ?? or(numberBegins(words), held))
    .orderBy(desc(createdAt))
    .limit(most)
}

/** The five orders that came last. */
export const latestOrders = (req: PayloadRequest) =>
  staffRows(req, 'orders', {
    sort: '-createdAt',
    limit: 5,
    select: fields('legalName email status paymentStatus totalMinor currency createdAt'),
  })

const NAMED = { kind: true, serviceType: true, companyType: true, lines: { label: true } } as const

/** What was sold in orders, by their ids: no word of who bought it. */
export async function orderNames(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const orders = await recordsById(req, 'orders', ids, NAMED)
  return new Map(orders.map((order) => [order.id, orderTitle(order)]))
}

export async function companyOrOrderNames(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const orders = await recordsById(req, 'orders', ids, { ...NAMED, legalName: true })
  return new Map(orders.map((order) => [order.id, order.legalName || orderTitle(order)]))
}
