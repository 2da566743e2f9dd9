import Stripe from 'stripe'

import { type GatewayFault, GatewayUnavailable } from '@/src/payments/gateway'
import { NEVER_SENT } from '@/src/payments/never-sent'
import { STRIPE_TROUBLE } from '@/src/payments/stripe/decline-messages'

function codeOf(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null || !('code' in detail)) return ''
  return String(detail.code)
}

function connectionTrouble(error: InstanceType<typeof Stripe.errors.StripeConnectionError>) {
  const code = codeOf(error.detail)
  if (NEVER_SENT.has(code)) {
    const message = STRIPE_TROUBLE.not_charged
    return new GatewayUnavailable(
      { code: 'network', retryable: true, charged: 'no', message },
      error,
    )
  }
  return unknownOutcome(/timeout/i.test(error.message) ? 'timeout' : 'network', error)
}

function unknownOutcome(
  code: 'timeout' | 'network' | 'server_error' | 'bad_response',
  cause: unknown,
) {
  const message = STRIPE_TROUBLE.unknown
  return new GatewayUnavailable({ code, retryable: true, charged: 'unknown', message }, cause)
}

/** An answer that is not what Stripe's API promises. */
export const badResponse = (cause: unknown): GatewayUnavailable =>
  unknownOutcome('bad_response', cause)

/** Stripe has done nothing of what it was asked. */
const notCharged = (code: GatewayFault, retryable: boolean, message: string, cause: unknown) =>
  new GatewayUnavailable({ code, retryable, charged: 'no', message }, cause)

/** Whatever the SDK threw, as our own error: what it means for the customer and whether to retry. */
export function stripeTrouble(error: unknown): GatewayUnavailable {
  if (error instanceof GatewayUnavailable) return error
  const { errors } = Stripe
  if (error instanceof errors.StripeConnectionError) return connectionTrouble(error)
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  ) {
    return notCharged('invalid_credentials', false, STRIPE_TROUBLE.invalid_credentials, error)
  }
  if (error instanceof errors.StripeRateLimitError) {
    return notCharged('rate_limited', true, STRIPE_TROUBLE.not_charged, error)
  }
  // Something was done under this key before, or is being done right now.
  if (error instanceof errors.StripeIdempotencyError) return unknownOutcome('bad_response', error)
  if (
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError
  ) {
    return notCharged('request_refused', false, STRIPE_TROUBLE.refused, error)
  }
  const status = error instanceof errors.StripeAPIError ? (error.statusCode ?? 0) : 0
  // 409: another request under this key, or about this object, is still being answered.
  return unknownOutcome(status >= 500 || status === 409 ? 'server_error' : 'bad_response', error)
}
