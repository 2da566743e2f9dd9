import type { Payload } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { acceptedVersion } from '@/src/services/content/pages/legal-versions'
import { lockOrder } from '@/src/services/orders/change-order'
import { beginAttempt, standingOf } from '@/src/services/payments/attempts'
import type { ResolvedGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { renewHold } from '@/src/services/purchase/place/hold-offer'
import type { AttemptResult } from '@/src/services/purchase/place/pay-order'
import { PriceChanged } from '@/src/services/purchase/place/place-order'

export type PayPlacedInput = {
  /** The caller must have made sure that it may be paid by whoever asks. */
  readonly orderId: string
  readonly expectedTotalMinor: number
  readonly resolved: ResolvedGateway
}

function checkPayable(order: Order, expectedTotalMinor: number): void {
  if (order.status === 'cancelled') {
    throw new AppError('order_cancelled', 'This order was canceled and cannot be paid.', 409)
  }
  if (order.totalMinor === expectedTotalMinor) return
  const lines = order.lines ?? []
  throw new PriceChanged({ lines, totalMinor: order.totalMinor, currency: 'USD' })
}

/**
 * Writes an attempt to pay an order that was priced before: an extra, a renewal, or a purchase
 * whose first payment failed.
 *
 * @throws PriceChanged when its total is not what the customer saw
 * @throws AppError 409 `order_cancelled`
 */
export async function beginPlacedOrder(
  payload: Payload,
  input: PayPlacedInput,
): Promise<AttemptResult> {
  const begun = await inTransaction(payload, async (req) => {
    const order = await lockOrder(req, input.orderId)
    const standing = await standingOf(req, order)
    if (standing.kind === 'busy') {
      const isSame = order.totalMinor === input.expectedTotalMinor
      return { ...standing, order, isTheirs: true, isSame }
    }
    if (standing.kind !== 'free') return { ...standing, order }
    checkPayable(order, input.expectedTotalMinor)
    const full = await renewHold(req, order)
    if (full) return { kind: 'lapsed', quote: full } as const // said below, once it is written
    const termsVersion = await acceptedVersion(req, '/terms')
    await payload.update({
      collection: 'orders',
      id: order.id,
      data: { consent: { termsVersion, acceptedAt: new Date().toISOString() } },
      depth: 0,
      overrideAccess: true, // consent is recorded with the payment that it was given for
      req,
    })
    const attempt = await beginAttempt(req, order, input.resolved)
    return { kind: 'begun', order, attempt } as const
  })
  if (begun.kind === 'lapsed') throw new PriceChanged(begun.quote)
  return begun
}
