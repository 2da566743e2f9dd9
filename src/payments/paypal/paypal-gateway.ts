import type { Gateway } from '@/src/payments/gateway'
import { captureOrder, retrieveOrder } from '@/src/payments/paypal/capture-order'
import { disputesOf, retrieveDispute } from '@/src/payments/paypal/disputes'
import { openOrder, resumeOrder } from '@/src/payments/paypal/open-order'
import { isPaypalId } from '@/src/payments/paypal/order-truth'
import { paypalClient } from '@/src/payments/paypal/paypal-client'
import type { PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { readPaypalWebhook } from '@/src/payments/paypal/read-webhook'
import { refundCapture, retrieveRefund } from '@/src/payments/paypal/refund-capture'
import { testKeys } from '@/src/payments/paypal/test-keys'

export type { PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'

const SITES = { live: 'www.paypal.com', sandbox: 'www.sandbox.paypal.com' } as const

/** PayPal, or the payment sandbox that speaks its API, as a gateway of ours. */
export function paypalGateway(credentials: PaypalCredentials): Gateway {
  const client = paypalClient(credentials)
  const { environment, baseUrl } = credentials
  return {
    slug: 'paypal',
    open: (input) => openOrder(client, credentials, input),
    retrieve: (ref) => retrieveOrder(client, ref),
    /**
     * PayPal can't be searched by a reference of ours. It needn't: an attempt whose `open` was
     * never answered has an order that no customer was led to and that we can't capture without
     * its id, so it never takes money.
     */
    findByAttempt: async () => null,
    capture: (ref, _amount, idempotencyKey) => captureOrder(client, ref, idempotencyKey),
    resume: (ref) => resumeOrder(client, credentials, ref),
    /** PayPal signs nothing that it brings back: `capture` and `retrieve` decide. */
    verifyReturn: () => true,
    /** Nothing can be called off, nor need it be: only our own `capture` takes the money. */
    cancel: (ref) => retrieveOrder(client, ref),
    refund: (input) => refundCapture(client, input),
    retrieveRefund: (refundRef) => retrieveRefund(client, refundRef),
    retrieveDispute: (disputeRef) => retrieveDispute(client, disputeRef),
    disputesOf: ({ chargeRef }) => disputesOf(client, chargeRef),
    /** The page of a capture. */
    dashboardUrl: (ref) =>
      baseUrl || !isPaypalId(ref) ? null : `https://${SITES[environment]}/activity/payment/${ref}`,
    readWebhook: (rawBody, headers) => readPaypalWebhook(client, credentials, rawBody, headers),
    test: (webhookUrl) => testKeys(client, credentials, webhookUrl),
  }
}
