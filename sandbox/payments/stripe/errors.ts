import { ApiError } from '@/sandbox/payments/http/api-error'
import type { Intent, PaymentError } from '@/sandbox/payments/stripe/objects'

type ErrorBody = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: Intent
}

/** A refusal in the shape in which Stripe's API answers one. */
export const stripeError = (status: number, error: ErrorBody): ApiError =>
  new ApiError(status, error.message, { error })

export const badRequest = (message: string, param?: string, code?: string): ApiError =>
  stripeError(400, { type: 'invalid_request_error', message, param, code })

export const notFound = (what: string, id: string, param = 'id'): ApiError =>
  stripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export function cardRefused(error: PaymentError, intent: Intent): ApiError {
  const { code, decline_code, message, charge } = error
  return stripeError(402, {
    type: 'card_error',
    code,
    decline_code,
    message,
    charge,
    payment_intent: intent,
  })
}
