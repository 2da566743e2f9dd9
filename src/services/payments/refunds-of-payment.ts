import type { PayloadRequest } from 'payload'
import { isFiled, type RefundPart, refundableLines } from '@/src/domain/orders/plan-refund'
import { type MadeRefund, type RefundView, refundOptions } from '@/src/domain/orders/refund-request'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import type { Refundable } from '@/src/domain/vocabulary/money/split'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Caller } from '@/src/lib/database'
import { findOne, findRows } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { Order, Payment, Refund } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { rootOf } from '@/src/services/orders/order-links'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import { businessZone } from '@/src/services/platform/business-zone'

export async function refundsOfPayment(
  req: Caller,
  payment: Pick<Payment, 'id'>,
): Promise<Refund[]> {
  return findRows(req, 'refunds', {
    where: { payment: { equals: payment.id }, status: { in: ['pending', 'succeeded'] } },
    sort: 'createdAt',
    limit: 1000,
    overrideAccess: true, // the money path has no user
  })
}

/** Both sides of what refunds hold: of the charge, and of the order. */
export function heldBy(refunds: readonly Refund[]): { chargedMinor: number; orderMinor: number } {
  return {
    chargedMinor: refunds.reduce((sum, one) => sum + one.amountMinor, 0),
    orderMinor: refunds.reduce((sum, one) => sum + one.orderMinor, 0),
  }
}

export const ofKind = (refunds: readonly Refund[], kind: RefundKind): Refund[] =>
  refunds.filter((refund) => refund.kind === kind)

/** Only what went back of the charge that paid is of the order's own payment. */
export const isSameCharge = (
  payment: Pick<Payment, 'chargeRef'>,
  truth: Pick<PaymentTruth, 'chargeRef'>,
): boolean => !payment.chargeRef || !truth.chargeRef || payment.chargeRef === truth.chargeRef

/** Whether the gateway has given back as much of a payment as its refunds promise, those made included. */
export const isAllGiven = (
  payment: Pick<Payment, 'chargeRef'>,
  refunds: readonly Refund[],
  truth: Pick<PaymentTruth, 'chargeRef' | 'refundedMinor'>,
): boolean =>
  isSameCharge(payment, truth) &&
  truth.refundedMinor >= heldBy(ofKind(refunds, 'refund')).chargedMinor

/** What was paid by a payment and what of it is back or promised, on both sides. */
export function refundableOf(payment: Payment, refunds: readonly Refund[]): Refundable {
  const held = heldBy(refunds)
  return {
    chargedMinor: payment.amountMinor,
    chargedBackMinor: held.chargedMinor,
    orderMinor: payment.orderMinor,
    orderBackMinor: held.orderMinor,
  }
}

export function soldLines(order: Pick<Order, 'lines'>) {
  return (order.lines ?? []).flatMap(
    ({ id, label, kind, amountMinor, refundable, discountMinor }) =>
      id ? [{ lineId: id, label, kind, amountMinor, refundable, discountMinor }] : [],
  )
}

export type NewRefund = {
  /** A refund that we give, unless it says otherwise. */
  readonly kind?: RefundKind
  readonly order: Pick<Order, 'id'>
  readonly payment: Pick<Payment, 'id' | 'currency'>
  /** In the currency that was charged. */
  readonly amountMinor: number
  /** The amount in the order's own currency. */
  readonly orderMinor: number
  readonly parts: readonly RefundPart[] | null
  readonly reason: string
  readonly isAutomatic: boolean
  readonly by: string | undefined
}

/** Promises a refund before any money moves, so that nothing can promise the same money twice. */
export async function writeRefund(req: PayloadRequest, refund: NewRefund): Promise<Refund> {
  const { order, payment, parts, kind = 'refund', ...rest } = refund
  return createRow(req, 'refunds', {
    data: {
      ...rest,
      kind,
      order: order.id,
      payment: payment.id,
      currency: payment.currency,
      lines: parts ? [...parts] : null,
      status: 'pending',
      idempotencyKey: crypto.randomUUID(),
    },
    overrideAccess: true, // services alone write refunds
  })
}

const rows = { overrideAccess: true } as const // of an order which the viewer may see

async function refundsOf(req: PayloadRequest, order: Pick<Order, 'id'>): Promise<Refund[]> {
  const docs = await findRows(req, 'refunds', {
    where: {
      order: { equals: order.id },
      status: { in: ['pending', 'succeeded'] },
      'payment.isDuplicate': { not_equals: true },
    },
    sort: 'createdAt',
    limit: 200,
    ...rows,
  })
  return docs.filter((refund) => refund.orderMinor > 0) // others never paid the order
}

/** The request for a refund that is not closed yet, of the order or of what belongs to it. */
async function openRequest(req: PayloadRequest, order: Order) {
  return findOne(req, 'tickets', {
    where: {
      order: { equals: rootOf(order) },
      topic: { equals: 'refund' },
      status: { not_equals: 'closed' },
    },
    select: { user: true, createdAt: true },
    ...rows,
  })
}

const made = (refund: Refund): MadeRefund => ({
  id: refund.id,
  at: refund.createdAt,
  amountMinor: refund.orderMinor,
  what: partsOf(refund)
    .map(({ label }) => label)
    .join(', '),
  isPending: refund.status === 'pending',
})

type RequestTicket = NonNullable<Awaited<ReturnType<typeof openRequest>>>

const asked = ({ id, user, createdAt: at }: RequestTicket, refunds: readonly Refund[]) => ({
  at,
  ticket: idOf(user) === null ? null : id,
  isMet: refunds.some(({ createdAt }) => createdAt > at),
})

/**
 * What of an order can go back now and why the rest can not, what went back, and whether a request
 * is open. Null before anything was paid. The caller may see the order.
 */
export async function refundStanding(
  req: PayloadRequest,
  order: Order,
  now: Date,
): Promise<RefundView | null> {
  if (!order.paidAt || (order.paymentStatus !== 'paid' && order.paymentStatus !== 'refunded'))
    return null
  const [refunds, ticket] = await Promise.all([refundsOf(req, order), openRequest(req, order)])
  const filed = isFiled(order.serviceType, order.timeline ?? [])
  const lines = refundableLines(soldLines(order), refunds.flatMap(partsOf), filed)
  const givenMinor = refunds.reduce((sum, one) => sum + one.orderMinor, 0)
  const leftMinor = Math.max(0, order.totalMinor - givenMinor)
  return {
    options: refundOptions(lines, new Date(order.paidAt), now, await businessZone(req)),
    leftMinor,
    made: refunds.map(made),
    open: ticket && leftMinor > 0 ? asked(ticket, refunds) : null,
  }
}
