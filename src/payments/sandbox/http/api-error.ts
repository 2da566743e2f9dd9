import type { Intent, PaymentError } from '@/src/payments/sandbox/objects'

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
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const badRequest = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, param, code })

export const notFound = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export function cardRefused(error: PaymentError, intent: Intent): ApiError {
  const { code, decline_code, message, charge } = error
  return new ApiError(402, {
    type: 'card_error',
    code,
    decline_code,
    message,
    charge,
    payment_intent: intent,
  })
}
