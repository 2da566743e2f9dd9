import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  isFiled,
  type RefundableLine,
  type RefundPart,
  refundableLines,
} from '@/src/domain/orders/plan-refund'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { log } from '@/src/lib/log'
import type { Dispute, Order, Payment, Refund } from '@/src/payload-types'
import { peopleById } from '@/src/queries/platform/records'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'

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

const parts = z
  .array(
    z.object({
      lineId: z.string(),
      label: z.string(),
      kind: z.enum(['service', 'state_fee', 'add_on', 'discount']),
      amountMinor: z.int(),
    }),
  )
  .catch([])

async function pageOf(req: PayloadRequest, payment: Payment): Promise<string | null> {
  const ref = payment.gateway === 'paypal' ? payment.chargeRef : payment.gatewayRef
  if (!ref) return null
  try {
    return (await gatewayOfPayment(req.payload, payment.gateway, payment)).dashboardUrl(ref)
  } catch (error) {
    log.warn({ err: error, gateway: payment.gateway }, 'a gateway could not be opened')
    return null
  }
}

async function attemptOf(
  req: PayloadRequest,
  payment: Payment,
  seePayments: boolean,
): Promise<Attempt> {
  const { gatewayRef, chargeRef, card, quarantineReason, checks, lastCheckedAt, ...shown } = payment
  const url = seePayments ? await pageOf(req, payment) : null
  const inside = { gatewayRef, chargeRef, card, quarantineReason, checks, lastCheckedAt, url }
  return { ...shown, inside: seePayments ? inside : null }
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
    depth: 0,
    limit: 50,
    pagination: false,
    overrideAccess: true, // decided above: part of an order that the person may read
    req,
  } as const
  const [payments, refunds, disputes] = await Promise.all([
    req.payload.find({ collection: 'payments', ...ofOrder }),
    req.payload.find({ collection: 'refunds', ...ofOrder }),
    req.payload.find({ collection: 'disputes', ...ofOrder }),
  ])
  const names = await peopleById(req, idsOf(refunds.docs.map(({ by }) => by)))
  const duplicates = payments.docs.filter(({ isDuplicate }) => isDuplicate).map(({ id }) => id)
  const givenBack = refunds.docs.map(
    (refund): GivenBack => ({
      ...refund,
      parts: parts.parse(refund.lines ?? []),
      gatewayRef: seePayments ? (refund.gatewayRef ?? null) : null,
      by: names.get(idOf(refund.by) ?? '')?.name ?? null,
      ofDuplicate: duplicates.includes(idOf(refund.payment) ?? ''),
    }),
  )
  const counted = givenBack.filter((one) => one.status !== 'failed' && !one.ofDuplicate)
  const isPaid = order.paymentStatus === 'paid'
  const given = counted.reduce((sum, one) => sum + one.orderMinor, 0)
  const sold = (order.lines ?? []).map(({ id, ...line }) => ({ ...line, lineId: id ?? '' }))
  return {
    attempts: await Promise.all(payments.docs.map((one) => attemptOf(req, one, seePayments))),
    refunds: givenBack,
    disputes: disputes.docs,
    refundable: refundableLines(
      sold,
      counted.flatMap((one) => one.parts),
      isFiled(order.serviceType, order.timeline ?? []),
    ),
    leftMinor: isPaid ? Math.max(0, order.totalMinor - given) : 0,
  }
}
