import type { PayloadRequest } from 'payload'

import { orderTitle } from '@/src/domain/orders/my-order'
import { recordsById } from '@/src/queries/platform/records-by-id'

const NAMED = { kind: true, serviceType: true, companyType: true, lines: { label: true } } as const

/** What was sold in orders, by their ids: no word of who bought it. */
export async function orderNames(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const orders = await recordsById(req, 'orders', ids, NAMED)
  return new Map(orders.map((order) => [order.id, orderTitle(order)]))
}

/** Names orders by their company, where there is one. */
export async function companyOrOrderNames(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const orders = await recordsById(req, 'orders', ids, { ...NAMED, companyName: true })
  return new Map(orders.map((order) => [order.id, order.companyName || orderTitle(order)]))
}
