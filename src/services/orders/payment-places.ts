import type { Payload } from 'payload'
import { checkoutPath, draftKindOf } from '@/src/domain/checkout/draft-kind'
import { findOne } from '@/src/lib/find-one'
import type { CheckoutDraft, Order } from '@/src/payload-types'
import { orderPath } from '@/src/services/orders/order-links'

/** The draft that an order was placed from; null for those that no checkout led to. */
export async function draftOfOrder(
  payload: Payload,
  order: Pick<Order, 'id'>,
): Promise<Pick<CheckoutDraft, 'kind' | 'service'> | null> {
  return findOne({ payload }, 'checkoutDrafts', {
    where: { order: { equals: order.id } },
    select: { kind: true, service: true },
    overrideAccess: true, // only its kind
  })
}

/** The confirmation of an order that need not be the one this browser has placed last. */
export function confirmationOf(orderId: string): string {
  return `/order-confirmation?order=${orderId}`
}

/** The page that a paid order leads to. */
export function placeAfterPaying(order: Pick<Order, 'id' | 'kind'>): string {
  return order.kind === 'purchase' ? '/order-confirmation' : confirmationOf(order.id)
}

/** Where a payment began, and so where the customer returns to. */
export type PayOrigin = 'checkout' | 'order'

/** Where a payment that came to nothing can be tried again: where it began. */
export async function placeToPay(
  payload: Payload,
  order: Order,
  origin: PayOrigin,
  outcome: 'failed' | 'unverified' | 'cancelled',
): Promise<string> {
  const draft = origin === 'checkout' ? await draftOfOrder(payload, order) : null
  if (!draft) return `${orderPath(order.id, 'pay')}?payment=${outcome}`
  return `${checkoutPath(draftKindOf(draft))}?payment=${outcome}&step=payment`
}
