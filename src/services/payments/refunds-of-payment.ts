import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { RefundPart } from '@/src/domain/orders/plan-refund'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import type { Refundable } from '@/src/domain/vocabulary/money/split'
import { LINE_KINDS } from '@/src/domain/vocabulary/order-line'
import type { Order, Payment, Refund } from '@/src/payload-types'

const parts = z.array(
  z.object({
    lineId: z.string(),
    label: z.string(),
    kind: z.enum(LINE_KINDS),
    amountMinor: z.int(),
  }),
)

/** How much of which line a refund gives back; nothing where it does not say. */
export function partsOf(refund: Pick<Refund, 'lines'>): RefundPart[] {
  return parts.safeParse(refund.lines).data ?? []
}

/** What was given back of a payment, or is promised to be. */
export async function refundsOfPayment(
  req: PayloadRequest,
  payment: Pick<Payment, 'id'>,
): Promise<Refund[]> {
  const { docs } = await req.payload.find({
    collection: 'refunds',
    where: { payment: { equals: payment.id }, status: { in: ['pending', 'succeeded'] } },
    sort: 'createdAt',
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: true, // the money path has no user
    req,
  })
  return docs
}

/** Both sides of what refunds hold: of the charge, and of the order. */
export function heldBy(refunds: readonly Refund[]): { chargedMinor: number; orderMinor: number } {
  return {
    chargedMinor: refunds.reduce((sum, one) => sum + one.amountMinor, 0),
    orderMinor: refunds.reduce((sum, one) => sum + one.orderMinor, 0),
  }
}

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

/** An order's lines as refunds know them. */
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
  return req.payload.create({
    collection: 'refunds',
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
    depth: 0,
    overrideAccess: true, // services alone write refunds
    req,
  })
}
