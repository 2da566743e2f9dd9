import type { EmailChangedProps } from './email-changed'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented notice, to look at the mail without an account. */
export const EMAIL_CHANGED_PREVIEW: EmailChangedProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  stage: 'done',
  newAddress: 'a•••@example.com',
  when: 'November 21, 2026 at 9:05 AM UTC',
}
