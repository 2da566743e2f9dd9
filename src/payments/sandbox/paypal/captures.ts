import type { ApiVisit } from '@/src/payments/sandbox/http/faults'
import { json, type Reply } from '@/src/payments/sandbox/http/reply'
import { nowSeconds } from '@/src/payments/sandbox/ids'
import { needToken } from '@/src/payments/sandbox/paypal/access'
import { findCapture, findOrder, keptCapture, keptOrder } from '@/src/payments/sandbox/paypal/books'
import { refused } from '@/src/payments/sandbox/paypal/errors'
import { once } from '@/src/payments/sandbox/paypal/idempotency'
import { paypalId } from '@/src/payments/sandbox/paypal/ids'
import { type Capture, invoiceSchema, type Order } from '@/src/payments/sandbox/paypal/objects'
import { orderReply } from '@/src/payments/sandbox/paypal/orders'
import { raisePaypalEvent } from '@/src/payments/sandbox/paypal/raise-paypal-event'
import { shownCapture } from '@/src/payments/sandbox/paypal/show'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'

/** @throws ApiError 422 as PayPal's, unless the order is one that can be captured now. */
async function mustBeCapturable({ store }: Sandbox, order: Order): Promise<void> {
  if (order.status === 'COMPLETED') {
    throw refused('ORDER_ALREADY_CAPTURED', 'Order already captured.')
  }
  if (order.status !== 'APPROVED') {
    throw refused('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.')
  }
  const paid = invoiceSchema.safeParse(await store.read('paypal-invoice', order.invoiceId ?? ''))
  if (paid.success) {
    throw refused('DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.')
  }
}

async function takeMoney(sandbox: Sandbox, order: Order, decline: boolean): Promise<string> {
  await mustBeCapturable(sandbox, order)
  if (decline || order.behaviour === 'declines') {
    throw refused(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
    )
  }
  const isPending = order.behaviour === 'pends'
  const capture: Capture = {
    id: paypalId(),
    order: order.id,
    status: isPending ? 'PENDING' : 'COMPLETED',
    created: nowSeconds(),
    amountMinor: order.amountMinor,
    refundedMinor: 0,
    refunds: [],
  }
  const captured: Order = { ...order, status: 'COMPLETED', capture: capture.id }
  const type = isPending ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED'
  const resource = shownCapture(sandbox, capture, captured)
  const event = raisePaypalEvent(sandbox, type, resource, captured)
  const invoice = order.invoiceId
    ? [{ kind: 'paypal-invoice', body: { id: order.invoiceId, capture: capture.id } }]
    : []
  await sandbox.store.save({
    objects: [keptCapture(capture), keptOrder(captured), ...invoice, ...event.objects],
    deliveries: event.deliveries,
  })
  sandbox.courier.wake()
  return order.id
}

/** Takes the money of an approved order, as its payer chose that it shall go. */
export async function captureOrder(visit: ApiVisit): Promise<Reply> {
  const { sandbox, request, id, decline } = visit
  needToken(sandbox, request)
  const made = await once(sandbox, request, () =>
    sandbox.lock(`paypal ${id}`, async () =>
      takeMoney(sandbox, await findOrder(sandbox.store, id), decline),
    ),
  )
  const order = await findOrder(sandbox.store, made.id)
  return orderReply(visit, order, made.isNew ? 201 : 200)
}

export async function readCapture({ sandbox, request, id }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  const capture = await findCapture(sandbox.store, id)
  return json(shownCapture(sandbox, capture, await findOrder(sandbox.store, capture.order)))
}
