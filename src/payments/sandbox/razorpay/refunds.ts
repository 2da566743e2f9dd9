import { createHash } from 'node:crypto'
import { z } from 'zod'

import type { ApiVisit } from '@/src/payments/sandbox/http/faults'
import { json } from '@/src/payments/sandbox/http/reply'
import { newId, nowSeconds } from '@/src/payments/sandbox/ids'
import { needKeys } from '@/src/payments/sandbox/razorpay/auth'
import {
  findOrder,
  findPayment,
  findRefund,
  KINDS,
  lockOf,
  paymentObject,
  refundObject,
} from '@/src/payments/sandbox/razorpay/books'
import { commit } from '@/src/payments/sandbox/razorpay/commit'
import { badRequest, readBody } from '@/src/payments/sandbox/razorpay/errors'
import {
  type Payment,
  type Refund,
  refundKeySchema,
  shownRefund,
} from '@/src/payments/sandbox/razorpay/objects'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'
import type { StoredObject } from '@/src/payments/sandbox/store/sandbox-store'

const refundForm = z.strictObject({
  amount: z.int().optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  notes: z.record(z.string().max(256), z.string().max(256)).default({}),
  receipt: z.string().max(40).optional(),
})

/** How much is to go back. @throws ApiError when that is nothing, or more than is left. */
function refundable({ status, amount, amount_refunded }: Payment, asked?: number): number {
  if (status === 'refunded') throw badRequest('The payment has been fully refunded already')
  if (status !== 'captured') {
    throw badRequest('The payment status should be captured for action to be taken')
  }
  const wanted = asked ?? amount - amount_refunded
  if (wanted < 100) throw badRequest('The amount must be atleast INR 1.00', 'amount')
  if (wanted > amount - amount_refunded) {
    throw badRequest('The total refund amount is greater than the refund payment amount')
  }
  return wanted
}

async function giveBack(
  sandbox: Sandbox,
  paymentId: string,
  input: z.infer<typeof refundForm>,
  also: (refund: Refund) => StoredObject[],
): Promise<Refund> {
  const payment = await findPayment(sandbox.store, paymentId)
  const amount = refundable(payment, input.amount)
  const amount_refunded = payment.amount_refunded + amount
  const refunded: Payment = {
    ...payment,
    amount_refunded,
    status: amount_refunded === payment.amount ? 'refunded' : 'captured',
  }
  const refund: Refund = {
    id: newId('rfnd'),
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    order_id: payment.order_id,
    notes: input.notes,
    created_at: nowSeconds(),
  }
  const order = await findOrder(sandbox.store, payment.order_id)
  const objects = [paymentObject(refunded), refundObject(refund), ...also(refund)]
  await commit(sandbox, objects, ['refund.processed'], { order, payment: refunded, refund })
  return refund
}

/** Repeats the refund that was made under this key before. @throws ApiError for another request. */
async function earlier(sandbox: Sandbox, id: string, fingerprint: string): Promise<Refund | null> {
  const known = refundKeySchema.safeParse(await sandbox.store.read(KINDS.refundKey, id))
  if (!known.success) return null
  if (known.data.fingerprint !== fingerprint) {
    throw badRequest('Different request body sent for the same Refund Idempotency key')
  }
  return findRefund(sandbox.store, known.data.refund)
}

export async function createRefund({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  const input = readBody(refundForm, request.body)
  const key = request.header('x-refund-idempotency')
  if (key !== '' && !/^[\w-]{10,}$/.test(key)) {
    throw badRequest('The Refund Idempotency key must have 10 characters and more')
  }
  const fingerprint = createHash('sha256').update(`${id} ${request.body}`).digest('hex')
  const { order_id } = await findPayment(sandbox.store, id)
  const refund = await sandbox.lock(lockOf(order_id), async () => {
    const before = key === '' ? null : await earlier(sandbox, key, fingerprint)
    if (before) return before
    return giveBack(sandbox, id, input, (made) =>
      key === ''
        ? []
        : [{ kind: KINDS.refundKey, body: { id: key, fingerprint, refund: made.id } }],
    )
  })
  return json(shownRefund(refund))
}

export async function readRefund({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  return json(shownRefund(await findRefund(sandbox.store, id)))
}
