import type { PayloadRequest } from 'payload'
import {
  isFiled,
  type RefundableLine,
  type RefundPart,
  refundableLines,
} from '@/src/domain/orders/plan-refund'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import type { Dispute, Order, Payment, Refund } from '@/src/payload-types'
import { peopleById } from '@/src/queries/platform/records'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import { paymentPages } from '@/src/services/payments/gateways/payment-pages'
import { soldLines } from '@/src/services/payments/refunds-of-payment'

/** What only holders of `view_payments` are shown of an attempt. */
type Inside = Pick<
  Payment,
  'gatewayRef' | 'chargeRef' | 'card' | 'quarantineReason' | 'checks' | 'lastCheckedAt'
> & {
  /** The payment's page at its provider. */
  readonly url: string | null
}

export type Attempt = Pick<
  Payment,
  | 'id'
  | 'gateway'
  | 'status'
  | 'amountMinor'
  | 'currency'
  | 'orderMinor'
  | 'exchangeRate'
  | 'exchangeRateAsOf'
  | 'failureCode'
  | 'failureMessage'
  | 'isDuplicate'
  | 'sandbox'
  | 'mode'
  | 'keyHint'
  | 'createdAt'
> & { readonly inside: Inside | null }

export type GivenBack = Pick<
  Refund,
  | 'id'
  | 'amountMinor'
  | 'currency'
  | 'orderMinor'
  | 'reason'
  | 'status'
  | 'failureMessage'
  | 'isAutomatic'
  | 'createdAt'
> & {
  readonly parts: readonly RefundPart[]
  readonly gatewayRef: string | null
  readonly by: string | null
  readonly ofDuplicate: boolean
}

export type Money = {
  readonly attempts: readonly Attempt[]
  readonly refunds: readonly GivenBack[]
  /** What customers complained of to their banks, the latest first. */
  readonly disputes: readonly Dispute[]
  /** The order's lines with what may still go back of each, in cents. */
  readonly refundable: readonly RefundableLine[]
  readonly leftMinor: number
}

function attemptOf(payment: Payment, inside: { readonly url: string | null } | null): Attempt {
  const { gatewayRef, chargeRef, card, quarantineReason, checks, lastCheckedAt, ...shown } = payment
  const held = { gatewayRef, chargeRef, card, quarantineReason, checks, lastCheckedAt }
  return { ...shown, inside: inside && { ...held, ...inside } }
}

/**
 * An order's payments and refunds. Anyone who sees orders sees how they were paid; the references and
 * cards at the gateway are for holders of `view_payments` alone.
 */
export async function readMoney(
  req: PayloadRequest,
  order: Order,
  seePayments: boolean,
): Promise<Money> {
  const ofOrder = {
    where: { order: { equals: order.id } },
    sort: '-createdAt',
    limit: 50,
    overrideAccess: true, // decided above: part of an order that the person may read
  } as const
  const [payments, refunds, disputes] = await Promise.all([
    findRows(req, 'payments', ofOrder),
    findRows(req, 'refunds', ofOrder),
    findRows(req, 'disputes', ofOrder),
  ])
  const names = await peopleById(req, idsOf(refunds.map(({ by }) => by)))
  const duplicates = payments.filter(({ isDuplicate }) => isDuplicate).map(({ id }) => id)
  const givenBack = refunds.map(
    (refund): GivenBack => ({
      ...refund,
      parts: partsOf(refund),
      gatewayRef: seePayments ? (refund.gatewayRef ?? null) : null,
      by: names.get(idOf(refund.by) ?? '')?.name ?? null,
      ofDuplicate: duplicates.includes(idOf(refund.payment) ?? ''),
    }),
  )
  const counted = givenBack.filter((one) => one.status !== 'failed' && !one.ofDuplicate)
  const isPaid = order.paymentStatus === 'paid'
  const given = counted.reduce((sum, one) => sum + one.orderMinor, 0)
  const pageOf = paymentPages(req.payload)
  return {
    attempts: await Promise.all(
      payments.map(async (one) => attemptOf(one, seePayments ? { url: await pageOf(one) } : null)),
    ),
    refunds: givenBack,
    disputes,
    refundable: refundableLines(
      soldLines(order),
      counted.flatMap((one) => one.parts),
      isFiled(order.serviceType, order.timeline ?? []),
    ),
    leftMinor: isPaid ? Math.max(0, order.totalMinor - given) : 0,
  }
}
