import { findCapture, findRefund } from '@/sandbox/payments/paypal/books'
import { timeText } from '@/sandbox/payments/paypal/ids'
import type { Capture, Order, Refund } from '@/sandbox/payments/paypal/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { paypalValue } from '@/src/payments/paypal/paypal-money'

const money = (minor: number, currency: string) => ({
  currency_code: currency,
  value: paypalValue(minor),
})

const link = ({ publicUrl }: Sandbox, path: string, rel: string, method: 'GET' | 'POST') => ({
  href: `${publicUrl}/paypal${path}`,
  rel,
  method,
})

/** A capture as PayPal shows it. */
export function shownCapture(sandbox: Sandbox, capture: Capture, order: Order) {
  const path = `/v2/payments/captures/${capture.id}`
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING'
      ? { status_details: { reason: capture.reason ?? 'ECHECK' } }
      : {}),
    amount: money(capture.amountMinor, order.currency),
    final_capture: true,
    custom_id: order.customId ?? undefined,
    invoice_id: order.invoiceId ?? undefined,
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [
      link(sandbox, path, 'self', 'GET'),
      link(sandbox, `${path}/refund`, 'refund', 'POST'),
      link(sandbox, `/v2/checkout/orders/${order.id}`, 'up', 'GET'),
    ],
    create_time: timeText(capture.created),
    update_time: timeText(capture.created),
  }
}

/** A refund as PayPal shows it: it names its capture, and the order only through that. */
export function shownRefund(sandbox: Sandbox, refund: Refund, order: Order) {
  return {
    id: refund.id,
    status: refund.status,
    amount: money(refund.amountMinor, refund.currency),
    custom_id: order.customId ?? undefined,
    invoice_id: order.invoiceId ?? undefined,
    note_to_payer: refund.note ?? undefined,
    links: [
      link(sandbox, `/v2/payments/refunds/${refund.id}`, 'self', 'GET'),
      link(sandbox, `/v2/payments/captures/${refund.capture}`, 'up', 'GET'),
    ],
    create_time: timeText(refund.created),
    update_time: timeText(refund.created),
  }
}

async function shownPayments(sandbox: Sandbox, order: Order) {
  if (!order.capture) return undefined
  const capture = await findCapture(sandbox.store, order.capture)
  const refunds = await Promise.all(capture.refunds.map((id) => findRefund(sandbox.store, id)))
  return {
    captures: [shownCapture(sandbox, capture, order)],
    ...(refunds.length === 0
      ? {}
      : { refunds: refunds.map((refund) => shownRefund(sandbox, refund, order)) }),
  }
}

function linksOf(sandbox: Sandbox, { id, status }: Order) {
  const path = `/v2/checkout/orders/${id}`
  const self = link(sandbox, path, 'self', 'GET')
  if (status === 'COMPLETED') return [self]
  const approve = link(sandbox, `/checkoutnow?token=${id}`, 'payer-action', 'GET')
  return status === 'APPROVED'
    ? [self, approve, link(sandbox, `${path}/capture`, 'capture', 'POST')]
    : [self, approve]
}

/** An order in short, as PayPal answers unless it is asked for the whole. */
export const shortOrder = (sandbox: Sandbox, order: Order) => ({
  id: order.id,
  status: order.status,
  links: linksOf(sandbox, order),
})

/** An order as PayPal shows it, with what became of its money. */
export async function shownOrder(sandbox: Sandbox, order: Order) {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: timeText(order.created),
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: money(order.amountMinor, order.currency),
        description: order.description ?? undefined,
        custom_id: order.customId ?? undefined,
        invoice_id: order.invoiceId ?? undefined,
        payments: await shownPayments(sandbox, order),
      },
    ],
    payment_source: { paypal: {} },
    ...(order.status === 'PAYER_ACTION_REQUIRED' ? {} : { payer: { payer_id: order.payerId } }),
    links: linksOf(sandbox, order),
  }
}
