import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { withoutSecrets } from '@/src/domain/payments/without-secrets'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { inTransaction, runSql } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import type { PaymentEvent } from '@/src/payments/gateway'
import { currentKeys } from '@/src/services/payments/gateways/resolve-gateway'

const modeOf = ({ isLive }: PaymentEvent) => (isLive === null ? null : isLive ? 'live' : 'test')

/**
 * What is wrong when an event that our secret opens is about the other kind of money than the keys:
 * the webhook secret was copied from the provider's other mode. Null where nothing is.
 */
async function otherMode(
  { payload }: Pick<PayloadRequest, 'payload'>,
  gateway: GatewaySlug,
  event: PaymentEvent,
): Promise<string | null> {
  const mode = modeOf(event)
  const keys = mode && (await currentKeys(payload, gateway))
  if (!keys || (keys.mode === 'live') === (mode === 'live')) return null
  return `This event is from ${mode} mode, and the keys are for ${keys.mode}: save the webhook secret of the endpoint in ${keys.mode} mode.`
}

/**
 * Keeps a gateway's event, once by its id, and has the worker settle what it is about.
 *
 * The keys that it carries are not kept. A repeated delivery is counted and does nothing more.
 */
export async function receiveWebhook(
  outer: PayloadRequest,
  gateway: GatewaySlug,
  event: PaymentEvent,
  rawBody: string,
): Promise<void> {
  const problem = await otherMode(outer, gateway, event)
  await inTransaction(outer.payload, async (req) => {
    const { ref, refundRef, disputeRef } = event
    const isOurs = Boolean(ref || refundRef || disputeRef)
    const status = problem ? 'failed' : isOurs ? 'received' : 'ignored'
    const rows = await runSql(
      req,
      sql`insert into webhook_events (id, gateway, event_id, type, ref, refund_ref, dispute_ref, mode, payload, status, error, deliveries, attempts, created_at, updated_at)
        values (gen_random_uuid(), ${gateway}::enum_webhook_events_gateway, ${event.id}, ${event.type}, ${ref}, ${refundRef}, ${disputeRef},
          ${modeOf(event)}::enum_webhook_events_mode,
          ${withoutSecrets(rawBody)}::jsonb, ${status}::enum_webhook_events_status, ${problem}, 1, 0, now(), now())
        on conflict (gateway, event_id) do update
          set deliveries = webhook_events.deliveries + 1, updated_at = now()
        returning id, deliveries`,
    )
    const stored = rows[0]
    if (!stored || !isOurs || problem || Number(stored.deliveries) > 1) return
    const eventId = String(stored.id)
    await enqueue(req, 'settle-payment', { gateway, ref, refundRef, disputeRef, eventId })
  })
}
