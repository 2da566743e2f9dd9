import { isKeyOf } from '@/src/domain/vocabulary/keys'
import type { Trouble } from './payment-outcome'

/** The bank's own check of the cardholder, 3-D Secure, came to nothing. */
export const BANK_CHECK: Trouble = {
  tone: 'danger',
  title: 'Your bank’s security check was not completed',
  message:
    'Your bank did not confirm that it was you (3-D Secure), so nothing was charged. Your answers are kept. Try again and finish the check, or choose another card or way to pay.',
  isMethod: true,
}

/** What is said to someone who came back without having paid. */
export const CAME_BACK = {
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
} satisfies Record<string, Trouble>

/** How a payment ended that led to a bank or a provider: `?payment=` in the address says so. */
export type CameBack = keyof typeof CAME_BACK

export const isCameBack = isKeyOf(CAME_BACK)
