import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { webhook_events } from '@/src/database-schema'
import { withoutSecrets } from '@/src/domain/payments/without-secrets'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
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
    const db = await databaseOf(req)
    const [stored] = await db
      .insert(webhook_events)
      .values({
        gateway,
        eventId: event.id,
        type: event.type,
        ref,
        refundRef,
        disputeRef,
        mode: modeOf(event),
        payload: sql`${withoutSecrets(rawBody)}::jsonb`, // as it came, not parsed and written again
        status,
        error: problem,
        deliveries: 1,
        attempts: 0,
      })
      .onConflictDoUpdate({
        target: [webhook_events.gateway, webhook_events.eventId],
        set: { deliveries: sql`${webhook_events.deliveries} + 1`, updatedAt: now },
      })
      .returning({ eventId: webhook_events.id, deliveries: webhook_events.deliveries })
    if (!stored || !isOurs || problem || stored.deliveries > 1) return
    const { eventId } = stored
    await enqueue(req, 'settle-payment', { gateway, ref, refundRef, disputeRef, eventId })
  })
}
