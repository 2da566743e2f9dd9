import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links } from '@/src/database-schema'
import { orderTitle } from '@/src/domain/orders/my-order'
import { databaseOf } from '@/src/lib/database'
import { recordsById } from '@/src/queries/platform/records-by-id'

/** The codes of affiliates by their ids. */
export async function affiliateCodes(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: affiliate_links.id, code: affiliate_links.code })
    .from(affiliate_links)
    .where(inArray(affiliate_links.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** What was sold in orders, by their ids: no word of who bought it. */
export async function orderNames(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const orders = await recordsById(req, 'orders', ids, {
    kind: true,
    serviceType: true,
    companyType: true,
    lines: { label: true },
  })
  return new Map(orders.map((order) => [order.id, orderTitle(order)]))
}
