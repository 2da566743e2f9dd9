import type { AccountExistsProps } from '@/src/email/templates/accounts/account-exists'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented account, to look at the mail without one. */
export const ACCOUNT_EXISTS_PREVIEW: AccountExistsProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  email: 'ada@example.com',
  signInUrl: 'http://localhost:3000/auth',
  forgotUrl: 'http://localhost:3000/auth/forgot',
}
