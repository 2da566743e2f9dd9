import type { PayloadRequest } from 'payload'

import { judgePayment, type Verdict } from '@/src/domain/payments/judge-payment'
import { failpoint } from '@/src/lib/failpoints'
import type { Order, Payment } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { giveBackDuplicate } from '@/src/services/give-back-duplicate'
import { markOrderFailed } from '@/src/services/mark-order-failed'
import { markOrderPaid } from '@/src/services/mark-order-paid'
import { raiseToStaff } from '@/src/services/raise-to-staff'

export type Applied =
  | { readonly kind: 'applied'; readonly payment: Payment }
  | { readonly kind: 'capture' }

type Written = Exclude<Verdict, { kind: 'nothing' } | { kind: 'capture' }>

function judge(attempt: Payment, order: Order, truth: PaymentTruth): Verdict {
  return judgePayment(truth, {
    attemptStatus: attempt.status,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    orderMinor: attempt.orderMinor,
    orderId: order.id,
    orderTotalMinor: order.totalMinor,
    orderIsPaid: order.paymentStatus === 'paid' || order.paymentStatus === 'refunded',
  })
}

function changeOf(verdict: Written, truth: PaymentTruth): Partial<Payment> {
  const now = new Date().toISOString()
  const facts = {
    gatewayRef: truth.ref,
    lastCheckedAt: now,
    ...(truth.chargeRef ? { chargeRef: truth.chargeRef } : {}),
    ...(truth.card ? { card: truth.card } : {}),
  }
  switch (verdict.kind) {
    case 'settle':
      return { ...facts, status: 'succeeded', settledAt: now }
    case 'duplicate':
      return { ...facts, status: 'succeeded', settledAt: now, isDuplicate: true }
    case 'quarantine':
      return { ...facts, status: 'quarantined', quarantineReason: verdict.reason }
    case 'move': {
      const { code, message } = truth.failure ?? {}
      return { ...facts, status: verdict.to, failureCode: code, failureMessage: message }
    }
  }
}

async function follow(
  req: PayloadRequest,
  verdict: Written,
  order: Order,
  payment: Payment,
): Promise<void> {
  if (verdict.kind === 'settle') await markOrderPaid(req, order, payment)
  if (verdict.kind === 'duplicate') await giveBackDuplicate(req, order, payment)
  if (verdict.kind === 'move' && verdict.to === 'failed') await markOrderFailed(req, order.id)
  if (verdict.kind !== 'quarantine') return
  await raiseToStaff(req, {
    key: `quarantine:${payment.id}`,
    subject: `Payment ${payment.gatewayRef} needs a person: ${verdict.reason}`,
    order: order.id,
    area: 'payments',
  })
}

/**
 * Writes what the gateway's word means for an attempt and its order, both read under the order's
 * lock, or says that the money is still to be taken.
 */
export async function applyTruth(
  req: PayloadRequest,
  attempt: Payment,
  order: Order,
  truth: PaymentTruth,
): Promise<Applied> {
  const verdict = judge(attempt, order, truth)
  if (verdict.kind === 'capture') return { kind: 'capture' }
  if (verdict.kind === 'nothing') return { kind: 'applied', payment: attempt }
  const payment = await req.payload.update({
    collection: 'payments',
    id: attempt.id,
    data: changeOf(verdict, truth),
    depth: 0,
    overrideAccess: true, // services alone write payments
    req,
  })
  if (verdict.kind === 'settle') await failpoint('settle-payment-updated')
  await follow(req, verdict, order, payment)
  return { kind: 'applied', payment }
}
