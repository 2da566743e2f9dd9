import type { Payload } from 'payload'

import { type PaymentState, paymentState } from '@/src/domain/orders/payment-state'
import type { Order } from '@/src/payload-types'

export type OrderPayment = {
  readonly state: PaymentState
  /** What the bank said, where it refused. */
  readonly failure: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** How an order's payment stands. The caller must have made sure that the order may be seen. */
export async function paymentOfOrder(
  payload: Payload,
  order: Pick<Order, 'id' | 'paymentStatus'>,
): Promise<OrderPayment> {
  const { docs } = await payload.find({
    collection: 'payments',
    where: { order: { equals: order.id } },
    select: { status: true, failureMessage: true, card: true },
    sort: '-createdAt',
    depth: 0,
    limit: 10,
    pagination: false,
    overrideAccess: true, // attempts are shown to staff alone; of them the customer sees this much
  })
  const state = paymentState(
    order.paymentStatus,
    docs.map(({ status }) => status),
  )
  const { brand, last4 } = docs.find((attempt) => attempt.status === 'succeeded')?.card ?? {}
  return {
    state,
    failure: state === 'failed' ? (docs[0]?.failureMessage ?? null) : null,
    card: brand && last4 ? { brand, last4 } : null,
  }
}
