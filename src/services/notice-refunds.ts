import type { PayloadRequest } from 'payload'

import { orderPartOf } from '@/src/domain/money/split'
import { GATEWAY_LABELS } from '@/src/domain/payments/payment-status'
import { isFiled, refundableLines, spreadRefund } from '@/src/domain/payments/plan-refund'
import { idOf } from '@/src/domain/relation'
import type { Order, Payment, Refund } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { applyRefund } from '@/src/services/apply-refund'
import { raiseToStaff } from '@/src/services/raise-to-staff'
import { heldBy, partsOf, refundsOfPayment, soldLines } from '@/src/services/refunds-of-payment'
import { type NewRefund, writeRefund } from '@/src/services/write-refund'

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

async function tellOfShortage(req: PayloadRequest, payment: Payment, truth: PaymentTruth) {
  await raiseToStaff(req, {
    key: `refund-undone:${payment.id}:${truth.refundedMinor}`,
    subject: `A refund of payment ${truth.ref} did not last: ${truth.refundedMinor} of ${payment.refundedMinor} (minor units) went back`,
    order: idOf(payment.order) ?? '',
    area: 'payments',
  })
}

/**
 * Writes down what was given back at the provider's own dashboard: whatever is more than our own
 * refunds account for, promised ones included. The order's row is locked.
 */
export async function noticeRefunds(
  req: PayloadRequest,
  payment: Payment,
  truth: PaymentTruth,
): Promise<void> {
  const { status } = payment
  if (status !== 'succeeded' && status !== 'quarantined' && status !== 'refunded') return
  if (truth.refundedMinor === payment.refundedMinor) return
  const refunds = await refundsOfPayment(req, payment)
  const beyond = truth.refundedMinor - heldBy(refunds).chargedMinor
  if (beyond > 0) return writeDown(req, payment, refunds, beyond)
  const isOld = Date.now() - new Date(payment.updatedAt).getTime() > AGREED_AFTER_MS
  if (truth.refundedMinor < payment.refundedMinor && isOld) {
    await tellOfShortage(req, payment, truth)
  }
}
