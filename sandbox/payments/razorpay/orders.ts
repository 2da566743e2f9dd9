import { z } from 'zod'

import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needKeys } from '@/sandbox/payments/razorpay/auth'
import {
  findOrder,
  KINDS,
  listOrders,
  orderObject,
  paymentsOf,
} from '@/sandbox/payments/razorpay/books'
import { badRequest, extraField, readBody } from '@/sandbox/payments/razorpay/errors'
import { razorpayId } from '@/sandbox/payments/razorpay/ids'
import {
  type Order,
  receiptSchema,
  shownOrder,
  shownPayment,
} from '@/sandbox/payments/razorpay/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'

const SMALLEST = 100
const LARGEST = 50_00_00_000

const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean)

const orderForm = z.strictObject({
  amount: z.int('The amount must be an integer.'),
  currency: z.literal('INR', { error: 'Currency is not supported' }),
  receipt: z.string().max(40, 'receipt: the length must be no more than 40.').optional(),
  unique_receipt: flag.default(false),
  payment_capture: flag.default(false),
  notes: z.record(z.string().max(256), z.string().max(256)).default({}),
})
type OrderForm = z.infer<typeof orderForm>

function newOrder({ amount, currency, receipt, payment_capture, notes }: OrderForm): Order {
  if (amount < SMALLEST) throw badRequest('Order amount less than minimum amount allowed', 'amount')
  if (amount > LARGEST) throw badRequest('Amount exceeds maximum amount allowed.', 'amount')
  return {
    id: razorpayId('order'),
    amount,
    amount_paid: 0,
    attempts: 0,
    currency,
    receipt: receipt ?? null,
    status: 'created',
    notes,
    captures: payment_capture,
    payments: [],
    created_at: nowSeconds(),
  }
}

/** The orders with a receipt number, the newest first. */
async function ordersByReceipt({ store }: Sandbox, receipt: string): Promise<Order[]> {
  const { data: known } = receiptSchema.safeParse(await store.read(KINDS.receipt, receipt))
  const ids = known ? [known.order, ...known.more] : []
  return Promise.all(ids.reverse().map((id) => findOrder(store, id)))
}

export async function createOrder({ sandbox, request }: ApiVisit) {
  needKeys(sandbox, request)
  const form = readBody(orderForm, request.body)
  const order = newOrder(form)
  const { receipt } = order
  const shopOrder = order.notes.order_id ?? null
  if (form.unique_receipt && sandbox.switchboard.setting('razorpay_no_unique_receipt', shopOrder)) {
    throw extraField('unique_receipt')
  }
  if (receipt === null) {
    await sandbox.store.save({ objects: [orderObject(order)] })
    return json(shownOrder(order))
  }
  return sandbox.lock(`razorpay receipt ${receipt}`, async () => {
    const taken = await ordersByReceipt(sandbox, receipt)
    if (taken.length > 0 && form.unique_receipt) {
      throw badRequest('An order with this receipt exists already: receipt should be unique.')
    }
    const [first = order.id, ...more] = [order, ...taken].map(({ id }) => id).reverse()
    const index = { kind: KINDS.receipt, body: { id: receipt, order: first, more } }
    await sandbox.store.save({ objects: [orderObject(order), index] })
    return json(shownOrder(order))
  })
}

export async function readOrder({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  return json(shownOrder(await findOrder(sandbox.store, id)))
}

export const collection = (items: readonly object[]) =>
  json({ entity: 'collection', count: items.length, items })

export async function listAllOrders({ sandbox, request }: ApiVisit) {
  needKeys(sandbox, request)
  const { query } = request
  const receipt = query.get('receipt')
  if (receipt !== null) {
    return collection((await ordersByReceipt(sandbox, receipt)).map(shownOrder))
  }
  const count = Math.min(Number(query.get('count')) || 10, 100)
  const skip = Number(query.get('skip')) || 0
  const orders = await listOrders(sandbox.store, skip + count)
  return collection(orders.slice(skip).map(shownOrder))
}

export async function listPayments({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  const payments = await paymentsOf(sandbox.store, await findOrder(sandbox.store, id))
  return collection(payments.map(shownPayment))
}
