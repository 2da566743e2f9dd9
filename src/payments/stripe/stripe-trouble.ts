import Stripe from 'stripe'

import { type GatewayFault, GatewayUnavailable, NEVER_SENT } from '@/src/payments/gateway'
import declines from '@/src/payments/stripe/stripe-declines.json' with { type: 'json' }

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

/** What is wrong, in the bank's place, and what the customer can do about it. */
type Words = { readonly reason: string; readonly advice: string }

const NO_REASON: Words = {
  reason: 'Your bank gave no reason.',
  advice: 'Call the number on your card or try another one',
}

/**
 * Stripe's decline and error codes in words. Codes that would tell a thief that a card was
 * reported (lost, stolen, pick up, fraud) are left out: they read as a refusal without a reason.
 * Source: https://docs.stripe.com/declines/codes
 */
const DECLINES: Readonly<Record<string, Words>> = declines.card

/** Messages for what is not a card: bank accounts, wallets, installment plans. */
const OTHER_DECLINES: Readonly<Record<string, string>> = declines.other

/**
 * What the customer reads when a charge was refused, by Stripe's decline code or error code.
 *
 * @param method Stripe's name of what was charged, such as `card` or `us_bank_account`
 */
export function declineMessage(code: string, method = 'card'): string {
  const other = Object.hasOwn(OTHER_DECLINES, code) ? OTHER_DECLINES[code] : undefined
  const isCard = method === 'card' && !(other && !Object.hasOwn(DECLINES, code))
  if (!isCard) {
    const reason = other ?? 'The payment was declined.'
    return `We couldn't take this payment. ${reason} Try again or choose another way to pay. Your answers are saved.`
  }
  const { reason, advice } = Object.hasOwn(DECLINES, code)
    ? (DECLINES[code] ?? NO_REASON)
    : NO_REASON
  return `We couldn't charge this card. ${reason} ${advice}. Your answers are saved.`
}

/** The card fields were filled in too long ago, or were used up by an earlier attempt. */
export const CARD_DETAILS_EXPIRED =
  'Your card details have expired. Enter them again. Your answers are saved.'

/** The words that the customer reads when Stripe could not be asked at all. */
const STRIPE_TROUBLE = {
  invalid_credentials: 'Stripe configuration error: Invalid API key. Please contact support.',
  not_charged:
    "We couldn't reach the card processor. Your card was not charged. Try again in a minute. Your answers are saved.",
  unknown:
    "The card processor didn't answer in time. We are checking whether your payment went through, please don't pay again yet.",
  refused:
    "We couldn't start this payment. Your card was not charged. Please contact support. Your answers are saved.",
} as const
