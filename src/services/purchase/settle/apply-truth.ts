import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { payments } from '@/src/database-schema'
import { movedRealMoney } from '@/src/domain/payments/payment-mode'
import { judgePayment, type Verdict } from '@/src/domain/purchase/judge-payment'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import { findById } from '@/src/lib/find-one'
import type { Order, Payment } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { isOfferGone } from '@/src/services/catalogue/offers'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { markOrderFailed } from '@/src/services/payments/attempts'
import { mailBankPayment } from '@/src/services/payments/payment-mails'
import { giveBack } from '@/src/services/purchase/refund/apply-refund'
import { markOrderPaid } from '@/src/services/purchase/settle/mark-order-paid'

type Applied =
  | {
      readonly kind: 'applied'
      readonly payment: Payment
      /** The order is canceled, so an open payment is of no use. */
      readonly isCanceled: boolean
      /** It has just paid the order. */
      readonly isSettled: boolean
    }
  | { readonly kind: 'capture' }

type Written = Exclude<Verdict, { kind: 'nothing' } | { kind: 'capture' }>

/** A lapsed renewal still takes a payment that was under way: it brings the service back. */
async function takesNoMoney(req: PayloadRequest, order: Order): Promise<boolean> {
  if (order.status !== 'cancelled') return false
  const id = order.kind === 'renewal' ? idOf(order.subscription) : null
  if (!id) return true
  const subscription = await findById(req, 'subscriptions', id, {
    select: { status: true },
    overrideAccess: true, // the settle path has no user
  })
  return subscription?.status !== 'lapsed'
}

async function judge(
  req: PayloadRequest,
  attempt: Payment,
  order: Order,
  { truth, isCanceled }: { readonly truth: PaymentTruth; readonly isCanceled: boolean },
): Promise<Verdict> {
  return judgePayment(truth, {
    attemptStatus: attempt.status,
    isLive: movedRealMoney(attempt),
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    orderMinor: attempt.orderMinor,
    orderId: order.id,
    orderTotalMinor: order.totalMinor,
    orderIsPaid: order.paymentStatus === 'paid' || order.paymentStatus === 'refunded',
    orderIsCanceled: isCanceled,
    offerIsGone: await isOfferGone(req, order, attempt),
  })
}

function changeOf(verdict: Written, truth: PaymentTruth): Partial<Payment> {
  const now = new Date().toISOString()
  const facts = {
    gatewayRef: truth.ref,
    lastCheckedAt: now,
    ...(truth.chargeRef ? { chargeRef: truth.chargeRef } : {}),
    ...(truth.card ? { card: truth.card } : {}),
    ...(truth.method ? { method: truth.method } : {}),
  }
  switch (verdict.kind) {
    case 'settle':
      return { ...facts, status: 'succeeded', settledAt: now }
    case 'give_back':
      return { ...facts, status: 'succeeded', settledAt: now, isDuplicate: true }
    case 'quarantine':
      return { ...facts, status: 'quarantined', quarantineReason: verdict.reason }
    case 'move': {
      const { code, message } = truth.failure ?? {}
      return { ...facts, status: verdict.to, failureCode: code, failureMessage: message }
    }
  }
}

async function writeAttempt(
  req: PayloadRequest,
  attempt: Payment,
  change: Partial<Payment>,
): Promise<Payment> {
  const { card, order: _, ...values } = change
  const updatedAt = new Date().toISOString()
  const columns = card && {
    card_brand: card.brand,
    card_last4: card.last4,
    card_fingerprint: card.fingerprint,
  }
  const db = await databaseOf(req)
  await db
    .update(payments)
    .set({ ...values, ...columns, updatedAt })
    .where(eq(payments.id, attempt.id))
  return { ...attempt, ...change, updatedAt }
}

/** Days have passed: the customer no longer waits at the checkout. */
async function tellOfBankRefusal(
  req: PayloadRequest,
  order: Order,
  paymentId: string,
): Promise<void> {
  await raiseToStaff(req, {
    key: `bank-refused:${paymentId}`,
    subject: `The bank did not confirm the payment for order ${shortOrderId(order.id)}. The customer got an email and can pay again on the order’s page.`,
    order: order.id,
    area: 'payments',
  })
}

/** The customer reads that their bank takes days, and what it decided. A canceled order is over. */
async function followBank(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  before: Payment['status'],
): Promise<void> {
  if (order.status === 'cancelled') return
  if (payment.status === 'processing') {
    await mailBankPayment(req, 'payment-pending', order, payment)
  } else if (before === 'processing') {
    await mailBankPayment(req, 'payment-declined', order, payment)
    await tellOfBankRefusal(req, order, payment.id)
  }
}

async function follow(
  req: PayloadRequest,
  verdict: Written,
  order: Order,
  payment: Payment,
  before: Payment['status'],
): Promise<void> {
  if (verdict.kind === 'settle') await markOrderPaid(req, order, payment)
  if (verdict.kind === 'give_back') await giveBack(req, order, payment, verdict.why)
  if (verdict.kind === 'move' && verdict.to === 'failed') await markOrderFailed(req, order.id)
  if (verdict.kind === 'move') await followBank(req, order, payment, before)
  if (verdict.kind !== 'quarantine') return
  await raiseToStaff(req, {
    key: `quarantine:${payment.id}`,
    subject: `Payment ${payment.gatewayRef} needs review: ${verdict.reason}`,
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
  const isCanceled = await takesNoMoney(req, order)
  const verdict = await judge(req, attempt, order, { truth, isCanceled })
  if (verdict.kind === 'capture') return { kind: 'capture' }
  if (verdict.kind === 'nothing') {
    return { kind: 'applied', payment: attempt, isCanceled, isSettled: false }
  }
  const payment = await writeAttempt(req, attempt, changeOf(verdict, truth))
  if (verdict.kind === 'settle') await failpoint('settle-payment-updated')
  await follow(req, verdict, order, payment, attempt.status)
  return { kind: 'applied', payment, isCanceled, isSettled: verdict.kind === 'settle' }
}
