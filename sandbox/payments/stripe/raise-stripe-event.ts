import { newId, nowSeconds } from '@/sandbox/payments/ids'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxWrite } from '@/sandbox/payments/store/sandbox-store'
import { completed } from '@/sandbox/payments/stripe/complete'
import { raiseEvent } from '@/sandbox/payments/webhooks/raise-event'

export type EventType =
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'payout.paid'

/** An event about an object as it is now, with its deliveries: saved together with the object. */
export function raiseStripeEvent(
  sandbox: Sandbox,
  type: EventType,
  object: Record<string, unknown>,
  orderId: string | null,
): Required<SandboxWrite> {
  const id = newId('evt')
  const body = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: nowSeconds(),
    data: { object: completed(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  return raiseEvent(sandbox, { id, gateway: 'stripe', type, orderId, body })
}
