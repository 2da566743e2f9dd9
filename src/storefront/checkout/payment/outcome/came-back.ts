import type { Trouble } from './payment-outcome'

/** How a payment ended that led to a bank or a provider: `?payment=` in the address says so. */
export type CameBack = 'failed' | 'unverified' | 'cancelled'

/** True for such an end. It does not read `CAME_BACK`: the first step would load those texts. */
export function isCameBack(value: unknown): value is CameBack {
  return value === 'failed' || value === 'unverified' || value === 'cancelled'
}

/** The bank's own check of the cardholder, 3-D Secure, came to nothing. */
export const BANK_CHECK: Trouble = {
  tone: 'danger',
  title: 'Your bank’s security check was not completed',
  message:
    'Your bank did not confirm that it was you (3-D Secure), so nothing was charged. Your answers are kept. Try again and finish the check, or choose another card or way to pay.',
  isMethod: true,
}

/** What is said to someone who came back without having paid. */
export const CAME_BACK: Record<CameBack, Trouble> = {
  failed: {
    tone: 'danger',
    title: 'Payment was not successful',
    message:
      'The payment was not completed, and nothing was charged. Your answers are saved. Try again, or choose another way to pay.',
    isMethod: true,
  },
  unverified: BANK_CHECK,
  cancelled: {
    tone: 'neutral',
    title: 'You canceled the payment',
    message: 'Nothing was charged, and your answers are saved. You can pay at any time.',
    isMethod: true,
  },
}
