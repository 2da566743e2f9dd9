import type { ConfirmAddressProps } from '@/src/email/templates/accounts/confirm-address'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented sign-up, to look at the mail without one. */
export const CONFIRM_ADDRESS_PREVIEW: ConfirmAddressProps = {
  brand: SAMPLE_BRAND,
  email: 'ada@example.com',
  worksFor: '2 days',
  confirmUrl: 'http://localhost:3000/auth/confirm?token=example',
}
