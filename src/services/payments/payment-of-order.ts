import type { Payload } from 'payload'

import { type PaymentState, paymentState } from '@/src/domain/orders/payment-state'
import type { Order, Payment } from '@/src/payload-types'

export type OrderPayment = {
  readonly state: PaymentState
  /** Why it failed: what the bank said, where it refused. */
  readonly failure: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** A payment that was given up never got as far as a bank. */
const NOT_COMPLETED = 'The payment was not completed.'

const failureOf = (attempt?: Pick<Payment, 'status' | 'failureMessage'>): string | null =>
  attempt?.failureMessage ?? (attempt?.status === 'cancelled' ? NOT_COMPLETED : null)

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
    failure: state === 'failed' ? failureOf(docs[0]) : null,
    card: brand && last4 ? { brand, last4 } : null,
  }
}
