import type { PayloadRequest } from 'payload'

import { isFiled, refundableLines, spreadRefund } from '@/src/domain/orders/plan-refund'
import { paidItsOrder } from '@/src/domain/payments/own-checkout'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import { orderPartOf } from '@/src/domain/vocabulary/money/split'
import { idOf } from '@/src/domain/vocabulary/relation'
import { rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import {
  heldBy,
  type NewRefund,
  refundableOf,
  soldLines,
  writeRefund,
} from '@/src/services/payments/refunds-of-payment'
import { applyRefund } from '@/src/services/purchase/refund/apply-refund'

const options = { overrideAccess: true } as const // the settle path has no user

type MoneyGone = {
  /** `refund`: given back at the provider's own dashboard. Everything else was taken. */
  readonly kind: RefundKind
  /** In the currency that was charged. */
  readonly amountMinor: number
  readonly reason: string
}

/**
 * What of an order's lines can be given back. Money that was taken reaches the state fee too, filed
 * or not, and what was sold as not refundable.
 */
function linesLeft(order: Order, refunds: readonly Refund[], kind: RefundKind) {
  const isGiven = kind === 'refund'
  const sold = soldLines(order).map((line) => (isGiven ? line : { ...line, refundable: true }))
  const filed = isGiven && isFiled(order.serviceType, order.timeline ?? [])
  return refundableLines(sold, refunds.flatMap(partsOf), filed)
}

/** Which part of the order so much of the charge was, in its lines as far as they reach. */
function partsGone(
  order: Order,
  payment: Payment,
  refunds: readonly Refund[],
  { kind, amountMinor }: MoneyGone,
): Pick<NewRefund, 'amountMinor' | 'orderMinor' | 'parts'> {
  if (!paidItsOrder(payment)) return { amountMinor, orderMinor: 0, parts: null }
  const paid = refundableOf(payment, refunds)
  const orderMinor = orderPartOf(paid, amountMinor)
  return {
    amountMinor,
    orderMinor,
    parts: spreadRefund(linesLeft(order, refunds, kind), orderMinor),
  }
}

/** What can be taken is what the payment still holds; what was given back is what the provider says. */
function amountGone(payment: Payment, refunds: readonly Refund[], gone: MoneyGone): number {
  if (gone.kind === 'refund') return gone.amountMinor
  return Math.min(gone.amountMinor, payment.amountMinor - heldBy(refunds).chargedMinor)
}

/**
 * Books money that left a payment without our asking, with all that follows from it: a refund made
 * at the provider, a dispute that was lost, a bank's reversal. The order's row is locked.
 *
 * @param refunds all that the payment's books hold so far
 * @returns what was booked; null when nothing was left to book
 */
export async function bookRefund(
  req: PayloadRequest,
  payment: Payment,
  refunds: readonly Refund[],
  gone: MoneyGone,
): Promise<Refund | null> {
  const id = idOf(payment.order) ?? ''
  const order = await rowById(req, 'orders', id, options)
  const amountMinor = amountGone(payment, refunds, gone)
  if (amountMinor <= 0) return null
  const promised = await writeRefund(req, {
    ...partsGone(order, payment, refunds, { ...gone, amountMinor }),
    kind: gone.kind,
    order,
    payment,
    reason: gone.reason,
    isAutomatic: payment.isDuplicate,
    by: undefined,
  })
  const booked = await updateRow(req, 'refunds', promised.id, {
    data: { status: 'succeeded', settledAt: new Date().toISOString() },
    ...options,
  })
  await applyRefund(req, order, payment, booked)
  return booked
}
