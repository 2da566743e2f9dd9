import { z } from 'zod'
import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needKeys } from '@/sandbox/payments/razorpay/auth'
import {
  findOrder,
  findPayment,
  findRefund,
  KINDS,
  listDisputes,
  lockOf,
  paymentObject,
  refundObject,
} from '@/sandbox/payments/razorpay/books'
import { commit, type EventType, news } from '@/sandbox/payments/razorpay/commit'
import { badRequest, readBody } from '@/sandbox/payments/razorpay/errors'
import { razorpayId } from '@/sandbox/payments/razorpay/ids'
import {
  isCaptured,
  type Payment,
  type Refund,
  refundKeySchema,
  shownRefund,
} from '@/sandbox/payments/razorpay/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { StoredObject } from '@/sandbox/payments/store/sandbox-store'
import { sha256 } from '@/src/lib/secrets'

const refundForm = z.strictObject({
  amount: z.int().optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  notes: z.record(z.string().max(256), z.string().max(256)).default({}),
  receipt: z.string().max(40).optional(),
})

const EVERY_DISPUTE = 100_000

/** How much is to go back. @throws ApiError when that is nothing, or more than is left. */
function refundable(payment: Payment, asked?: number): number {
  const { amount, amount_refunded } = payment
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already')
  if (!isCaptured(payment)) {
    throw badRequest('The payment status should be captured for action to be taken')
  }
  const wanted = asked ?? amount - amount_refunded
  if (wanted < 100) throw badRequest('The amount must be atleast INR 1.00', 'amount')
  if (wanted > amount - amount_refunded) {
    throw badRequest('The total refund amount is greater than the refund payment amount')
  }
  return wanted
}

/** A payment of which so much more, or less, has gone back. */
function withRefunded(payment: Payment, change: number): Payment {
  const amount_refunded = payment.amount_refunded + change
  const status = amount_refunded === payment.amount ? 'refunded' : 'captured'
  return { ...payment, captured: true, amount_refunded, status }
}

const COURSES = {
  pending: { status: 'pending', failsLate: false },
  fails: { status: 'failed', failsLate: false },
  fails_late: { status: 'processed', failsLate: true },
} as const

const TOLD = {
  pending: ['refund.created'],
  processed: ['refund.created', 'refund.processed'],
  failed: ['refund.created', 'refund.failed'],
} as const satisfies Record<Refund['status'], readonly EventType[]>

/** Money that a bank has called back, or may call back, can not be given back as well. */
async function refuseDisputed(sandbox: Sandbox, payment: Payment): Promise<void> {
  const disputes = await listDisputes(sandbox.store, EVERY_DISPUTE)
  const isDisputed = disputes.some(
    (one) => one.payment_id === payment.id && one.status !== 'won' && one.status !== 'closed',
  )
  if (isDisputed) throw badRequest('Refund cannot be made on a payment that is under dispute')
}

async function giveBack(
  sandbox: Sandbox,
  paymentId: string,
  input: z.infer<typeof refundForm>,
  also: (refund: Refund) => StoredObject[],
): Promise<Refund> {
  const before = await findPayment(sandbox.store, paymentId)
  const order = await findOrder(sandbox.store, before.order_id)
  await refuseDisputed(sandbox, before)
  const amount = refundable(before, input.amount)
  const setting = sandbox.switchboard.setting('razorpay_refunds', order.notes.order_id ?? null)
  const course = setting ? COURSES[setting] : { status: 'processed' as const, failsLate: false }
  const payment = course.status === 'failed' ? before : withRefunded(before, amount)
  const refund: Refund = {
    id: razorpayId('rfnd'),
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    order_id: payment.order_id,
    notes: input.notes,
    ...course,
    created_at: nowSeconds(),
  }
  const objects = [paymentObject(payment), refundObject(refund), ...also(refund)]
  await commit(sandbox, objects, news(TOLD[refund.status], { order, payment, refund }))
  return refund
}

/** Ends a refund that is pending, or that is to fail late. @throws ApiError 400 for any other. */
export async function endRefund(
  sandbox: Sandbox,
  id: string,
  end: 'processed' | 'failed',
): Promise<void> {
  const { order_id } = await findRefund(sandbox.store, id)
  await sandbox.lock(lockOf(order_id), async () => {
    const before = await findRefund(sandbox.store, id)
    if (before.status !== 'pending' && !(before.failsLate && end === 'failed')) {
      throw badRequest(`The refund is ${before.status}`)
    }
    const refund: Refund = { ...before, status: end, failsLate: false }
    const order = await findOrder(sandbox.store, order_id)
    const found = await findPayment(sandbox.store, refund.payment_id)
    const payment = end === 'failed' ? withRefunded(found, -refund.amount) : found
    const type = end === 'failed' ? 'refund.failed' : 'refund.processed'
    const told = news([type], { order, payment, refund })
    await commit(sandbox, [paymentObject(payment), refundObject(refund)], told)
  })
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
  const fingerprint = sha256(`${id} ${request.body}`)
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
