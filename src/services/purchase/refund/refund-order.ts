import type { PayloadRequest, Where } from 'payload'

import {
  isFiled,
  planRefund,
  type RefundAsk,
  refundableLines,
} from '@/src/domain/orders/plan-refund'
import { paidItsOrder } from '@/src/domain/payments/own-checkout'
import { splitRefund } from '@/src/domain/vocabulary/money/split'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { lockOrder } from '@/src/services/orders/change-order'
import {
  heldBy,
  partsOf,
  refundableOf,
  refundsOfPayment,
  soldLines,
} from '@/src/services/payments/refunds-of-payment'
import { type NewRefund, writeRefund } from '@/src/services/payments/write-refund'
import { auditRefund } from '@/src/services/purchase/refund/audit-refund'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'

export type RefundRequest = {
  readonly orderId: string
  readonly ask: RefundAsk
  /** For staff: neither the customer nor the provider reads it. */
  readonly reason: string
  /** A payment that does not pay the order, such as one that was quarantined. */
  readonly paymentId?: string
}

type Planned = Pick<NewRefund, 'amountMinor' | 'orderMinor' | 'parts'>

async function findPayment(req: PayloadRequest, request: RefundRequest): Promise<Payment> {
  const { orderId, paymentId } = request
  const which: Where = paymentId
    ? { id: { equals: paymentId }, status: { in: ['succeeded', 'quarantined', 'refunded'] } }
    : { status: { in: ['succeeded', 'refunded'] }, isDuplicate: { not_equals: true } }
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { order: { equals: orderId }, ...which },
    sort: 'settledAt',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the caller has been checked
    req,
  })
  if (docs[0]) return docs[0]
  throw new AppError('not_paid', 'This order has no payment to refund.', 409)
}

const NOTHING_LEFT = new AppError('nothing_left', 'There is nothing left to refund.', 409)

/** Money that never paid the order goes back whole: it belongs to none of its lines. */
function planWhole(payment: Payment, refunds: readonly Refund[]): Planned {
  const amountMinor = payment.amountMinor - heldBy(refunds).chargedMinor
  if (amountMinor <= 0) throw NOTHING_LEFT
  return { amountMinor, orderMinor: 0, parts: null }
}

function planLines(
  order: Order,
  payment: Payment,
  refunds: readonly Refund[],
  ask: RefundAsk,
): Planned {
  const paid = refundableOf(payment, refunds)
  const filed = isFiled(order.serviceType, order.timeline ?? [])
  const lines = refundableLines(soldLines(order), refunds.flatMap(partsOf), filed)
  const plan = planRefund(lines, ask, paid.orderMinor - paid.orderBackMinor)
  if (plan.kind === 'refused') {
    const { message, field } = plan
    throw field
      ? new AppError('invalid_input', message, 422, { [field]: message })
      : new AppError('nothing_left', message, 409)
  }
  const { orderMinor, parts } = plan
  const amountMinor = splitRefund(paid, orderMinor)
  if (amountMinor <= 0) throw NOTHING_LEFT
  return { amountMinor, orderMinor, parts }
}

async function promise(req: PayloadRequest, request: RefundRequest): Promise<Refund> {
  const order = await lockOrder(req, request.orderId)
  const payment = await findPayment(req, request)
  const refunds = await refundsOfPayment(req, payment)
  const paidTheOrder = paidItsOrder(payment)
  const planned = paidTheOrder
    ? planLines(order, payment, refunds, request.ask)
    : planWhole(payment, refunds)
  const { reason } = request
  const refund = await writeRefund(req, {
    ...planned,
    order,
    payment,
    reason,
    isAutomatic: false,
    by: req.user?.id,
  })
  await auditRefund(req, order, 'refund', {
    refund: refund.id,
    reason,
    ...planned,
    payment: payment.id,
  })
  return refund
}

/**
 * Gives back what staff ask for, as far as the rules allow: promised first, under the order's
 * lock, then asked of the gateway, then written down with all that follows.
 *
 * @returns the refund; still `pending` when the gateway's answer is not known yet
 * @throws AppError 409 or 422 when that much, or that line, can not go back, 404 for no order
 */
export async function refundOrder(req: PayloadRequest, request: RefundRequest): Promise<Refund> {
  const { totalDocs } = await req.payload.count({
    collection: 'orders',
    where: { id: { equals: request.orderId } },
    overrideAccess: true, // the caller has been checked
    req,
  })
  if (totalDocs === 0) throw new AppError('no_order', 'This order does not exist.', 404)
  const refund = await inTransactionOf(req, (inner) => promise(inner, request))
  return sendRefund(req.payload, refund.id)
}
