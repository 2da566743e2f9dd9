import { sql } from 'drizzle-orm'

import { runSql } from '@/src/lib/database'

/** Notes that the last try to pay failed; never takes a payment back that came meanwhile. */
export async function markOrderFailed(
  context: Parameters<typeof runSql>[0],
  orderId: string,
): Promise<void> {
  await runSql(
    context,
    sql`update orders set payment_status = 'failed', updated_at = now()
      where id = ${orderId} and payment_status = 'pending'`,
  )
}
