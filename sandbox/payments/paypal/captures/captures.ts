import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needToken } from '@/sandbox/payments/paypal/access'
import { findCapture, findOrder, keptCapture, keptOrder } from '@/sandbox/payments/paypal/books'
import { disputed, reversed, together } from '@/sandbox/payments/paypal/disputes'
import { refused } from '@/sandbox/payments/paypal/errors'
import { once } from '@/sandbox/payments/paypal/idempotency'
import { paypalId } from '@/sandbox/payments/paypal/ids'
import { type Capture, invoiceSchema, type Order } from '@/sandbox/payments/paypal/objects'
import { orderReply } from '@/sandbox/payments/paypal/orders'
import { shownCapture } from '@/sandbox/payments/paypal/show'
import {
  raiseOtherEvents,
  raisePaypalEvent,
} from '@/sandbox/payments/paypal/webhooks/raise-paypal-event'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxWrite } from '@/sandbox/payments/store/sandbox-store'

/** @throws ApiError 422 as PayPal's, unless the order is one that can be captured now. */
async function mustBeCapturable({ store }: Sandbox, order: Order): Promise<void> {
  if (order.status === 'COMPLETED') {
    throw refused('ORDER_ALREADY_CAPTURED')
  }
  if (order.status !== 'APPROVED') {
    throw refused('ORDER_NOT_APPROVED')
  }
  const paid = invoiceSchema.safeParse(await store.read('paypal-invoice', order.invoiceId ?? ''))
  if (paid.success) {
    throw refused('DUPLICATE_INVOICE_ID')
  }
}

/** @throws ApiError 422 where the bank declines, or PayPal itself refuses. */
function mustBeAccepted({ switchboard }: Sandbox, order: Order, decline: boolean): void {
  const issue = switchboard.setting('paypal_refused', order.customId)
  if (issue) throw refused(issue)
  if (decline || order.behaviour === 'declines') {
    throw refused('INSTRUMENT_DECLINED')
  }
}

async function takeMoney(sandbox: Sandbox, order: Order, decline: boolean): Promise<string> {
  await mustBeCapturable(sandbox, order)
  mustBeAccepted(sandbox, order, decline)
  const held = sandbox.switchboard.setting('paypal_pending', order.customId)
  const reason = held ?? (order.behaviour === 'pends' ? 'ECHECK' : null)
  const capture: Capture = {
    id: paypalId(),
    order: order.id,
    status: reason ? 'PENDING' : 'COMPLETED',
    reason,
    created: nowSeconds(),
    amountMinor: order.amountMinor,
    refundedMinor: 0,
    refunds: [],
  }
  const captured: Order = { ...order, status: 'COMPLETED', capture: capture.id }
  const invoice = order.invoiceId
    ? [{ kind: 'paypal-invoice', body: { id: order.invoiceId, capture: capture.id } }]
    : []
  const kept = { objects: [keptOrder(captured), ...invoice], deliveries: [] }
  await sandbox.store.save(together(kept, received(sandbox, captured, capture)))
  sandbox.courier.wake()
  return order.id
}

/** A capture with what is told of it, and with what PayPal or the payer do next. */
export function received(sandbox: Sandbox, order: Order, capture: Capture): Required<SandboxWrite> {
  const isPending = capture.status === 'PENDING'
  const type = isPending ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED'
  const resource = shownCapture(sandbox, capture, order)
  const told = together(
    { objects: [keptCapture(capture)], deliveries: [] },
    raisePaypalEvent(sandbox, type, resource, order),
    raiseOtherEvents(sandbox, order),
  )
  if (isPending) return told
  if (sandbox.switchboard.setting('paypal_reversed', order.customId)) {
    return together(told, reversed(sandbox, order, capture))
  }
  return together(told, disputed(sandbox, order, capture))
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
