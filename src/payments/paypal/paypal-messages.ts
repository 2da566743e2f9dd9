const KEPT = 'Your answers are saved'
const ANOTHER = `Choose another way to pay in PayPal, or another payment method. ${KEPT}.`
const ACCOUNT = `PayPal can't take a payment from this account. Check your PayPal account, or choose another payment method. ${KEPT}.`
const EXPIRED = `The time to finish this payment in PayPal has passed. Nothing was charged. Pay again. ${KEPT}.`
const REFUSED = `PayPal declined this payment. Nothing was charged. ${ANOTHER}`

/**
 * The issues for which PayPal refuses to capture and which the customer can do something about.
 * Source: https://developer.paypal.com/api/rest/reference/orders/v2/errors/
 */
const DECLINES: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED: `Your bank or card behind PayPal declined this payment. Nothing was charged. ${ANOTHER}`,
  PAYER_CANNOT_PAY: ACCOUNT,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: ACCOUNT,
  PAYER_ACCOUNT_RESTRICTED: ACCOUNT,
  PAYER_COUNTRY_NOT_SUPPORTED: `PayPal does not take payments from your country. Choose another payment method. ${KEPT}.`,
  TRANSACTION_LIMIT_EXCEEDED: `This amount is more than your PayPal account may pay. ${ANOTHER}`,
  TRANSACTION_REFUSED: REFUSED,
  PAYEE_BLOCKED_TRANSACTION: REFUSED,
  TRANSACTION_BLOCKED_BY_PAYEE: REFUSED,
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: `We can't take this amount through PayPal right now. Nothing was charged. Choose another payment method. ${KEPT}.`,
  DOMESTIC_TRANSACTION_REQUIRED: `PayPal takes this payment only within one country. Nothing was charged. Choose another payment method. ${KEPT}.`,
  DECLINED_DUE_TO_RELATED_TXN: REFUSED,
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: `Your bank or card behind PayPal declined this payment. Nothing was charged. ${ANOTHER}`,
  COMPLIANCE_VIOLATION: REFUSED,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: `This payment was tried too many times. Nothing was charged. Pay again. ${KEPT}.`,
  ORDER_EXPIRED: EXPIRED,
  ORDER_CANNOT_BE_CAPTURED: EXPIRED,
  ORDER_VOIDED: EXPIRED,
  RESOURCE_NOT_FOUND: EXPIRED,
  INVALID_RESOURCE_ID: EXPIRED,
}

export const isDecline = (issue: string): boolean => Object.hasOwn(DECLINES, issue)

/** What the customer reads when PayPal did not take the money, by PayPal's code for it. */
export const declineMessage = (issue: string): string =>
  (isDecline(issue) ? DECLINES[issue] : undefined) ?? REFUSED

/** The words that the customer reads when PayPal could not be asked at all. */
export const PAYPAL_TROUBLE = {
  invalid_credentials: 'PayPal configuration error: Invalid credentials. Please contact support.',
  request_refused: `We couldn't start this payment with PayPal. Nothing was charged. Please contact support. ${KEPT}.`,
  not_charged: `We couldn't reach PayPal. Nothing was charged. Try again in a minute. ${KEPT}.`,
  unknown:
    "PayPal didn't answer in time. We are checking whether your payment went through, please don't pay again yet.",
} as const
