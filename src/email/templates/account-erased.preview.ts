import type { AccountErasedProps } from './account-erased'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented goodbye, to look at the mail without an account. */
export const ACCOUNT_ERASED_PREVIEW: AccountErasedProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  when: 'November 21, 2026 at 9:05 AM UTC',
  years: 7,
  hadOrders: true,
}
