import { createToken } from '@/src/payments/sandbox/api/confirmation-tokens'
import { once } from '@/src/payments/sandbox/api/idempotency'
import { orderOf } from '@/src/payments/sandbox/api/order-of'
import {
  type ApiVisit,
  cancel,
  confirm,
  createIntent,
  listAllIntents,
  readIntent,
} from '@/src/payments/sandbox/api/payment-intents'
import {
  createRefund,
  readAccount,
  readCharge,
  readRefund,
} from '@/src/payments/sandbox/api/refunds'
import { ApiError } from '@/src/payments/sandbox/http/api-error'
import { errorReply, json, type Reply, serverError } from '@/src/payments/sandbox/http/reply'
import type { Handler, Route, Visit } from '@/src/payments/sandbox/http/router'

/** An answer that never comes: the connection stays open until the caller gives up. */
export const NO_ANSWER: Reply = { status: 0, headers: {}, body: '' }

const NONSENSE = json({ object: 'teapot', short: true, stout: true })

async function refusalsAsReplies(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    throw error
  }
}

function api(handle: (visit: ApiVisit) => Promise<Reply>): Handler {
  return async (visit: Visit) => {
    const { sandbox, request } = visit
    const { method, path } = request
    const orderId = await orderOf(sandbox, request)
    const fault = sandbox.switchboard.takeFault(method, path, orderId)
    if (fault === 'timeout') return NO_ANSWER
    if (fault === 'error500') return serverError()
    if (fault === 'nonsense') return NONSENSE
    const reply = await once(sandbox, request, () =>
      refusalsAsReplies(() => handle({ ...visit, decline: fault === 'decline' })),
    )
    return fault === 'lost_answer' ? NO_ANSWER : reply
  }
}

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
  { method: 'GET', path: '/v1/charges/:id', handle: api(readCharge) },
  { method: 'GET', path: '/v1/account', handle: api(readAccount) },
]
