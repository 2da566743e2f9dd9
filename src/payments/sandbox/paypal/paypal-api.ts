import { type ApiVisit, type FaultTarget, withFaults } from '@/src/payments/sandbox/http/faults'
import type { Reply } from '@/src/payments/sandbox/http/reply'
import type { Handler, Route } from '@/src/payments/sandbox/http/router'
import { issueToken } from '@/src/payments/sandbox/paypal/access'
import { captureOrder, readCapture } from '@/src/payments/sandbox/paypal/captures/captures'
import { readRefund, refundCapture } from '@/src/payments/sandbox/paypal/captures/refunds'
import { readDispute, searchDisputes } from '@/src/payments/sandbox/paypal/disputes'
import { PAYPAL_REFUSALS } from '@/src/payments/sandbox/paypal/errors'
import { orderOf } from '@/src/payments/sandbox/paypal/order-of'
import { createOrder, readOrder } from '@/src/payments/sandbox/paypal/orders'
import { readWebhook, verifySignature } from '@/src/payments/sandbox/paypal/webhooks/notifications'

const TARGET: FaultTarget = {
  gateway: 'paypal',
  payments: /^\/paypal\/v2\/checkout\/orders/,
  charging: /^\/paypal\/v2\/checkout\/orders\/\w+\/capture$/,
  refusals: PAYPAL_REFUSALS,
  orderOf,
}

const api = (handle: (visit: ApiVisit) => Promise<Reply>): Handler => withFaults(TARGET, handle)

const V1 = '/paypal/v1'
const V2 = '/paypal/v2'

/** The part of PayPal's HTTP API that our gateway uses. */
export const PAYPAL_API: readonly Route[] = [
  { method: 'POST', path: `${V1}/oauth2/token`, handle: api(issueToken) },
  {
    method: 'POST',
    path: `${V1}/notifications/verify-webhook-signature`,
    handle: api(verifySignature),
  },
  { method: 'GET', path: `${V1}/notifications/webhooks/:id`, handle: api(readWebhook) },
  { method: 'GET', path: `${V1}/customer/disputes`, handle: api(searchDisputes) },
  { method: 'GET', path: `${V1}/customer/disputes/:id`, handle: api(readDispute) },
  { method: 'POST', path: `${V2}/checkout/orders`, handle: api(createOrder) },
  { method: 'GET', path: `${V2}/checkout/orders/:id`, handle: api(readOrder) },
  { method: 'POST', path: `${V2}/checkout/orders/:id/capture`, handle: api(captureOrder) },
  { method: 'GET', path: `${V2}/payments/captures/:id`, handle: api(readCapture) },
  { method: 'POST', path: `${V2}/payments/captures/:id/refund`, handle: api(refundCapture) },
  { method: 'GET', path: `${V2}/payments/refunds/:id`, handle: api(readRefund) },
]
