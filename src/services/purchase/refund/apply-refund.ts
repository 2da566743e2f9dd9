import type { PayloadRequest } from 'payload'
import type { RefundPart } from '@/src/domain/orders/plan-refund'
import {
  type GivenBack,
  linesGivenBack,
  refundedServices,
} from '@/src/domain/orders/refunded-services'
import { paidItsOrder } from '@/src/domain/payments/own-checkout'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import type { GiveBackReason } from '@/src/domain/purchase/judge-payment'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { enqueue } from '@/src/lib/queues'
import { updateRow } from '@/src/lib/write-row'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { completeDelivered } from '@/src/services/orders/add-timeline-entry'
import { changeOrder } from '@/src/services/orders/change-order'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import { mailGivenBack, mailRefund } from '@/src/services/payments/payment-mails'
import { refundsOfPayment, writeRefund } from '@/src/services/payments/refunds-of-payment'
import { audit } from '@/src/services/platform/record-audit'
import { takeBackCommission } from '@/src/services/purchase/commission/change-commission'
import { endRefunded } from '@/src/services/subscriptions/apply-renewal'

async function markPayment(req: PayloadRequest, payment: Payment, refund: Refund): Promise<void> {
  const refundedMinor = payment.refundedMinor + refund.amountMinor
  const isWhole = refundedMinor >= payment.amountMinor
  await updateRow(req, 'payments', payment.id, {
    data: { refundedMinor, ...(isWhole ? { status: 'refunded' as const } : {}) },
    overrideAccess: true, // follows from a refund
  })
}

const TAKEN: Record<RefundKind, string> = {
  refund: '',
  reversal: 'Taken back by the bank, ',
  dispute: 'Taken back by the bank, ',
}

function noteOf(refund: Refund): string {
  const amount = `${TAKEN[refund.kind]}${formatMoney(money(refund.orderMinor, 'USD'))}`
  const labels = partsOf(refund).map((part) => part.label)
  const note = labels.length > 0 ? `${amount}: ${labels.join(', ')}` : amount
  return note.slice(0, 500)
}

/** What the order's other refunds have given back, by line. */
export async function givenBeside(req: PayloadRequest, refund: Refund): Promise<RefundPart[]> {
  const all = await refundsOfPayment(req, { id: idOf(refund.payment) ?? '' })
  return all.filter(({ id, status }) => id !== refund.id && status === 'succeeded').flatMap(partsOf)
}

/** What the story tells: the order is refunded, a service of it, or a part of either. */
function entriesOf(order: Order, before: readonly RefundPart[], { parts, isWhole }: GivenBack) {
  if (isWhole) return [{ stage: 'refunded', service: null } as const]
  const known = refundedServices(order, before)
  const ended = refundedServices(order, parts)
  const fresh = ended.filter((service) => !known.includes(service))
  if (fresh.length === 0) return [{ stage: 'partly_refunded' } as const]
  return fresh.map((service) => ({ stage: 'refunded', service }) as const)
}

/** What is left of a payment once all of it went back. */
async function endOf(req: PayloadRequest, refund: Refund): Promise<Partial<Order>> {
  const all = await refundsOfPayment(req, { id: idOf(refund.payment) ?? '' })
  const made = all.filter(({ status }) => status === 'succeeded')
  // What a bank took back whole can be paid again. What we refunded is not sold a second time.
  return made.every(({ kind }) => kind === 'reversal')
    ? { refundedMinor: 0, paymentStatus: 'failed' }
    : { paymentStatus: 'refunded' }
}

async function markOrder(req: PayloadRequest, order: Order, refund: Refund): Promise<Order> {
  const refundedMinor = order.refundedMinor + refund.orderMinor
  const isWhole = refundedMinor >= order.totalMinor
  const change = { refundedMinor, ...(isWhole ? await endOf(req, refund) : {}) }
  const before = await givenBeside(req, refund)
  const given = { parts: [...before, ...partsOf(refund)], isWhole }
  let after = order
  for (const entry of entriesOf(order, before, given)) {
    after = await changeOrder(req, after, change, { ...entry, note: noteOf(refund) })
  }
  await endRefunded(req, after, linesGivenBack(order.lines ?? [], before, given))
  return after
}

/**
 * Writes everything that follows from money given back, in the transaction that says so and with
 * the order's row locked. Money that never paid the order concerns its payment alone.
 */
export async function applyRefund(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  await markPayment(req, payment, refund)
  await auditRefund(req, order, 'refunded', {
    refund: refund.id,
    amountMinor: refund.amountMinor,
    currency: refund.currency,
  })
  if (!paidItsOrder(payment)) return
  const after = await completeDelivered(req, await markOrder(req, order, refund))
  await takeBackCommission(req, after)
  if (refund.kind === 'refund') await mailRefund(req, after, payment, refund)
}

const REASONS: Record<GiveBackReason, string> = {
  duplicate: 'The order was paid twice',
  canceled: 'The order was canceled before this payment arrived',
}

const ALARMS: Record<GiveBackReason, string> = {
  duplicate: 'An order was paid twice',
  canceled: 'A payment arrived for a canceled order',
}

/**
 * Writes the refund of a payment that its order has no use for, tells the customer and staff, and
 * queues the refund for the worker. In the transaction that settles the payment.
 */
export async function giveBack(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  why: GiveBackReason,
): Promise<void> {
  const refund = await writeRefund(req, {
    order,
    payment,
    amountMinor: payment.amountMinor,
    orderMinor: payment.orderMinor,
    parts: null,
    reason: REASONS[why],
    isAutomatic: true,
    by: undefined,
  })
  await enqueue(req, 'send-refund', { refundId: refund.id })
  await mailGivenBack(req, order, payment, why)
  await raiseToStaff(req, {
    key: `${why}:${payment.id}`,
    subject: `${ALARMS[why]}; ${GATEWAY_LABELS[payment.gateway]} payment ${payment.gatewayRef} is refunded automatically`,
    order: order.id,
    area: 'payments',
  })
}

/** Writes down what happened to a refund of an order, beside what had been given back before. */
export async function auditRefund(
  req: PayloadRequest,
  order: Order,
  action: 'refund' | 'refunded' | 'refund undone',
  after: Record<string, unknown>,
): Promise<void> {
  await audit(req, 'orders', action, ['orders', order.id], {
    before: { refundedMinor: order.refundedMinor },
    after,
  })
}
