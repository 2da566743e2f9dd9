import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { checkout_drafts, orders, payments } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { hashToken } from '@/src/lib/secrets'
import { placerToken } from '@/src/services/orders/order-pass'

/**
 * Leaves an order's pass with whoever began the attempt that paid it. Some providers can't call an
 * earlier attempt off: its money may come after somebody else with a copy of the draft has begun
 * another one, and with it got the pass to the unpaid order.
 *
 * The caller holds the order's row.
 */
export async function givePassToPayer(
  req: PayloadRequest,
  orderId: string,
  attemptId: string,
): Promise<void> {
  const db = await databaseOf(req)
  const [paid, later] = [alias(payments, 'paid'), alias(payments, 'later')]
  const begunLater = and(eq(later.order, orders.id), gt(later.createdAt, paid.createdAt))
  const rows = await db
    .select({ id: later.id, tokenHash: checkout_drafts.tokenHash, held: orders.passHash })
    .from(orders)
    .innerJoin(checkout_drafts, eq(checkout_drafts.id, orders.draft))
    .innerJoin(paid, eq(paid.id, attemptId))
    .innerJoin(later, begunLater)
    .where(and(eq(orders.id, orderId), isNotNull(orders.passHash)))
  for (const { id, tokenHash, held } of rows) {
    const passOf = (attempt: string) =>
      hashToken(placerToken({ orderId, attemptId: attempt }, { tokenHash }))
    if (passOf(id) !== held) continue
    await db
      .update(orders)
      .set({ passHash: passOf(attemptId) })
      .where(eq(orders.id, orderId))
    return
  }
}
