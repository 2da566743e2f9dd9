import type { PayloadRequest } from 'payload'

import type { RefundPart } from '@/src/domain/orders/plan-refund'
import type { RefundKind } from '@/src/domain/payments/refund-kind'
import type { Order, Payment, Refund } from '@/src/payload-types'

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
