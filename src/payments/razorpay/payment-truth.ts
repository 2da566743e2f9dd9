import type { PaymentTruth } from '@/src/payments/gateway'
import type { RazorpayOrder, RazorpayPayment } from '@/src/payments/razorpay/razorpay-answers'
import { failureMessage } from '@/src/payments/razorpay/razorpay-messages'

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american express': 'amex',
  rupay: 'rupay',
  maestro: 'maestro',
  'diners club': 'diners',
}

/** The payment that was captured, whatever has been given back of it since. */
export const receivedOf = (payments: readonly RazorpayPayment[]): RazorpayPayment | undefined =>
  payments.find(({ status }) => status === 'captured' || status === 'refunded')

/** The payment that the customer agreed to and that waits to be captured. */
export const authorizedOf = (payments: readonly RazorpayPayment[]): RazorpayPayment | undefined =>
  payments.find(({ status }) => status === 'authorized')

function lastFailed(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  return payments
    .filter(({ status }) => status === 'failed')
    .sort((a, b) => b.created_at - a.created_at)[0]
}

/** Why the last try failed, in words. */
export function failureOf(payments: readonly RazorpayPayment[]): PaymentTruth['failure'] {
  const failed = lastFailed(payments)
  if (!failed) return null
  const code = failed.error_reason ?? failed.error_code ?? 'payment_failed'
  return { code, message: failureMessage(code) }
}

function cardOf(payment: RazorpayPayment | undefined): PaymentTruth['card'] {
  const { network, last4 } = payment?.card ?? {}
  if (!network || !last4) return null
  return { brand: BRANDS[network.toLowerCase()] ?? network.toLowerCase(), last4 }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * What an order and its payments amount to. A failed payment leaves the order open, since the
 * window lets the customer try again: the failure is told beside it.
 */
export function paymentTruth(
  order: RazorpayOrder,
  payments: readonly RazorpayPayment[],
): PaymentTruth {
  const received = receivedOf(payments)
  const authorized = authorizedOf(payments)
  const isOpen = !received && !authorized
  return {
    ref: order.id,
    status: statusOf(order, received, authorized),
    chargeRef: received?.id ?? null,
    refundedMinor: received?.amount_refunded ?? 0,
    amountMinor: received?.amount ?? order.amount,
    currency: (received?.currency ?? order.currency).toUpperCase(),
    orderId: textOf(order.notes.order_id),
    attemptId: textOf(order.notes.attempt_id),
    card: cardOf(received ?? authorized),
    failure: isOpen ? failureOf(payments) : null,
  }
}

function statusOf(
  order: RazorpayOrder,
  received: RazorpayPayment | undefined,
  authorized: RazorpayPayment | undefined,
): PaymentTruth['status'] {
  if (received) return 'succeeded'
  if (authorized) return 'approved'
  // Paid by a payment that the list does not show yet.
  return order.status === 'paid' ? 'pending' : 'requires_action'
}
