import type { PayloadRequest } from 'payload'
import { orders } from '@/src/database-schema'
import { lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'

export const CHANGED = 'Someone changed this order after you opened it. Nothing was saved.'

/**
 * An order that staff are about to change, as it is now: no one else changes it until the end of
 * the transaction. @throws AppError 404 when there is none that the person may read
 */
export async function openOrder(req: PayloadRequest, id: string): Promise<Order> {
  await lockRow(req, orders, id)
  const order = await findById(req, 'orders', id, { overrideAccess: false })
  if (order) return order
  throw new AppError('no_order', 'This order does not exist.', 404)
}

/** Writes what was decided about it. */
export function writeOrder(req: PayloadRequest, id: string, data: Partial<Order>): Promise<Order> {
  return updateRow(req, 'orders', id, {
    data,
    overrideAccess: true, // services alone write these fields; the endpoint checked the permission
  })
}
