import { z } from 'zod'

import type { ApiVisit } from '@/src/payments/sandbox/http/faults'
import { json, type Reply } from '@/src/payments/sandbox/http/reply'
import { nowSeconds } from '@/src/payments/sandbox/ids'
import { needToken } from '@/src/payments/sandbox/paypal/access'
import {
  findCapture,
  findOrder,
  findRefund,
  keptCapture,
  keptRefund,
  readBody,
} from '@/src/payments/sandbox/paypal/books'
import { refused } from '@/src/payments/sandbox/paypal/errors'
import { once } from '@/src/payments/sandbox/paypal/idempotency'
import { paypalId } from '@/src/payments/sandbox/paypal/ids'
import type { Capture, Order, Refund } from '@/src/payments/sandbox/paypal/objects'
import { amountOf } from '@/src/payments/sandbox/paypal/orders'
import { raisePaypalEvent } from '@/src/payments/sandbox/paypal/raise-paypal-event'
import { shownRefund } from '@/src/payments/sandbox/paypal/show'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'

const refundInput = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  note_to_payer: z.string().max(255).optional(),
})
type RefundInput = z.infer<typeof refundInput>

/** How much is to go back. @throws ApiError 422 as PayPal's when that can't be. */
function refundable(capture: Capture, order: Order, { amount }: RefundInput): number {
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    throw refused('REFUND_NOT_ALLOWED', 'The capture has not received any money yet.')
  }
  const left = capture.amountMinor - capture.refundedMinor
  if (left === 0) {
    throw refused('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.')
  }
  if (!amount) return left
  const asked = amountOf(amount)
  if (asked.currency !== order.currency) {
    const description = 'Refund must be in the same currency as the capture.'
    throw refused('REFUND_CAPTURE_CURRENCY_MISMATCH', description)
  }
  if (asked.minor > left) {
    const description =
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.'
    throw refused('REFUND_AMOUNT_EXCEEDED', description)
  }
  return asked.minor
}

async function giveBack(sandbox: Sandbox, id: string, input: RefundInput): Promise<string> {
  const capture = await findCapture(sandbox.store, id)
  const order = await findOrder(sandbox.store, capture.order)
  const amountMinor = refundable(capture, order, input)
  const refund: Refund = {
    id: paypalId(),
    order: order.id,
    capture: capture.id,
    status: 'COMPLETED',
    created: nowSeconds(),
    amountMinor,
    currency: order.currency,
    note: input.note_to_payer ?? null,
  }
  const refundedMinor = capture.refundedMinor + amountMinor
  const changed: Capture = {
    ...capture,
    refundedMinor,
    status: refundedMinor === capture.amountMinor ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    refunds: [...capture.refunds, refund.id],
  }
  const resource = shownRefund(sandbox, refund, order)
  const event = raisePaypalEvent(sandbox, 'PAYMENT.CAPTURE.REFUNDED', resource, order)
  await sandbox.store.save({
    objects: [keptRefund(refund), keptCapture(changed), ...event.objects],
    deliveries: event.deliveries,
  })
  sandbox.courier.wake()
  return refund.id
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
