import { nowSeconds } from '@/sandbox/payments/ids'
import { razorpayId } from '@/sandbox/payments/razorpay/ids'
import {
  type Dispute,
  type Order,
  type Payment,
  type Refund,
  shownDispute,
  shownOrder,
  shownPayment,
  shownRefund,
} from '@/sandbox/payments/razorpay/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { StoredObject } from '@/sandbox/payments/store/sandbox-store'
import { raiseEvent } from '@/sandbox/payments/webhooks/raise-event'

export type EventType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | `payment.dispute.${'created' | 'under_review' | 'won' | 'lost' | 'closed'}`

export type Subject = {
  readonly order: Order
  readonly payment: Payment
  readonly refund?: Refund
  readonly dispute?: Dispute
}

/** What the shop is told: an event with what it is about. */
export type News = { readonly type: EventType; readonly about: Subject }

/** Several events about the same. */
export const news = (types: readonly EventType[], about: Subject): News[] =>
  types.map((type) => ({ type, about }))

function payloadOf({ type, about: { order, payment, refund, dispute } }: News) {
  const entities = { payment: { entity: shownPayment(payment) } }
  if (type === 'order.paid') return { ...entities, order: { entity: shownOrder(order) } }
  if (dispute) return { ...entities, dispute: { entity: shownDispute(dispute) } }
  return refund ? { refund: { entity: shownRefund(refund) }, ...entities } : entities
}

const ACCOUNT = 'acc_R7xSandboxShop'

function raise(sandbox: Sandbox, order: Order, type: string, payload: object) {
  const body = {
    entity: 'event',
    account_id: ACCOUNT,
    event: type,
    contains: Object.keys(payload),
    payload,
    created_at: nowSeconds(),
  }
  const orderId = order.notes.order_id ?? null
  return raiseEvent(sandbox, { id: razorpayId('evt'), gateway: 'razorpay', type, orderId, body })
}

/** Events that the shop has no use for, where they are switched on. */
function otherEvents(sandbox: Sandbox, { order }: Subject) {
  if (!sandbox.switchboard.setting('razorpay_other_events', order.notes.order_id ?? null)) return []
  const settlement = { id: razorpayId('setl'), entity: 'settlement', amount: order.amount }
  return [
    raise(sandbox, order, 'settlement.processed', { settlement: { entity: settlement } }),
    raise(sandbox, order, 'payment.downtime.started', []),
  ]
}

/** Writes objects down together with what is told of them. */
export async function commit(
  sandbox: Sandbox,
  objects: readonly StoredObject[],
  told: readonly News[],
): Promise<void> {
  const events = told.map((one) => raise(sandbox, one.about.order, one.type, payloadOf(one)))
  const also = told[0] ? otherEvents(sandbox, told[0].about) : []
  const all = [...events, ...also]
  await sandbox.store.save({
    objects: [...objects, ...all.flatMap((event) => event.objects)],
    deliveries: all.flatMap((event) => event.deliveries),
  })
  sandbox.courier.wake()
}
