import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { ResetPasswordProps } from './reset-password'

/** An invented key, to look at the mail without an account. */
export const RESET_PASSWORD_PREVIEW: ResetPasswordProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  worksFor: '1 hour',
  resetUrl: 'http://localhost:3000/auth/reset?token=example',
}
