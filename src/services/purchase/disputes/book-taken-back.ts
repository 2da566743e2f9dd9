import type { PayloadRequest } from 'payload'

import { refundableLines, spreadRefund } from '@/src/domain/orders/plan-refund'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import { orderPartOf } from '@/src/domain/vocabulary/money/split'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order, Payment, Refund } from '@/src/payload-types'
import {
  heldBy,
  partsOf,
  refundsOfPayment,
  soldLines,
} from '@/src/services/payments/refunds-of-payment'
import { type NewRefund, writeRefund } from '@/src/services/payments/write-refund'
import { applyRefund } from '@/src/services/purchase/refund/apply-refund'

const options = { depth: 0, overrideAccess: true } as const // the settle path has no user

export type TakenBack = {
  readonly kind: RefundKind
  /** In the currency that was charged. */
  readonly amountMinor: number
  readonly reason: string
}

/**
 * Which part of the order so much of the charge was, in its lines as far as they reach. Money that
 * left without being asked for reaches the state fee too, filed or not, and what was sold as not
 * refundable.
 */
function partsTakenBack(
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
  const sold = soldLines(order).map((line) => ({ ...line, refundable: true }))
  const lines = refundableLines(sold, refunds.flatMap(partsOf), false)
  return { amountMinor, orderMinor, parts: spreadRefund(lines, orderMinor) }
}

/**
 * Books money that left a payment without our asking, with all that follows from it. Never more
 * than the payment still holds. The order's row is locked.
 *
 * @returns what was booked; null when nothing was left to book
 */
export async function bookTakenBack(
  req: PayloadRequest,
  payment: Payment,
  { kind, amountMinor: asked, reason }: TakenBack,
): Promise<Refund | null> {
  const id = idOf(payment.order) ?? ''
  const order = await req.payload.findByID({ collection: 'orders', id, ...options, req })
  const refunds = await refundsOfPayment(req, payment)
  const amountMinor = Math.min(asked, payment.amountMinor - heldBy(refunds).chargedMinor)
  if (amountMinor <= 0) return null
  const promised = await writeRefund(req, {
    ...partsTakenBack(order, payment, refunds, amountMinor),
    kind,
    order,
    payment,
    reason,
    isAutomatic: payment.isDuplicate,
    by: undefined,
  })
  const booked = await req.payload.update({
    collection: 'refunds',
    id: promised.id,
    data: { status: 'succeeded', settledAt: new Date().toISOString() },
    ...options,
    req,
  })
  await applyRefund(req, order, payment, booked)
  return booked
}
