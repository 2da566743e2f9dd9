import type { PayloadRequest } from 'payload'

import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { rowById } from '@/src/lib/find-one'
import type { Payment, Refund } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { isOrderPaid } from '@/src/services/orders/find-orders'
import {
  heldBy,
  isSameCharge,
  ofKind,
  refundsOfPayment,
} from '@/src/services/payments/refunds-of-payment'
import { bookRefund } from '@/src/services/purchase/refund/book-refund'

/** How long a provider may take until all its answers agree on a refund. */
const AGREED_AFTER_MS = 10 * 60_000

async function tellOfShortage(
  req: PayloadRequest,
  payment: Payment,
  truth: PaymentTruth,
  bookedMinor: number,
) {
  await raiseToStaff(req, {
    key: `refund-undone:${payment.id}:${truth.refundedMinor}`,
    subject: `A refund of payment ${truth.ref} was reversed: ${truth.refundedMinor} of ${bookedMinor} (minor units) was refunded`,
    order: idOf(payment.order) ?? '',
    area: 'payments',
  })
}

/** Books what a bank took back without a refund or dispute, and tells staff. Whether it did. */
async function noticeReversal(
  req: PayloadRequest,
  payment: Payment,
  refunds: readonly Refund[],
  truth: PaymentTruth,
): Promise<boolean> {
  const beyond = truth.reversedMinor - heldBy(ofKind(refunds, 'reversal')).chargedMinor
  if (beyond <= 0) return false
  const reason = `Taken back by the bank or ${GATEWAY_LABELS[payment.gateway]}`
  const gone = { kind: 'reversal', amountMinor: beyond, reason } as const
  const booked = await bookRefund(req, payment, refunds, gone)
  if (!booked) return false
  const next = (await isOrderPaid(req, idOf(payment.order) ?? ''))
    ? 'Decide whether to continue the work.'
    : 'Ask the customer to pay again on the order’s page, or stop work on the order.'
  await raiseToStaff(req, {
    key: `reversed:${payment.id}:${truth.reversedMinor}`,
    subject: `The bank took back payment ${truth.ref}, so its order is no longer paid in full. ${next}`,
    order: idOf(payment.order) ?? '',
    area: 'payments',
  })
  return true
}

/**
 * Writes down what was given back at the provider's own dashboard: whatever is more than our own
 * refunds account for, promised ones included. So is what a bank took back. The order's row is
 * locked.
 */
export async function noticeRefunds(
  req: PayloadRequest,
  payment: Payment,
  truth: PaymentTruth,
): Promise<void> {
  const { status } = payment
  if (status !== 'succeeded' && status !== 'quarantined' && status !== 'refunded') return
  if (truth.capturedMinor <= 0 || !isSameCharge(payment, truth)) return
  if (truth.refundedMinor + truth.reversedMinor + payment.refundedMinor === 0) return
  const refunds = await refundsOfPayment(req, payment)
  if (!(await noticeReversal(req, payment, refunds, truth))) {
    return noticeGiven(req, payment, refunds, truth)
  }
  const after = await rowById(req, 'payments', payment.id, {
    overrideAccess: true, // read again: its sum has what was taken back
  })
  await noticeGiven(req, after, await refundsOfPayment(req, after), truth)
}

/** Books what was given back at the provider, or tells staff of what did not last. */
async function noticeGiven(
  req: PayloadRequest,
  payment: Payment,
  refunds: readonly Refund[],
  truth: PaymentTruth,
): Promise<void> {
  const given = ofKind(refunds, 'refund')
  const beyond = truth.refundedMinor - heldBy(given).chargedMinor
  if (beyond > 0) {
    const reason = `Refunded at ${GATEWAY_LABELS[payment.gateway]}, not from here`
    await bookRefund(req, payment, refunds, { kind: 'refund', amountMinor: beyond, reason })
    return
  }
  const booked = heldBy(given.filter((refund) => refund.status === 'succeeded')).chargedMinor
  const isOld = Date.now() - new Date(payment.updatedAt).getTime() > AGREED_AFTER_MS
  if (truth.refundedMinor < booked && isOld) await tellOfShortage(req, payment, truth, booked)
}
