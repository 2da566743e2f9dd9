import type { PasswordChangedProps } from './password-changed'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented notice, to look at the mail without an account. */
export const PASSWORD_CHANGED_PREVIEW: PasswordChangedProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  when: 'November 21, 2026 at 9:05 AM UTC',
  how: 'settings',
  resetUrl: 'http://localhost:3000/auth?mode=forgot',
}
