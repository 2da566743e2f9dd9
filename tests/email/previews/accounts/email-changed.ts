import type { EmailChangedProps } from '@/src/email/templates/accounts/email-changed'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented notice, to look at the mail without an account. */
export const EMAIL_CHANGED_PREVIEW: EmailChangedProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  stage: 'done',
  newAddress: 'a•••@example.com',
  when: 'Nov 21, 2026, 9:05 AM EST',
}
