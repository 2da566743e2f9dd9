import type { CaptureResult, GatewayAmount } from '@/src/payments/gateway'
import { authorizedOf, failureOf, receivedOf } from '@/src/payments/razorpay/payment-truth'
import {
  orderId,
  paymentAnswer,
  paymentsAnswer,
  type RazorpayPayment,
} from '@/src/payments/razorpay/razorpay-answers'
import type { RazorpayClient } from '@/src/payments/razorpay/razorpay-client'
import { failureMessage } from '@/src/payments/razorpay/razorpay-messages'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'

/** The payments that were made for an order, failed ones included. */
export async function paymentsOf(client: RazorpayClient, ref: string): Promise<RazorpayPayment[]> {
  const { items } = await client.ask(paymentsAnswer, () => client.sdk.orders.fetchPayments(ref))
  return items
}

const declined = (code: string): CaptureResult => ({
  kind: 'declined',
  code,
  message: failureMessage(code),
})

async function captureAuthorized(
  client: RazorpayClient,
  ref: string,
  payment: RazorpayPayment,
  { minor, currency }: GatewayAmount,
): Promise<CaptureResult> {
  try {
    const made = await client.ask(paymentAnswer, () =>
      client.sdk.payments.capture(payment.id, minor, currency),
    )
    return made.captured ? { kind: 'captured' } : { kind: 'pending' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.status !== 400) throw error
    // Razorpay captures by itself too, so the same moment may have two of them.
    if (receivedOf(await paymentsOf(client, ref))) return { kind: 'captured' }
    return declined(refusal.reason ?? 'capture_refused')
  }
}

/** Takes the money of the payment that the customer agreed to. */
export async function capturePayment(
  client: RazorpayClient,
  ref: string,
  amount: GatewayAmount,
): Promise<CaptureResult> {
  if (!orderId.safeParse(ref).success) return declined('unknown_order')
  try {
    const payments = await paymentsOf(client, ref)
    if (receivedOf(payments)) return { kind: 'captured' }
    const authorized = authorizedOf(payments)
    if (authorized) return await captureAuthorized(client, ref, authorized, amount)
    const failure = failureOf(payments)
    return failure ? { kind: 'declined', ...failure } : { kind: 'pending' }
  } catch (error) {
    throw razorpayTrouble(error, false)
  }
}
