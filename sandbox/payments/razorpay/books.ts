import type { z } from 'zod'

import { unknownId } from '@/sandbox/payments/razorpay/errors'
import {
  type Dispute,
  disputeSchema,
  type Order,
  orderSchema,
  type Payment,
  paymentSchema,
  type Refund,
  refundSchema,
} from '@/sandbox/payments/razorpay/objects'
import { lister } from '@/sandbox/payments/store/lister'
import type { SandboxStore, StoredObject } from '@/sandbox/payments/store/sandbox-store'

export const KINDS = {
  order: 'razorpay-order',
  payment: 'razorpay-payment',
  refund: 'razorpay-refund',
  dispute: 'razorpay-dispute',
  receipt: 'razorpay-receipt',
  refundKey: 'razorpay-refund-key',
} as const

function finder<Schema extends z.ZodType>(kind: string, schema: Schema) {
  return async (store: SandboxStore, id: string): Promise<z.infer<Schema>> => {
    const found = await store.read(kind, id)
    if (found === undefined) throw unknownId()
    return schema.parse(found)
  }
}

/** Each finds one object in the books. @throws ApiError 400 as Razorpay's when it isn't there. */
export const findOrder = finder(KINDS.order, orderSchema)
export const findPayment = finder(KINDS.payment, paymentSchema)
export const findRefund = finder(KINDS.refund, refundSchema)
export const findDispute = finder(KINDS.dispute, disputeSchema)

/** Each lists the newest objects of its kind first. */
export const listOrders = lister(KINDS.order, orderSchema)
export const listRefunds = lister(KINDS.refund, refundSchema)
export const listPayments = lister(KINDS.payment, paymentSchema)
export const listDisputes = lister(KINDS.dispute, disputeSchema)

/** An order's payments, the newest first. */
export async function paymentsOf(store: SandboxStore, order: Order): Promise<Payment[]> {
  const found = await Promise.all(order.payments.map((id) => findPayment(store, id)))
  return found.reverse()
}

export const orderObject = (body: Order): StoredObject => ({ kind: KINDS.order, body })
export const paymentObject = (body: Payment): StoredObject => ({ kind: KINDS.payment, body })
export const refundObject = (body: Refund): StoredObject => ({ kind: KINDS.refund, body })
export const disputeObject = (body: Dispute): StoredObject => ({ kind: KINDS.dispute, body })

/** All work on an order and its payments waits for its turn under this key. */
export const lockOf = (orderId: string): string => `razorpay ${orderId}`
