/** The words that the customer reads when Razorpay could not be asked, or refused to begin. */
export const RAZORPAY_MESSAGES = {
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
