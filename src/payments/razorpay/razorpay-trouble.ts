import { z } from 'zod'

import { type GatewayFault, GatewayUnavailable, NEVER_SENT } from '@/src/payments/gateway'

const detail = z.object({
  code: z.string().nullish(),
  description: z.string().nullish(),
  reason: z.string().nullish(),
  field: z.string().nullish(),
})

/** A refusal as the SDK throws it. Its status is 0 when no answer came at all. */
const refusal = z.object({ statusCode: z.number(), error: detail.nullish().catch(null) })

/** Everything that Razorpay, or the way to it, answered instead of a result. */
type RazorpayRefusal = {
  readonly status: number
  readonly code: string
  readonly description: string
  readonly reason: string | null
}

/** What a thrown thing says, or null when it is no refusal of Razorpay's. */
export function refusalOf(thrown: unknown): RazorpayRefusal | null {
  const read = refusal.safeParse(thrown)
  if (!read.success) return null
  const { statusCode, error } = read.data
  return {
    status: statusCode,
    code: error?.code ?? '',
    description: error?.description ?? '',
    reason: error?.reason ?? null,
  }
}

/** 409: the same request is still being worked on. */
const PASSING: ReadonlySet<number> = new Set([0, 409, 429])

/** Whether asking the same again may help. */
export function isPassing(thrown: unknown): boolean {
  const found = refusalOf(thrown)
  return found !== null && (PASSING.has(found.status) || found.status >= 500)
}

function faultOf({ status, code }: RazorpayRefusal): GatewayFault {
  if (status === 0) return /ECONNABORTED|ETIMEDOUT/.test(code) ? 'timeout' : 'network'
  if (status === 401 || status === 403) return 'invalid_credentials'
  if (status === 429) return 'rate_limited'
  return status >= 500 || status === 409 ? 'server_error' : 'request_refused'
}

const RETRYABLE: ReadonlySet<GatewayFault> = new Set([
  'timeout',
  'network',
  'rate_limited',
  'server_error',
  'bad_response',
])
const NOTHING_DONE: ReadonlySet<GatewayFault> = new Set([
  'invalid_credentials',
  'rate_limited',
  'request_refused',
])

/** An answer that is not what Razorpay's API promises. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
}

/**
 * Whatever was thrown, as our own error. `opening` made no more than an order, which moves no
 * money before the customer pays in the window; anything else may have moved some.
 */
export function razorpayTrouble(thrown: unknown, opening: boolean): GatewayUnavailable {
  if (thrown instanceof GatewayUnavailable) return thrown
  const found = refusalOf(thrown)
  const code = found ? faultOf(found) : 'bad_response'
  const isSafe = opening || NOTHING_DONE.has(code) || (found !== null && NEVER_SENT.has(found.code))
  return new GatewayUnavailable(
    {
      code,
      retryable: RETRYABLE.has(code),
      charged: isSafe ? 'no' : 'unknown',
      message: messageFor(code, opening, isSafe),
    },
    found ? new Error(`${found.status} ${found.code}: ${found.description}`) : thrown,
  )
}

function messageFor(code: GatewayFault, opening: boolean, isSafe: boolean): string {
  if (code === 'invalid_credentials') return RAZORPAY_MESSAGES.configuration
  if (!isSafe) return RAZORPAY_MESSAGES.unknown
  const isRefusal = code === 'request_refused' || code === 'bad_response'
  return opening && isRefusal ? RAZORPAY_MESSAGES.not_created : RAZORPAY_MESSAGES.unavailable
}

/** The words that the customer reads when Razorpay could not be asked, or refused to begin. */
const RAZORPAY_MESSAGES = {
  unavailable: 'Payment service is temporarily unavailable. Please try again later.',
  not_created: 'Failed to create Razorpay order. Please try again.',
  configuration:
    'Payment gateway configuration issue. Please contact support or try a different payment method.',
  unknown:
    "Razorpay didn't answer in time. We are checking whether your payment went through, please don't pay again yet.",
} as const

const ANOTHER = 'Try another payment method'
const AGAIN = 'Try again in a few minutes'

const NO_REASON = `Your bank gave no reason. ${ANOTHER}`

/** Our own reason for a payment that Razorpay returned by itself, since it was never captured. */
export const RETURNED = 'returned_uncaptured'

/**
 * Why a payment failed and what the customer can do, by the reason that Razorpay names.
 * Source: https://razorpay.com/docs/errors/
 */
const REASONS: Readonly<Record<string, string>> = {
  authentication_failed: `The check with your bank was not completed. Try again, or try another payment method`,
  bank_technical_error: `Your bank could not be reached. ${AGAIN}`,
  card_declined: NO_REASON,
  card_expired: `Your bank said: the card has expired. ${ANOTHER}`,
  card_number_invalid: 'The card number is not correct. Check it and try again',
  gateway_technical_error: `The bank's system could not process the payment. ${AGAIN}`,
  incorrect_cvv: 'The security code does not match. Check it and try again',
  incorrect_otp: 'The one-time password was not correct. Try again',
  insufficient_funds: `Your bank said: insufficient funds. ${ANOTHER}`,
  international_transaction_not_allowed: `Your bank does not allow this card abroad. ${ANOTHER}`,
  payment_cancelled: 'The payment was canceled. Try again when you are ready',
  payment_declined: NO_REASON,
  payment_timed_out: 'The payment took too long. Try again',
  [RETURNED]: 'It was not confirmed in time, and your bank is returning the money. Pay again',
  transaction_limit_exceeded: `Your bank said: the amount is over your limit. ${ANOTHER}`,
}

/** What the customer reads about a failed payment, by Razorpay's reason for it. */
export function failureMessage(reason: string): string {
  const words = Object.hasOwn(REASONS, reason) ? REASONS[reason] : NO_REASON
  return `We couldn't take this payment. ${words}. Your answers are saved.`
}
