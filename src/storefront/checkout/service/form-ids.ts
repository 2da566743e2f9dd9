/** Tie the button, which stands outside, to the form of its step. */
export const DETAILS_FORM = 'service-details'
export const PAYMENT_FORM = 'service-payment'
