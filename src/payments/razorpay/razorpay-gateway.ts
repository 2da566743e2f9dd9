import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import type { ActionInput, Gateway, PaymentTruth } from '@/src/payments/gateway'
import { capturePayment, paymentsOf } from '@/src/payments/razorpay/capture-payment'
import { disputesOf, retrieveDispute } from '@/src/payments/razorpay/disputes'
import { foundAtRazorpay } from '@/src/payments/razorpay/found-at-razorpay'
import { findOrder, openOrder, windowFor } from '@/src/payments/razorpay/open-order'
import { paymentTruth } from '@/src/payments/razorpay/payment-truth'
import { orderAnswer, orderId } from '@/src/payments/razorpay/razorpay-answers'
import {
  type RazorpayClient,
  type RazorpayCredentials,
  razorpayClient,
} from '@/src/payments/razorpay/razorpay-client'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'
import { readRazorpayWebhook } from '@/src/payments/razorpay/read-webhook'
import { refundPayment, retrieveRefund } from '@/src/payments/razorpay/refund-payment'
import { isReturnSigned } from '@/src/payments/razorpay/signatures'
import { testKeys } from '@/src/payments/razorpay/test-keys'

/** Razorpay answers 400 for what it doesn't know, in these words. */
const isUnknown = (error: unknown): boolean => {
  const refusal = refusalOf(error)
  if (refusal?.status === 404) return true
  return refusal?.status === 400 && /does not exist|not.*valid id/i.test(refusal.description)
}

/** The order and what was paid for it. */
async function retrieve(client: RazorpayClient, ref: string): Promise<PaymentTruth | null> {
  const find = async () => {
    const order = await client.ask(orderAnswer, () => client.sdk.orders.fetch(ref))
    return paymentTruth(order, await paymentsOf(client, ref))
  }
  return foundAtRazorpay(ref, { id: orderId, isUnknown, find })
}

async function findByAttempt(
  client: RazorpayClient,
  attemptId: string,
): Promise<PaymentTruth | null> {
  try {
    const order = await findOrder(client, attemptId)
    return order && paymentTruth(order, await paymentsOf(client, order.id))
  } catch (error) {
    throw razorpayTrouble(error, false)
  }
}

/** The window again, for an order that nobody has paid yet. */
async function resume(
  client: RazorpayClient,
  keyId: string,
  ref: string,
  input: ActionInput,
): Promise<CustomerAction | null> {
  if (!orderId.safeParse(ref).success) return null
  try {
    const order = await client.ask(orderAnswer, () => client.sdk.orders.fetch(ref))
    const { status } = paymentTruth(order, await paymentsOf(client, ref))
    return status === 'requires_action' ? windowFor(order, keyId, input) : null
  } catch (error) {
    throw razorpayTrouble(error, true)
  }
}

/** Razorpay, or the payment sandbox that speaks its API, as a gateway of ours. */
export function razorpayGateway(credentials: RazorpayCredentials): Gateway {
  const client = razorpayClient(credentials)
  const { keyId, keySecret, webhookSecret, baseUrl } = credentials
  return {
    slug: 'razorpay',
    open: (input) => openOrder(client, keyId, input),
    retrieve: (ref) => retrieve(client, ref),
    findByAttempt: (attemptId) => findByAttempt(client, attemptId),
    capture: (ref, amount) => capturePayment(client, ref, amount),
    resume: (ref, input) => resume(client, keyId, ref, input),
    verifyReturn: (ref, proof) => isReturnSigned(ref, proof, keySecret),
    // An order of Razorpay's can't be given up: whoever has the window open may still pay it.
    cancel: (ref) => retrieve(client, ref),
    refund: (input) => refundPayment(client, input),
    retrieveRefund: (refundRef) => retrieveRefund(client, refundRef),
    retrieveDispute: (disputeRef) => retrieveDispute(client, disputeRef),
    disputesOf: ({ chargeRef }) => disputesOf(client, chargeRef),
    dashboardUrl: (ref) =>
      baseUrl ? null : `https://dashboard.razorpay.com/app/orders/${encodeURIComponent(ref)}`,
    readWebhook: async (rawBody, headers) => readRazorpayWebhook(webhookSecret, rawBody, headers),
    test: () => testKeys(client, credentials),
  }
}
