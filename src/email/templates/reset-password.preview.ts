import { RECEIPT_PREVIEW } from './receipt.preview'
import type { ResetPasswordProps } from './reset-password'

/** An invented key, to look at the mail without an account. */
export const RESET_PASSWORD_PREVIEW: ResetPasswordProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  worksFor: '1 hour',
  resetUrl: 'http://localhost:3000/auth/reset?token=example',
}
