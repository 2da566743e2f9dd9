import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { PasswordChangedProps } from './password-changed'

/** An invented notice, to look at the mail without an account. */
export const PASSWORD_CHANGED_PREVIEW: PasswordChangedProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  when: 'Nov 21, 2026, 9:05 AM EST',
  how: 'settings',
  resetUrl: 'http://localhost:3000/auth?mode=forgot',
}
