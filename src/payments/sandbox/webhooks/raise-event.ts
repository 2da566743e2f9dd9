import { newId, nowSeconds } from '@/src/payments/sandbox/ids'
import type { SandboxEvent } from '@/src/payments/sandbox/objects'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'
import type { Delivery, SandboxWrite } from '@/src/payments/sandbox/store/sandbox-store'

export type EventType =
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'

const DELAY_MS = 1500

function delivery(event: SandboxEvent, orderId: string | null, delayMs: number): Delivery {
  const now = Date.now()
  return {
    id: newId('whd'),
    eventId: event.id,
    eventType: event.type,
    orderId,
    state: 'waiting',
    dueAt: now + delayMs,
    attempts: 0,
    lastStatus: null,
    lastError: null,
    createdAt: now,
  }
}

function planned(sandbox: Sandbox, event: SandboxEvent, orderId: string | null): Delivery[] {
  const { mode, times = 5, delayMs = DELAY_MS } = sandbox.switchboard.webhookPlan(orderId)
  const one = (delay: number) => delivery(event, orderId, delay)
  switch (mode) {
    case 'drop':
      return [{ ...one(0), state: 'dropped' }]
    case 'delay':
      return [one(delayMs)]
    case 'repeat':
      return Array.from({ length: times }, () => one(0))
    case 'reorder':
      return [one(sandbox.switchboard.isOvertaken(orderId) ? delayMs : 0)]
    case 'deliver':
      return [one(0)]
  }
}

/** An event about an object as it is now, with its deliveries: saved together with the object. */
export function raiseEvent(
  sandbox: Sandbox,
  type: EventType,
  object: Record<string, unknown>,
  orderId: string | null,
): Required<SandboxWrite> {
  const event: SandboxEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  return {
    objects: [{ kind: 'event', body: event }],
    deliveries: planned(sandbox, event, orderId),
  }
}
