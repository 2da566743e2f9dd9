import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { AccountErasedProps } from '@/src/email/templates/privacy/account-erased'

/** An invented goodbye, to look at the mail without an account. */
export const ACCOUNT_ERASED_PREVIEW: AccountErasedProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  when: 'Nov 21, 2026, 9:05 AM EST',
  hadOrders: true,
}
