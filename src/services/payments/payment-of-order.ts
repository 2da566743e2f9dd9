import { desc, inArray } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payments } from '@/src/database-schema'
import { type PaymentState, paymentState } from '@/src/domain/orders/payment-state'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import type { PaymentAttemptStatus } from '@/src/domain/vocabulary/payment-status'
import { databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import type { Order, Payment } from '@/src/payload-types'

export type OrderPayment = {
  readonly state: PaymentState
  /** Why it failed: what the bank said, where it refused. */
  readonly failure: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** A payment that was given up never got as far as a bank. */
const NOT_COMPLETED = 'The payment was not completed.'

/** It had succeeded, and went back without a refund of ours. */
const TAKEN_BACK = 'Your bank took the payment back.'

function failureOf(attempt?: Pick<Payment, 'status' | 'failureMessage'>): string | null {
  if (attempt?.status === 'refunded') return TAKEN_BACK
  return attempt?.failureMessage ?? (attempt?.status === 'cancelled' ? NOT_COMPLETED : null)
}

/** How an order's payment stands. The caller must have made sure that the order may be seen. */
export async function paymentOfOrder(
  payload: Payload,
  order: Pick<Order, 'id' | 'paymentStatus'>,
): Promise<OrderPayment> {
  const docs = await findRows({ payload }, 'payments', {
    where: { order: { equals: order.id } },
    select: { status: true, failureMessage: true, card: true },
    sort: '-createdAt',
    limit: 10,
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

type Payable = Pick<Order, 'id' | 'paymentStatus'>

/** How the attempts to pay each order stand, the latest first. */
async function attempts(payload: Payload, ids: readonly string[]) {
  const statuses = new Map<string, PaymentAttemptStatus[]>()
  if (ids.length === 0) return statuses
  const db = await databaseOf({ payload })
  const found = await db
    .select({ order: payments.order, status: payments.status })
    .from(payments)
    .where(inArray(payments.order, ids))
    .orderBy(payments.order, desc(payments.createdAt))
  for (const { order, status } of found) {
    statuses.set(order, [...(statuses.get(order) ?? []), status])
  }
  return statuses
}

/** How the payment of each of these orders stands. The caller made sure that they may be seen. */
export async function paymentStates(
  payload: Payload,
  orders: readonly Payable[],
): Promise<(order: Payable) => PaymentState> {
  const unpaid = orders.filter(isUnpaid).map(({ id }) => id)
  const statuses = await attempts(payload, unpaid)
  return ({ id, paymentStatus }) => paymentState(paymentStatus, statuses.get(id) ?? [])
}
