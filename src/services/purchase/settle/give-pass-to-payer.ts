import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
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
  const rows = await runSql(
    req,
    sql`select later.id, drafts.token_hash, orders.pass_hash from orders
      join checkout_drafts drafts on drafts.id = orders.draft_id
      join payments paid on paid.id = ${attemptId}
      join payments later on later.order_id = orders.id and later.created_at > paid.created_at
      where orders.id = ${orderId} and orders.pass_hash is not null`,
  )
  for (const { id, token_hash: key, pass_hash: held } of rows) {
    const draft = { tokenHash: String(key) }
    const passOf = (attempt: string) =>
      hashToken(placerToken({ orderId, attemptId: attempt }, draft))
    if (passOf(String(id)) !== held) continue
    await runSql(req, sql`update orders set pass_hash = ${passOf(attemptId)} where id = ${orderId}`)
    return
  }
}
