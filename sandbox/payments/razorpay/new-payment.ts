import { nowSeconds } from '@/sandbox/payments/ids'
import { razorpayId } from '@/sandbox/payments/razorpay/ids'
import type { Method, Order, Payment, Refund } from '@/sandbox/payments/razorpay/objects'

export const DECLINED = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    'The bank declined this payment. Try another payment method or ask the bank why.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_declined',
} as const

export const TIMED_OUT = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment was not completed on time.',
  error_source: 'customer',
  error_step: 'payment_authentication',
  error_reason: 'payment_timed_out',
} as const

export type Payer = { readonly email: string; readonly contact: string }

/** A payment that was authorised, or failed. */
export function newPayment(
  order: Order,
  { email, contact }: Payer,
  method: Method,
  failure: Payment['failure'],
): Payment {
  return {
    id: razorpayId('pay'),
    amount: order.amount,
    amount_refunded: 0,
    currency: order.currency,
    status: failure ? 'failed' : 'authorized',
    captured: false,
    method,
    comesLate: false,
    order_id: order.id,
    email,
    contact,
    failure,
    created_at: nowSeconds(),
  }
}

export const paidBy = (order: Order, payment: Payment): Order => ({
  ...order,
  status: 'paid',
  amount_paid: payment.amount,
})

/** A payment that Razorpay gives back by itself: refunded in full, and never captured. */
export function returned(payment: Payment): { payment: Payment; refund: Refund } {
  const { amount, currency, id, order_id } = payment
  const refund: Refund = {
    id: razorpayId('rfnd'),
    amount,
    currency,
    payment_id: id,
    order_id,
    notes: {},
    status: 'processed',
    failsLate: false,
    created_at: nowSeconds(),
  }
  return {
    payment: { ...payment, status: 'refunded', captured: false, amount_refunded: amount },
    refund,
  }
}
