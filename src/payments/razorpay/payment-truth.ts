import type { z } from 'zod'

import type { CaptureResult, GatewayAmount, PaymentTruth } from '@/src/payments/gateway'
import {
  orderId,
  paymentAnswer,
  paymentsAnswer,
  type RazorpayClient,
  type RazorpayOrder,
  type RazorpayPayment,
} from '@/src/payments/razorpay/razorpay-client'
import {
  failureMessage,
  RETURNED,
  razorpayTrouble,
  refusalOf,
} from '@/src/payments/razorpay/razorpay-trouble'

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american express': 'amex',
  rupay: 'rupay',
  maestro: 'maestro',
  'diners club': 'diners',
}

const oldestFirst = (a: RazorpayPayment, b: RazorpayPayment) => a.created_at - b.created_at

/**
 * The payment that was captured, whatever has been given back of it since. Razorpay returns some
 * money by itself, uncaptured: a second payment of a paid order, and one that no one captured in
 * time. Those are `refunded` too, and never paid anything.
 */
export const receivedOf = (payments: readonly RazorpayPayment[]): RazorpayPayment | undefined =>
  payments.filter(({ captured }) => captured).sort(oldestFirst)[0]

const isReturned = ({ status, captured }: RazorpayPayment) => status === 'refunded' && !captured

/** The payment that the customer agreed to and that waits to be captured. */
const authorizedOf = (payments: readonly RazorpayPayment[]): RazorpayPayment | undefined =>
  payments.find(({ status }) => status === 'authorized')

function lastFailed(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  return payments
    .filter((payment) => payment.status === 'failed' || isReturned(payment))
    .sort((a, b) => oldestFirst(b, a))[0]
}

/** Why the last try failed, in words. */
function failureOf(payments: readonly RazorpayPayment[]): PaymentTruth['failure'] {
  const failed = lastFailed(payments)
  if (!failed) return null
  const reason = isReturned(failed) ? RETURNED : failed.error_reason
  const code = reason ?? failed.error_code ?? 'payment_failed'
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
    capturedMinor: received?.amount ?? 0,
    chargeRef: received?.id ?? null,
    refundedMinor: received?.amount_refunded ?? 0,
    // Razorpay takes money back by refunds and disputes alone.
    reversedMinor: 0,
    amountMinor: received?.amount ?? order.amount,
    currency: (received?.currency ?? order.currency).toUpperCase(),
    orderId: textOf(order.notes.order_id),
    attemptId: textOf(order.notes.attempt_id),
    card: cardOf(received ?? authorized),
    method: (received ?? authorized)?.method ?? null,
    // Neither orders nor payments say it: the key that asked decides.
    isLive: null,
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

/** The payments that were made for an order, failed ones included. */
export async function paymentsOf(client: RazorpayClient, ref: string): Promise<RazorpayPayment[]> {
  const { items } = await client.ask(paymentsAnswer, () => client.sdk.orders.fetchPayments(ref))
  return items
}

const declined = (code: string): CaptureResult => ({
  kind: 'declined',
  code,
  message: failureMessage(code),
})

async function captureAuthorized(
  client: RazorpayClient,
  ref: string,
  payment: RazorpayPayment,
  { minor, currency }: GatewayAmount,
): Promise<CaptureResult> {
  try {
    const made = await client.ask(paymentAnswer, () =>
      client.sdk.payments.capture(payment.id, minor, currency),
    )
    return made.captured ? { kind: 'captured' } : { kind: 'pending' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.status !== 400) throw error
    // Razorpay may capture on its own at the same moment.
    if (receivedOf(await paymentsOf(client, ref))) return { kind: 'captured' }
    return declined(refusal.reason ?? 'capture_refused')
  }
}

/** Takes the money of the payment that the customer agreed to. */
export async function capturePayment(
  client: RazorpayClient,
  ref: string,
  amount: GatewayAmount,
): Promise<CaptureResult> {
  if (!orderId.safeParse(ref).success) return declined('unknown_order')
  try {
    const payments = await paymentsOf(client, ref)
    if (receivedOf(payments)) return { kind: 'captured' }
    const authorized = authorizedOf(payments)
    if (authorized) return await captureAuthorized(client, ref, authorized, amount)
    const failure = failureOf(payments)
    return failure ? { kind: 'declined', ...failure } : { kind: 'pending' }
  } catch (error) {
    throw razorpayTrouble(error, false)
  }
}

type Asking<T> = {
  /** Ids are checked first: the SDK puts them into paths as they are. */
  readonly id: z.ZodType
  readonly isUnknown: (error: unknown) => boolean
  readonly find: () => Promise<T>
}

/** What Razorpay has by an id; null for what is no id, or names nothing. @throws GatewayUnavailable */
export async function foundAtRazorpay<T>(
  ref: string,
  { id, isUnknown, find }: Asking<T>,
): Promise<T | null> {
  if (!id.safeParse(ref).success) return null
  try {
    return await find()
  } catch (error) {
    if (isUnknown(error)) return null
    throw razorpayTrouble(error, false)
  }
}
