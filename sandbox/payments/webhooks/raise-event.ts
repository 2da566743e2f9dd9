import { newId } from '@/sandbox/payments/ids'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { Delivery, SandboxWrite, StoredEvent } from '@/sandbox/payments/store/sandbox-store'

const DELAY_MS = 1500

function delivery(event: StoredEvent, delayMs: number): Delivery {
  const now = Date.now()
  return {
    id: newId('whd'),
    gateway: event.gateway,
    eventId: event.id,
    eventType: event.type,
    orderId: event.orderId,
    state: 'waiting',
    dueAt: now + delayMs,
    attempts: 0,
    lastStatus: null,
    lastError: null,
    createdAt: now,
  }
}

function planned(sandbox: Sandbox, event: StoredEvent): Delivery[] {
  const { mode, times = 5, delayMs = DELAY_MS } = sandbox.switchboard.webhookPlan(event)
  const one = (delay: number) => delivery(event, delay)
  switch (mode) {
    case 'drop':
      return [{ ...one(0), state: 'dropped' }]
    case 'delay':
      return [one(delayMs)]
    case 'repeat':
      return Array.from({ length: times }, () => one(0))
    case 'reorder':
      return [one(sandbox.switchboard.isOvertaken(event) ? delayMs : 0)]
    case 'deliver':
      return [one(0)]
  }
}

/** An event with its deliveries: saved together with the objects that it is about. */
export function raiseEvent(sandbox: Sandbox, event: StoredEvent): Required<SandboxWrite> {
  return { objects: [{ kind: 'event', body: event }], deliveries: planned(sandbox, event) }
}
