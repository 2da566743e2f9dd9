import type { AccountExistsProps } from './account-exists'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented account, to look at the mail without one. */
export const ACCOUNT_EXISTS_PREVIEW: AccountExistsProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  email: 'ada@example.com',
  signInUrl: 'http://localhost:3000/auth',
  forgotUrl: 'http://localhost:3000/auth/forgot',
}
