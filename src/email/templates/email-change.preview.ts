import type { EmailChangeProps } from './email-change'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented change of address, to look at the mail without an account. */
export const EMAIL_CHANGE_PREVIEW: EmailChangeProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  confirmUrl: 'http://localhost:3000/auth/change-email?token=example',
  worksUntil: 'November 22, 2026 at 9:05 AM UTC',
  signInUrl: 'http://localhost:3000/auth',
}
