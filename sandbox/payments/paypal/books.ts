import type { z } from 'zod'

import { nowSeconds } from '@/sandbox/payments/ids'
import { malformed, notFound } from '@/sandbox/payments/paypal/errors'
import {
  type Capture,
  captureSchema,
  type Dispute,
  disputeSchema,
  isForgotten,
  type Order,
  orderSchema,
  type Refund,
  refundSchema,
} from '@/sandbox/payments/paypal/objects'
import { lister } from '@/sandbox/payments/store/lister'
import type { SandboxStore, StoredObject } from '@/sandbox/payments/store/sandbox-store'

function finder<Schema extends z.ZodType>(kind: string, schema: Schema) {
  return async (store: SandboxStore, id: string): Promise<z.infer<Schema>> => {
    const found = await store.read(kind, id)
    if (found === undefined) throw notFound()
    return schema.parse(found)
  }
}

const findAnyOrder = finder('paypal-order', orderSchema)

/** Each finds one object in the books. @throws ApiError 404 as PayPal's when it isn't there. */
export async function findOrder(store: SandboxStore, id: string): Promise<Order> {
  const order = await findAnyOrder(store, id)
  if (isForgotten(order, nowSeconds())) throw notFound()
  return order
}
export const findCapture = finder('paypal-capture', captureSchema)
export const findRefund = finder('paypal-refund', refundSchema)
export const findDispute = finder('paypal-dispute', disputeSchema)

/** Each lists the newest objects of its kind first. */
export const listOrders = lister('paypal-order', orderSchema)
export const listRefunds = lister('paypal-refund', refundSchema)
export const listCaptures = lister('paypal-capture', captureSchema)
export const listDisputes = lister('paypal-dispute', disputeSchema)

/** Each as it is kept in the books. */
export const keptOrder = (body: Order): StoredObject => ({ kind: 'paypal-order', body })
export const keptCapture = (body: Capture): StoredObject => ({ kind: 'paypal-capture', body })
export const keptDispute = (body: Dispute): StoredObject => ({ kind: 'paypal-dispute', body })
export const keptRefund = (body: Refund): StoredObject => ({ kind: 'paypal-refund', body })

/** Reads a JSON body by its schema. @throws ApiError 400 as PayPal's. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(body === '' ? '{}' : body)
  } catch {
    throw malformed()
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw malformed(`/${read.error.issues[0]?.path.join('/') ?? ''}`)
}
