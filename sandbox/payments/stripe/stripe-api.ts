import { type ApiVisit, type FaultTarget, withFaults } from '@/sandbox/payments/http/faults'
import { type Reply, refusalsAsReplies } from '@/sandbox/payments/http/reply'
import type { Handler, Route } from '@/sandbox/payments/http/router'
import { completed } from '@/sandbox/payments/stripe/complete'
import { listAllDisputes, readDispute } from '@/sandbox/payments/stripe/disputes'
import { once } from '@/sandbox/payments/stripe/idempotency'
import { createToken } from '@/sandbox/payments/stripe/intents/confirmation-tokens'
import {
  cancel,
  confirm,
  createIntent,
  listAllIntents,
  readIntent,
} from '@/sandbox/payments/stripe/intents/payment-intents'
import { orderOf } from '@/sandbox/payments/stripe/order-of'
import {
  createRefund,
  readAccount,
  readCharge,
  readRefund,
} from '@/sandbox/payments/stripe/refunds'
import { listWebhookEndpoints } from '@/sandbox/payments/stripe/webhook-endpoints'

const TARGET: FaultTarget = {
  gateway: 'stripe',
  payments: /^\/v1\/payment_intents/,
  charging: /^\/v1\/payment_intents(\/\w+\/confirm)?$/,
  orderOf,
}

/** The same answer with every field that Stripe always sends. */
const whole = (reply: Reply): Reply => ({
  ...reply,
  body: JSON.stringify(completed(JSON.parse(reply.body))),
})

const api = (handle: (visit: ApiVisit) => Promise<Reply>): Handler =>
  withFaults(TARGET, (visit) =>
    once(visit.sandbox, visit.request, async () =>
      whole(await refusalsAsReplies(() => handle(visit))),
    ),
  )

/** The part of Stripe's HTTP API that our gateway and our browser script use. */
export const STRIPE_API: readonly Route[] = [
  { method: 'POST', path: '/v1/confirmation_tokens', handle: api(createToken) },
  { method: 'POST', path: '/v1/payment_intents', handle: api(createIntent) },
  { method: 'GET', path: '/v1/payment_intents', handle: api(listAllIntents) },
  { method: 'GET', path: '/v1/payment_intents/:id', handle: api(readIntent) },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', handle: api(confirm) },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handle: api(cancel) },
  { method: 'POST', path: '/v1/refunds', handle: api(createRefund) },
  { method: 'GET', path: '/v1/refunds/:id', handle: api(readRefund) },
  { method: 'GET', path: '/v1/disputes', handle: api(listAllDisputes) },
  { method: 'GET', path: '/v1/disputes/:id', handle: api(readDispute) },
  { method: 'GET', path: '/v1/webhook_endpoints', handle: api(listWebhookEndpoints) },
  { method: 'GET', path: '/v1/charges/:id', handle: api(readCharge) },
  { method: 'GET', path: '/v1/account', handle: api(readAccount) },
]
