import { createHmac } from 'node:crypto'

import { z } from 'zod'
import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { errorReply, json } from '@/sandbox/payments/http/reply'
import { needKeys } from '@/sandbox/payments/razorpay/auth'
import { findPayment } from '@/sandbox/payments/razorpay/books'
import { razorpayError, readBody } from '@/sandbox/payments/razorpay/errors'
import { type Payment, shownPayment } from '@/sandbox/payments/razorpay/objects'
import { capturePayment, OUTCOMES, payOrder } from '@/sandbox/payments/razorpay/pay-order'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { sameText } from '@/src/lib/secrets'

const captureForm = z.strictObject({
  amount: z.coerce.number().int(),
  currency: z.literal('INR').default('INR'),
})

const payForm = z.strictObject({
  key: z.string(),
  outcome: z.enum(OUTCOMES),
  email: z.string().max(320).default(''),
  contact: z.string().max(40).default(''),
})

export async function readPayment({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  return json(shownPayment(await findPayment(sandbox.store, id)))
}

export async function capture({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  const { amount } = readBody(captureForm, request.body)
  return json(shownPayment(await capturePayment(sandbox, id, amount)))
}

/** What the window hands the shop's page, signed with the key secret. */
function proofOf({ credentials }: Sandbox, { id, order_id }: Payment) {
  const signature = createHmac('sha256', credentials.razorpay.keySecret)
    .update(`${order_id}|${id}`)
    .digest('hex')
  return {
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: signature,
  }
}

/** The window's own request: only who has the shop's public key and the order's id can pay it. */
export async function pay({ sandbox, request, id, decline }: ApiVisit) {
  const { key, outcome, ...payer } = readBody(payForm, request.body)
  if (!sameText(key, sandbox.credentials.razorpay.keyId)) {
    throw razorpayError(401, 'The api key provided is invalid')
  }
  const payment = await payOrder(sandbox, id, decline ? 'declines' : outcome, payer)
  const { failure } = payment
  if (!failure) return json(proofOf(sandbox, payment))
  // A refusal is an answer of the window's, not a failed request: browsers would log it as one.
  const refusal = razorpayError(200, failure.error_description, {
    source: failure.error_source,
    step: failure.error_step,
    reason: failure.error_reason,
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  })
  return errorReply(refusal)
}
