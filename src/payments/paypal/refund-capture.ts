import { z } from 'zod'

import type { RefundInput, RefundResult, RefundStatus } from '@/src/payments/gateway'
import { retrieveOrder } from '@/src/payments/paypal/capture-order'
import { isPaypalId } from '@/src/payments/paypal/order-truth'
import { answerTo, type PaypalClient } from '@/src/payments/paypal/paypal-client'
import { paypalValue } from '@/src/payments/paypal/paypal-money'
import { isBusy, paypalTrouble, readAnswer, refusalOf } from '@/src/payments/paypal/paypal-trouble'

const refundSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
})

const STATUSES = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<z.infer<typeof refundSchema>['status'], RefundStatus>

/** PayPal takes no longer note to the customer. */
const MAX_NOTE = 255

/** Refusals about the refund itself; those about our keys or our pace are trouble, and thrown. */
const REFUSING: readonly number[] = [400, 404, 409, 422]

/** Gives money back, in full or in part. PayPal keeps the key for 45 days. */
export async function refundCapture(
  client: PaypalClient,
  input: RefundInput,
): Promise<RefundResult> {
  try {
    const captureId = input.chargeRef ?? (await retrieveOrder(client, input.ref))?.chargeRef
    if (!captureId) {
      const message = 'PayPal received no money for this payment.'
      return { kind: 'refused', code: 'NOTHING_CAPTURED', message }
    }
    const answer = await answerTo(
      client.payments.refundCapturedPayment({
        captureId,
        paypalRequestId: input.idempotencyKey,
        prefer: 'return=representation',
        body: {
          amount: { currencyCode: input.currency, value: paypalValue(input.amountMinor) },
          noteToPayer: input.reason.slice(0, MAX_NOTE),
        },
      }),
    )
    if (REFUSING.includes(answer.status) && !isBusy(answer)) {
      const { issue, message } = refusalOf(answer)
      return { kind: 'refused', code: issue, message }
    }
    const { id, status } = readAnswer(refundSchema, answer)
    return { kind: 'refunded', refundRef: id, status: STATUSES[status] }
  } catch (error) {
    throw paypalTrouble(error)
  }
}

export async function retrieveRefund(
  client: PaypalClient,
  refundRef: string,
): Promise<RefundStatus | null> {
  if (!isPaypalId(refundRef)) return null
  try {
    const answer = await answerTo(client.payments.getRefund({ refundId: refundRef }))
    if (answer.status === 404) return null
    return STATUSES[readAnswer(refundSchema, answer).status]
  } catch (error) {
    throw paypalTrouble(error)
  }
}
