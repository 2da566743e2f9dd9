import { ApiError } from '@/sandbox/payments/http/api-error'
import { paypalId } from '@/sandbox/payments/paypal/ids'

/** What PayPal says with each name of a refusal, to the letter. */
const MESSAGES = {
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  RESOURCE_CONFLICT: 'The server has detected a conflict while processing this request.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
} as const
type ErrorName = keyof typeof MESSAGES

/** What PayPal says about each issue, to the letter. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMAL_PRECISION:
    'If the currency supports decimals, only two decimal place precision is supported.',
  DECLINED_DUE_TO_RELATED_TXN:
    'One or more transactions in this Order did not succeed. Since this Order is being processed as an All or None Order, if one or more transactions in this Order do not succeed, then all purchase units are marked declined and will not be processed.',
  DOMESTIC_TRANSACTION_REQUIRED:
    'This transaction requires the payee and payer to be resident in the same country, a domestic transaction is required to create this payment.',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  INVALID_PARAMETER_VALUE: 'A parameter value is not valid.',
  INVALID_RESOURCE_ID:
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ORDER_ALREADY_CAPTURED:
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_COMPLETION_IN_PROGRESS:
    'The order was created with processing_instruction of ORDER_COMPLETE_ON_PAYMENT_APPROVAL. The customer has approved the payment and PayPal is still in the process of capturing the order on your behalf as instructed. Please try your request again.',
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  PERMISSION_DENIED: 'You do not have permission to access or perform operations on this resource.',
  PREVIOUS_REQUEST_IN_PROGRESS:
    'A previous request on this resource is currently in progress. Please wait for sometime and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING:
    'Transaction failed. Redirect the payer to select another funding source.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
  TRANSACTION_BLOCKED_BY_PAYEE: 'Transaction blocked by Payee’s Fraud Protection settings.',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: "The transaction exceeds the receiver's receiving limit.",
}

/** A refusal in the shape in which PayPal's API answers one. */
function paypalError(
  status: number,
  name: ErrorName,
  issue: string,
  detail: object = {},
): ApiError {
  const description = DESCRIPTIONS[issue] ?? issue
  return new ApiError(status, `${issue}: ${description}`, {
    name,
    message: MESSAGES[name],
    debug_id: paypalId(13).toLowerCase(),
    details: [{ ...detail, issue, description }],
    links: [
      {
        href: `https://developer.paypal.com/docs/api/orders/v2/#error-${issue}`,
        rel: 'information_link',
        method: 'GET',
      },
    ],
  })
}

export const notFound = (): ApiError =>
  paypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

/** A body that can't be read; `where` points into it. */
export const malformed = (where = '/'): ApiError =>
  paypalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', {
    field: where,
    value: '',
    location: 'body',
  })

/** Understood, but not possible as things are. */
export const refused = (issue: string): ApiError => paypalError(422, 'UNPROCESSABLE_ENTITY', issue)

/** A request without a token that lives. */
export const unauthorised = (): ApiError =>
  new ApiError(401, 'The token is not valid.', {
    error: 'invalid_token',
    error_description: 'The token passed in was not found in the system',
  })

/** How PayPal refuses what has nothing to do with the request itself. */
export const PAYPAL_REFUSALS = {
  rate_limited: () =>
    new ApiError(429, MESSAGES.RATE_LIMIT_REACHED, {
      name: 'RATE_LIMIT_REACHED',
      message: MESSAGES.RATE_LIMIT_REACHED,
      debug_id: paypalId(13).toLowerCase(),
    }),
  key_in_use: () => paypalError(409, 'RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS'),
  forbidden: () => paypalError(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED'),
} as const
