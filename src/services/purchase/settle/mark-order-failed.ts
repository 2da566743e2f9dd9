import { and, eq } from 'drizzle-orm'

import { orders } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'

/** Notes that the last try to pay failed; never takes a payment back that came meanwhile. */
export async function markOrderFailed(context: Caller, orderId: string): Promise<void> {
  const db = await databaseOf(context)
  await db
    .update(orders)
    .set({ paymentStatus: 'failed', updatedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'pending')))
}
