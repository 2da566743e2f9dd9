import { sha256 } from '@/src/lib/secrets'
import type { RefundInput, RefundResult, RefundStatus, RefundTruth } from '@/src/payments/gateway'
import { foundAtRazorpay, paymentsOf, receivedOf } from '@/src/payments/razorpay/payment-truth'
import {
  orderId,
  paymentId,
  type RazorpayClient,
  refundAnswer,
  refundId,
} from '@/src/payments/razorpay/razorpay-client'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'

const STATUSES = {
  pending: 'pending',
  processed: 'succeeded',
  failed: 'failed',
} as const satisfies Record<string, RefundStatus>

/** Razorpay takes keys of 10 characters and more, of few kinds. */
function keyFor(idempotencyKey: string): string {
  if (/^[\w-]{10,60}$/.test(idempotencyKey)) return idempotencyKey
  return sha256(idempotencyKey).slice(0, 40)
}

async function chargeOf(client: RazorpayClient, input: RefundInput): Promise<string | null> {
  if (paymentId.safeParse(input.chargeRef).success) return input.chargeRef
  if (!orderId.safeParse(input.ref).success) return null
  return receivedOf(await paymentsOf(client, input.ref))?.id ?? null
}

const refused = (code: string, message: string): RefundResult => ({
  kind: 'refused',
  code,
  message,
})

/** Gives money back. Two calls with the same key are one refund. */
export async function refundPayment(
  client: RazorpayClient,
  input: RefundInput,
): Promise<RefundResult> {
  try {
    const charge = await chargeOf(client, input)
    if (!charge) return refused('not_paid', 'Razorpay has received no money for this payment.')
    const made = await client.ask(refundAnswer, () =>
      client.postWithHeader(
        `/v1/payments/${charge}/refund`,
        {
          amount: input.amountMinor,
          speed: 'normal',
          notes: { reason: input.reason.slice(0, 250) },
        },
        ['X-Refund-Idempotency', keyFor(input.idempotencyKey)],
      ),
    )
    return { kind: 'refunded', refundRef: made.id, status: STATUSES[made.status] }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.status !== 400) throw razorpayTrouble(error, false)
    return refused(refusal.reason ?? (refusal.code || 'refund_refused'), refusal.description)
  }
}

/** What a refund has come to, which may be a failure days after it was processed. */
export async function retrieveRefund(
  client: RazorpayClient,
  refundRef: string,
): Promise<RefundTruth | null> {
  const find = async () => {
    const found = await client.ask(refundAnswer, () => client.sdk.refunds.fetch(refundRef))
    const status = STATUSES[found.status]
    const reason = status === 'failed' ? 'Razorpay could not refund the payment.' : null
    return { refundRef: found.id, status, amountMinor: found.amount, reason }
  }
  const isUnknown = (error: unknown) => refusalOf(error)?.status === 400
  return foundAtRazorpay(refundRef, { id: refundId, isUnknown, find })
}
