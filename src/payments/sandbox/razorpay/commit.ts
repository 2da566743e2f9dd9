import { newId, nowSeconds } from '@/src/payments/sandbox/ids'
import {
  type Order,
  type Payment,
  type Refund,
  shownOrder,
  shownPayment,
  shownRefund,
} from '@/src/payments/sandbox/razorpay/objects'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'
import type { StoredObject } from '@/src/payments/sandbox/store/sandbox-store'
import { raiseEvent } from '@/src/payments/sandbox/webhooks/raise-event'

export type EventType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.processed'

export type Subject = { readonly order: Order; readonly payment: Payment; readonly refund?: Refund }

function payloadOf(type: EventType, { order, payment, refund }: Subject) {
  const entities = { payment: { entity: shownPayment(payment) } }
  if (type === 'order.paid') return { ...entities, order: { entity: shownOrder(order) } }
  return refund ? { refund: { entity: shownRefund(refund) }, ...entities } : entities
}

/** Writes objects down together with what is told of them. */
export async function commit(
  sandbox: Sandbox,
  objects: readonly StoredObject[],
  types: readonly EventType[],
  subject: Subject,
): Promise<void> {
  const events = types.map((type) => {
    const payload = payloadOf(type, subject)
    const body = {
      entity: 'event',
      account_id: 'acc_sandbox',
      event: type,
      contains: Object.keys(payload),
      payload,
      created_at: nowSeconds(),
    }
    const orderId = subject.order.notes.order_id ?? null
    return raiseEvent(sandbox, { id: newId('evt'), gateway: 'razorpay', type, orderId, body })
  })
  await sandbox.store.save({
    objects: [...objects, ...events.flatMap((event) => event.objects)],
    deliveries: events.flatMap((event) => event.deliveries),
  })
  sandbox.courier.wake()
}
