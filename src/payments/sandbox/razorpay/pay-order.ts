import { newId, nowSeconds } from '@/src/payments/sandbox/ids'
import {
  findOrder,
  findPayment,
  lockOf,
  orderObject,
  paymentObject,
} from '@/src/payments/sandbox/razorpay/books'
import { commit } from '@/src/payments/sandbox/razorpay/commit'
import { badRequest } from '@/src/payments/sandbox/razorpay/errors'
import type { Order, Payment } from '@/src/payments/sandbox/razorpay/objects'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'

/** How a payment in the window ends: captured at once, agreed to but captured late, or refused. */
export const OUTCOMES = ['pays', 'authorises', 'declines'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How long an authorised payment waits until Razorpay captures it by itself. */
const LATE_CAPTURE_MS = 20_000

const DECLINED = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    'The bank declined this payment. Try another payment method or ask the bank why.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_declined',
} as const

export type Payer = { readonly email: string; readonly contact: string }

function newPayment(order: Order, payer: Payer, isDeclined: boolean): Payment {
  return {
    id: newId('pay'),
    amount: order.amount,
    amount_refunded: 0,
    currency: order.currency,
    status: isDeclined ? 'failed' : 'authorized',
    order_id: order.id,
    ...payer,
    failure: isDeclined ? DECLINED : null,
    created_at: nowSeconds(),
  }
}

const paidBy = (order: Order, payment: Payment): Order => ({
  ...order,
  status: 'paid',
  amount_paid: payment.amount,
})

/** Tries to pay an order, as its customer does in the window. */
export function payOrder(sandbox: Sandbox, orderId: string, outcome: Outcome, payer: Payer) {
  return sandbox.lock(lockOf(orderId), async (): Promise<Payment> => {
    const order = await findOrder(sandbox.store, orderId)
    if (order.status === 'paid') throw badRequest('Payment already done for this order.')
    const tried = newPayment(order, payer, outcome === 'declines')
    const attempted: Order = {
      ...order,
      status: 'attempted',
      attempts: order.attempts + 1,
      payments: [...order.payments, tried.id],
    }
    if (outcome !== 'pays' || !order.captures) {
      const type = outcome === 'declines' ? 'payment.failed' : 'payment.authorized'
      const objects = [orderObject(attempted), paymentObject(tried)]
      await commit(sandbox, objects, [type], { order: attempted, payment: tried })
      if (outcome === 'authorises' && order.captures) captureLater(sandbox, tried)
      return tried
    }
    const payment: Payment = { ...tried, status: 'captured' }
    const paid = paidBy(attempted, payment)
    const types = ['payment.authorized', 'payment.captured', 'order.paid'] as const
    await commit(sandbox, [orderObject(paid), paymentObject(payment)], types, {
      order: paid,
      payment,
    })
    return payment
  })
}

/** Takes the money of an authorised payment. @throws ApiError 400 when there is none to take. */
export async function capturePayment(
  sandbox: Sandbox,
  paymentId: string,
  amount: number,
): Promise<Payment> {
  const { order_id } = await findPayment(sandbox.store, paymentId)
  return sandbox.lock(lockOf(order_id), async () => {
    const payment = await findPayment(sandbox.store, paymentId)
    const order = await findOrder(sandbox.store, order_id)
    if (payment.status === 'failed') {
      throw badRequest(
        'Only payments which have been authorized and not yet captured can be captured',
      )
    }
    if (payment.status !== 'authorized') {
      throw badRequest('This payment has already been captured')
    }
    if (order.status === 'paid') throw badRequest('Payment already done for this order.')
    if (payment.amount !== amount) {
      throw badRequest('Capture amount must be equal to the amount authorized', 'amount')
    }
    const captured: Payment = { ...payment, status: 'captured' }
    const paid = paidBy(order, captured)
    const objects = [orderObject(paid), paymentObject(captured)]
    await commit(sandbox, objects, ['payment.captured', 'order.paid'], {
      order: paid,
      payment: captured,
    })
    return captured
  })
}

/** Razorpay's own capture, should the shop not ask for it; a restart forgets it. */
function captureLater(sandbox: Sandbox, payment: Payment): void {
  const capture = () => capturePayment(sandbox, payment.id, payment.amount).catch(() => {})
  setTimeout(() => void capture(), LATE_CAPTURE_MS).unref()
}
