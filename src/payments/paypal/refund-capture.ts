import { z } from 'zod'

import type { RefundInput, RefundResult, RefundStatus, RefundTruth } from '@/src/payments/gateway'
import { retrieveOrder } from '@/src/payments/paypal/capture-order'
import { foundAtPaypal } from '@/src/payments/paypal/found-at-paypal'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { paypalMoney, paypalValue } from '@/src/payments/paypal/paypal-money'
import { isBusy, paypalTrouble, readAnswer, refusalOf } from '@/src/payments/paypal/paypal-trouble'

const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).nullish().catch(null),
  amount: paypalMoney.nullish().catch(null),
})

const STATUSES: ReadonlyMap<string, RefundStatus> = new Map([
  ['COMPLETED', 'succeeded'],
  ['PENDING', 'pending'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
])

/** A status that PayPal has not told us about yet is one whose end we don't know. */
const statusOf = ({ status }: z.infer<typeof refundSchema>): RefundStatus =>
  STATUSES.get(status) ?? 'pending'

const failureWords = ({ status, status_details }: z.infer<typeof refundSchema>): string =>
  `PayPal could not refund the payment. (${status_details?.reason ?? status})`

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
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
    const body = JSON.stringify({
      amount: { currency_code: input.currency, value: paypalValue(input.amountMinor) },
      note_to_payer: input.reason.slice(0, MAX_NOTE),
    })
    const answer = await client.post(path, body, input.idempotencyKey)
    if (REFUSING.includes(answer.status) && !isBusy(answer)) {
      const { issue, message } = refusalOf(answer)
      return { kind: 'refused', code: issue, message }
    }
    const refund = readAnswer(refundSchema, answer)
    return { kind: 'refunded', refundRef: refund.id, status: statusOf(refund) }
  } catch (error) {
    throw paypalTrouble(error)
  }
}

export async function retrieveRefund(
  client: PaypalClient,
  refundRef: string,
): Promise<RefundTruth | null> {
  return foundAtPaypal(client, '/v2/payments/refunds', refundRef, (answer) => {
    const refund = readAnswer(refundSchema, answer)
    const status = statusOf(refund)
    return {
      refundRef: refund.id,
      status,
      amountMinor: refund.amount?.minor ?? null,
      reason: status === 'failed' ? failureWords(refund) : null,
    }
  })
}
