import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@/sandbox/payments/http/api-error'
import {
  errorReply,
  json,
  NO_ANSWER,
  type Reply,
  refusalsAsReplies,
  serverError,
} from '@/sandbox/payments/http/reply'
import type { SandboxRequest } from '@/sandbox/payments/http/request'
import type { Handler, Visit } from '@/sandbox/payments/http/router'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

/** A visit of a provider's API, and whether a test asked that the charge be declined. */
export type ApiVisit = Visit & { readonly decline: boolean }

/** What faults need to know about a provider's API. */
export type FaultTarget = {
  readonly gateway: GatewaySlug
  /** The requests that a fault without a path of its own is about. */
  readonly payments: RegExp
  /** The POST requests that may be declined. */
  readonly charging: RegExp
  /** How this provider says its own refusals; Stripe's way where it isn't said. */
  readonly refusals?: Readonly<Record<RefusalFault, () => ApiError>>
  /** Which order a request is about, as far as it says. */
  orderOf(sandbox: Sandbox, request: SandboxRequest): Promise<string | null>
}

export type RefusalFault = 'rate_limited' | 'key_in_use' | 'forbidden'

const stripeError = (status: number, error: Readonly<Record<string, unknown>>, message: string) =>
  new ApiError(status, message, { error: { ...error, message } })

const STRIPE_REFUSALS: Readonly<Record<RefusalFault, () => ApiError>> = {
  rate_limited: () =>
    stripeError(
      429,
      { type: 'invalid_request_error', code: 'rate_limit' },
      'Request rate limit exceeded.',
    ),
  key_in_use: () =>
    stripeError(
      409,
      { type: 'idempotency_error', code: 'idempotency_key_in_use' },
      'There is currently another in-progress request using this idempotency key.',
    ),
  forbidden: () =>
    stripeError(
      403,
      { type: 'invalid_request_error', code: 'more_permissions_required' },
      'The provided key does not have the required permissions for this endpoint.',
    ),
}

/** Late, and still within what our gateways wait for. */
const SLOW_MS = 2500

const NONSENSE = json({ object: 'teapot', short: true, stout: true })

/** A handler of an API that goes wrong when the switchboard says so. */
export function withFaults(
  target: FaultTarget,
  handle: (visit: ApiVisit) => Promise<Reply>,
): Handler {
  return async (visit: Visit) => {
    const { sandbox, request } = visit
    const { method, path } = request
    const fault = sandbox.switchboard.takeFault({
      gateway: target.gateway,
      path,
      orderId: await target.orderOf(sandbox, request),
      isPayment: target.payments.test(path),
      isCharge: method === 'POST' && target.charging.test(path),
    })
    if (fault === 'slow') await sleep(SLOW_MS)
    if (fault === 'timeout') return NO_ANSWER
    if (fault === 'error500') return serverError()
    if (fault === 'nonsense') return NONSENSE
    if (fault === 'rate_limited' || fault === 'key_in_use' || fault === 'forbidden') {
      return errorReply((target.refusals ?? STRIPE_REFUSALS)[fault]())
    }
    const reply = await refusalsAsReplies(() => handle({ ...visit, decline: fault === 'decline' }))
    return fault === 'lost_answer' ? NO_ANSWER : reply
  }
}
