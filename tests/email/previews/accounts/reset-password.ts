import type { ResetPasswordProps } from '@/src/email/templates/accounts/reset-password'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented key, to look at the mail without an account. */
export const RESET_PASSWORD_PREVIEW: ResetPasswordProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  worksFor: '1 hour',
  resetUrl: 'http://localhost:3000/auth/reset?token=example',
}
