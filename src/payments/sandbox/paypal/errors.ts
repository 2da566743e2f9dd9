import { ApiError } from '@/src/payments/sandbox/http/api-error'
import { paypalId } from '@/src/payments/sandbox/paypal/ids'

/** A refusal in the shape in which PayPal's API answers one. */
export function paypalError(
  status: number,
  name: string,
  issue: string,
  description: string,
): ApiError {
  return new ApiError(status, description, {
    name,
    message: description,
    debug_id: paypalId(13).toLowerCase(),
    details: [{ issue, description }],
  })
}

export const notFound = (what: string): ApiError =>
  paypalError(
    404,
    'RESOURCE_NOT_FOUND',
    'INVALID_RESOURCE_ID',
    `Specified resource ID does not exist: ${what}.`,
  )

export const malformed = (description: string): ApiError =>
  paypalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', description)

/** Understood, but not possible as things are. */
export const refused = (issue: string, description: string): ApiError =>
  paypalError(422, 'UNPROCESSABLE_ENTITY', issue, description)
