import type { PasswordChangedProps } from '@/src/email/templates/accounts/password-changed'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented notice, to look at the mail without an account. */
export const PASSWORD_CHANGED_PREVIEW: PasswordChangedProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  when: 'Nov 21, 2026, 9:05 AM EST',
  how: 'settings',
  resetUrl: 'http://localhost:3000/auth?mode=forgot',
}
