/** For so long after the payment our own fees are refundable. */
export const REFUND_DAYS = 30

/** How long a refund takes: the only statement of it, for screens, mails and errors alike. */
export const REFUND_TIME = 'We review requests within 2 business days and pay in 5-7 business days.'

export const REFUND_PAID =
  'The money goes back to your original payment method in 5-7 business days.'

/** What of a price is refundable, in short, beside it. */
export const FEE_TERMS = `Service fees: refundable for ${REFUND_DAYS} days.`
export const STATE_FEE_TERMS = 'State fee: refundable until we submit your filing.'
