import { z } from 'zod'

import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needToken } from '@/sandbox/payments/paypal/access'
import {
  findCapture,
  findOrder,
  findRefund,
  keptCapture,
  keptRefund,
  readBody,
} from '@/sandbox/payments/paypal/books'
import { refused } from '@/sandbox/payments/paypal/errors'
import { once } from '@/sandbox/payments/paypal/idempotency'
import { paypalId } from '@/sandbox/payments/paypal/ids'
import type { Capture, Order, Refund } from '@/sandbox/payments/paypal/objects'
import { amountOf } from '@/sandbox/payments/paypal/orders'
import { shownRefund } from '@/sandbox/payments/paypal/show'
import { raisePaypalEvent } from '@/sandbox/payments/paypal/webhooks/raise-paypal-event'
import type { Sandbox } from '@/sandbox/payments/sandbox'

const refundInput = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  note_to_payer: z.string().max(255).optional(),
})
type RefundInput = z.infer<typeof refundInput>

/** How much is to go back. @throws ApiError 422 as PayPal's when that can't be. */
function refundable(capture: Capture, order: Order, { amount }: RefundInput): number {
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    throw refused('REFUND_NOT_ALLOWED')
  }
  const left = capture.amountMinor - capture.refundedMinor
  if (left === 0) {
    throw refused('CAPTURE_FULLY_REFUNDED')
  }
  if (!amount) return left
  const asked = amountOf(amount)
  if (asked.currency !== order.currency) {
    throw refused('REFUND_CAPTURE_CURRENCY_MISMATCH')
  }
  if (asked.minor > left) {
    throw refused('REFUND_AMOUNT_EXCEEDED')
  }
  return asked.minor
}

/** A capture of which so much more, or less, has gone back. */
function withRefunded(capture: Capture, change: number): Capture {
  const refundedMinor = capture.refundedMinor + change
  const rest = refundedMinor === 0 ? 'COMPLETED' : 'PARTIALLY_REFUNDED'
  const status = refundedMinor === capture.amountMinor ? 'REFUNDED' : rest
  return { ...capture, refundedMinor, status }
}

const COURSES = {
  pending: { status: 'PENDING', failsLate: false },
  fails: { status: 'FAILED', failsLate: false },
  fails_late: { status: 'COMPLETED', failsLate: true },
} as const

const TOLD = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: null,
  FAILED: 'PAYMENT.REFUND.FAILED',
} as const satisfies Record<Refund['status'], string | null>

/** Writes a refund down with its capture, and tells of it what PayPal tells. */
async function keep(sandbox: Sandbox, refund: Refund, capture: Capture, order: Order) {
  const type = TOLD[refund.status]
  const resource = shownRefund(sandbox, refund, order)
  const told = type ? raisePaypalEvent(sandbox, type, resource, order) : null
  await sandbox.store.save({
    objects: [keptRefund(refund), keptCapture(capture), ...(told?.objects ?? [])],
    deliveries: told?.deliveries ?? [],
  })
  sandbox.courier.wake()
}

async function giveBack(sandbox: Sandbox, id: string, input: RefundInput): Promise<string> {
  const capture = await findCapture(sandbox.store, id)
  const order = await findOrder(sandbox.store, capture.order)
  const amountMinor = refundable(capture, order, input)
  const setting = sandbox.switchboard.setting('paypal_refunds', order.customId)
  const course = setting ? COURSES[setting] : { status: 'COMPLETED' as const, failsLate: false }
  const refund: Refund = {
    id: paypalId(),
    order: order.id,
    capture: capture.id,
    ...course,
    created: nowSeconds(),
    amountMinor,
    currency: order.currency,
    note: input.note_to_payer ?? null,
  }
  const listed: Capture = { ...capture, refunds: [...capture.refunds, refund.id] }
  const changed = course.status === 'FAILED' ? listed : withRefunded(listed, amountMinor)
  await keep(sandbox, refund, changed, order)
  return refund.id
}

/** Ends a refund that is pending, or that is to fail late. @throws ApiError 422 for any other. */
export async function endRefund(sandbox: Sandbox, id: string, isPaid: boolean): Promise<void> {
  const { capture: captureId } = await findRefund(sandbox.store, id)
  await sandbox.lock(`paypal ${captureId}`, async () => {
    const before = await findRefund(sandbox.store, id)
    if (before.status !== 'PENDING' && (isPaid || !before.failsLate)) {
      throw refused('REFUND_NOT_ALLOWED')
    }
    const refund: Refund = {
      ...before,
      status: isPaid ? 'COMPLETED' : 'FAILED',
      failsLate: false,
    }
    const capture = await findCapture(sandbox.store, captureId)
    const changed = isPaid ? capture : withRefunded(capture, -refund.amountMinor)
    await keep(sandbox, refund, changed, await findOrder(sandbox.store, refund.order))
  })
}

export async function refundCapture({ sandbox, request, id }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  const input = readBody(refundInput, request.body)
  const made = await once(sandbox, request, () =>
    sandbox.lock(`paypal ${id}`, () => giveBack(sandbox, id, input)),
  )
  const refund = await findRefund(sandbox.store, made.id)
  const order = await findOrder(sandbox.store, refund.order)
  return json(shownRefund(sandbox, refund, order), made.isNew ? 201 : 200)
}

export async function readRefund({ sandbox, request, id }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  const refund = await findRefund(sandbox.store, id)
  return json(shownRefund(sandbox, refund, await findOrder(sandbox.store, refund.order)))
}
