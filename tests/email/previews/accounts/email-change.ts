import type { EmailChangeProps } from '@/src/email/templates/accounts/email-change'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented change of address, to look at the mail without an account. */
export const EMAIL_CHANGE_PREVIEW: EmailChangeProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  confirmUrl: 'http://localhost:3000/auth/change-email?token=example',
  worksUntil: 'Nov 22, 2026, 9:05 AM EST',
  signInUrl: 'http://localhost:3000/auth',
}
