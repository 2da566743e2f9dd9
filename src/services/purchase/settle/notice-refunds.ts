import type { PayloadRequest } from 'payload'

import { isFiled, refundableLines, spreadRefund } from '@/src/domain/orders/plan-refund'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import { orderPartOf } from '@/src/domain/vocabulary/money/split'
import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order, Payment, Refund } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import {
  heldBy,
  partsOf,
  refundsOfPayment,
  soldLines,
} from '@/src/services/payments/refunds-of-payment'
import { type NewRefund, writeRefund } from '@/src/services/payments/write-refund'
import { bookTakenBack } from '@/src/services/purchase/disputes/book-taken-back'
import { applyRefund } from '@/src/services/purchase/refund/apply-refund'

const options = { depth: 0, overrideAccess: true } as const // the settle path has no user
/** How long a provider may take until all its answers agree on a refund. */
const AGREED_AFTER_MS = 10 * 60_000

/** Which part of the order so much of the charge was, in its lines as far as they reach. */
function partsGivenBack(
  order: Order,
  payment: Payment,
  refunds: readonly Refund[],
  amountMinor: number,
): Pick<NewRefund, 'amountMinor' | 'orderMinor' | 'parts'> {
  if (payment.isDuplicate || payment.status === 'quarantined') {
    return { amountMinor, orderMinor: 0, parts: null }
  }
  const held = heldBy(refunds)
  const paid = {
    chargedMinor: payment.amountMinor,
    chargedBackMinor: held.chargedMinor,
    orderMinor: payment.orderMinor,
    orderBackMinor: held.orderMinor,
  }
  const orderMinor = orderPartOf(paid, amountMinor)
  const filed = isFiled(order.serviceType, order.timeline ?? [])
  const lines = refundableLines(soldLines(order), refunds.flatMap(partsOf), filed)
  return { amountMinor, orderMinor, parts: spreadRefund(lines, orderMinor) }
}

async function writeDown(
  req: PayloadRequest,
  payment: Payment,
  refunds: readonly Refund[],
  amountMinor: number,
): Promise<void> {
  const id = idOf(payment.order) ?? ''
  const order = await req.payload.findByID({ collection: 'orders', id, ...options, req })
  const promised = await writeRefund(req, {
    ...partsGivenBack(order, payment, refunds, amountMinor),
    order,
    payment,
    reason: `Given back at the provider (${GATEWAY_LABELS[payment.gateway]}), not from here`,
    isAutomatic: payment.isDuplicate,
    by: undefined,
  })
  const refund = await req.payload.update({
    collection: 'refunds',
    id: promised.id,
    data: { status: 'succeeded', settledAt: new Date().toISOString() },
    ...options,
    req,
  })
  await applyRefund(req, order, payment, refund)
}

async function tellOfShortage(
  req: PayloadRequest,
  payment: Payment,
  truth: PaymentTruth,
  bookedMinor: number,
) {
  await raiseToStaff(req, {
    key: `refund-undone:${payment.id}:${truth.refundedMinor}`,
    subject: `A refund of payment ${truth.ref} did not last: ${truth.refundedMinor} of ${bookedMinor} (minor units) went back`,
    order: idOf(payment.order) ?? '',
    area: 'payments',
  })
}

/** Books what a bank took back without a refund or dispute, and tells staff that it did. */
async function noticeReversal(
  req: PayloadRequest,
  payment: Payment,
  refunds: readonly Refund[],
  truth: PaymentTruth,
): Promise<void> {
  const beyond = truth.reversedMinor - heldBy(ofKind(refunds, 'reversal')).chargedMinor
  if (beyond <= 0) return
  const reason = `Taken back by the bank or ${GATEWAY_LABELS[payment.gateway]}`
  const booked = await bookTakenBack(req, payment, {
    kind: 'reversal',
    amountMinor: beyond,
    reason,
  })
  if (!booked) return
  await raiseToStaff(req, {
    key: `reversed:${payment.id}:${truth.reversedMinor}`,
    subject: `The bank took back payment ${truth.ref}: its order is no longer paid in full. Ask the customer for another payment, or stop the work.`,
    order: idOf(payment.order) ?? '',
    area: 'payments',
  })
}

const ofKind = (refunds: readonly Refund[], kind: RefundKind) =>
  refunds.filter((refund) => refund.kind === kind)

/** Only what went back of the charge that paid is of the order's own payment. */
const isSameCharge = (payment: Payment, truth: PaymentTruth) =>
  !payment.chargeRef || !truth.chargeRef || payment.chargeRef === truth.chargeRef

/**
 * Writes down what was given back at the provider's own dashboard: whatever is more than our own
 * refunds account for, promised ones included. The same for what a bank took back. The order's row
 * is locked.
 */
export async function noticeRefunds(
  req: PayloadRequest,
  payment: Payment,
  truth: PaymentTruth,
): Promise<void> {
  const { status } = payment
  if (status !== 'succeeded' && status !== 'quarantined' && status !== 'refunded') return
  if (truth.capturedMinor <= 0 || !isSameCharge(payment, truth)) return
  const refunds = await refundsOfPayment(req, payment)
  await noticeReversal(req, payment, refunds, truth)
  const given = ofKind(refunds, 'refund')
  const beyond = truth.refundedMinor - heldBy(given).chargedMinor
  if (beyond > 0) return writeDown(req, payment, refunds, beyond)
  const booked = heldBy(given.filter((refund) => refund.status === 'succeeded')).chargedMinor
  const isOld = Date.now() - new Date(payment.updatedAt).getTime() > AGREED_AFTER_MS
  if (truth.refundedMinor < booked && isOld) await tellOfShortage(req, payment, truth, booked)
}
