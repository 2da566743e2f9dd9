import { between, desc, eq, or, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders } from '@/src/database-schema'
import { orderTitle } from '@/src/domain/orders/my-order'
import { databaseOf } from '@/src/lib/database'
import { fields } from '@/src/lib/find-one'
import { holdsWords } from '@/src/lib/sql-parts'
import { recordsById } from '@/src/queries/platform/records'
import { staffRows } from '@/src/queries/platform/staff-rows'

const NUMBER = /^#?([0-9a-f]{4,8})$/i
const RECEIPT = /^\d{4}-\d{5,}$/
const LOWEST = '00000000-0000-0000-0000-000000000000'

/** The orders whose number begins so, which the primary key finds. */
function beginsWith(start: string): SQL {
  const first = start.toLowerCase()
  const last = `${first.padEnd(8, 'f')}${LOWEST.slice(8).replaceAll('0', 'f')}`
  return between(orders.id, `${first.padEnd(8, '0')}${LOWEST.slice(8)}`, last)
}

export async function findOrders(req: PayloadRequest, words: string, most: number) {
  const { legalName, createdAt, email, id, receiptNumber, searchText, status } = orders
  const [, number] = NUMBER.exec(words) ?? []
  const held = holdsWords(searchText, words)
  const exact = RECEIPT.test(words) ? eq(receiptNumber, words) : undefined
  const db = await databaseOf(req)
  return db
    .select({ id, legalName, email, status })
    .from(orders)
    .where(exact ?? (number ? or(beginsWith(number), held) : held))
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
