import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { inTransaction, runSql } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import type { PaymentEvent } from '@/src/payments/gateway'

/**
 * Keeps a gateway's event, once by its id, and has the worker settle what it is about.
 *
 * A repeated delivery is counted and does nothing more.
 */
export async function receiveWebhook(
  outer: PayloadRequest,
  gateway: GatewaySlug,
  event: PaymentEvent,
  rawBody: string,
): Promise<void> {
  await inTransaction(outer.payload, async (req) => {
    const status = event.ref ? 'received' : 'ignored'
    const rows = await runSql(
      req,
      sql`insert into webhook_events (id, gateway, event_id, type, ref, payload, status, deliveries, attempts, created_at, updated_at)
        values (gen_random_uuid(), ${gateway}::enum_webhook_events_gateway, ${event.id}, ${event.type}, ${event.ref},
          ${rawBody}::jsonb, ${status}::enum_webhook_events_status, 1, 0, now(), now())
        on conflict (gateway, event_id) do update
          set deliveries = webhook_events.deliveries + 1, updated_at = now()
        returning id, deliveries`,
    )
    const stored = rows[0]
    if (!stored || !event.ref || Number(stored.deliveries) > 1) return
    await enqueue(req, 'settle-payment', { gateway, ref: event.ref, eventId: String(stored.id) })
  })
}
