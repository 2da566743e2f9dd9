import type { z } from 'zod'

import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'

/** A refusal in the shape in which Razorpay's API answers one. */
export const razorpayError = (
  status: number,
  description: string,
  detail: Readonly<Record<string, unknown>> = {},
): ApiError =>
  new ApiError(status, description, {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...detail,
    },
  })

export const badRequest = (description: string, field?: string): ApiError =>
  razorpayError(400, description, field ? { field } : {})

/** A field that this account may not send. */
export const extraField = (field: string): ApiError =>
  razorpayError(400, `${field} is/are not required and should not be sent`, {
    reason: 'extra_field_sent',
  })

const WITHOUT_SOURCE = { source: 'NA', step: 'NA', reason: 'NA' }

/** How Razorpay refuses what has nothing to do with the request itself. */
export const RAZORPAY_REFUSALS = {
  rate_limited: () =>
    razorpayError(429, 'Request failed. Please try after sometime.', WITHOUT_SOURCE),
  key_in_use: () =>
    razorpayError(
      409,
      'Request failed because another request is in progress with the same Idempotency Key',
      WITHOUT_SOURCE,
    ),
  forbidden: () => razorpayError(403, 'Access Denied', WITHOUT_SOURCE),
} as const

/** Razorpay's words for an id that it doesn't know. */
export const unknownId = (): ApiError => badRequest('The id provided does not exist', 'id')

/** Reads a JSON body by its schema. @throws ApiError 400 in Razorpay's shape. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> {
  try {
    return readJson(schema, body)
  } catch (error) {
    throw error instanceof ApiError ? badRequest(error.message) : error
  }
}
