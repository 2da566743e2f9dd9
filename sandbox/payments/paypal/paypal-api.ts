import { type ApiVisit, type FaultTarget, withFaults } from '@/sandbox/payments/http/faults'
import type { Reply } from '@/sandbox/payments/http/reply'
import type { Handler, Route } from '@/sandbox/payments/http/router'
import { issueToken } from '@/sandbox/payments/paypal/access'
import { captureOrder, readCapture } from '@/sandbox/payments/paypal/captures/captures'
import { readRefund, refundCapture } from '@/sandbox/payments/paypal/captures/refunds'
import { readDispute, searchDisputes } from '@/sandbox/payments/paypal/disputes'
import { PAYPAL_REFUSALS } from '@/sandbox/payments/paypal/errors'
import { orderOf } from '@/sandbox/payments/paypal/order-of'
import { createOrder, readOrder } from '@/sandbox/payments/paypal/orders'
import { readWebhook, verifySignature } from '@/sandbox/payments/paypal/webhooks/notifications'

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
