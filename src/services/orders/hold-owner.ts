import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'

/**
 * Whose an order is, null while it is a guest's: nobody can claim it until the transaction ends.
 * What is written about an order takes its owner from here, since the row that a request has read
 * may have been claimed meanwhile.
 */
export async function holdOwner(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'parent'>,
): Promise<string | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ user: orders.user })
    .from(orders)
    .where(eq(orders.id, rootOf(order)))
    .for('key share')
  return row?.user ?? null
}
