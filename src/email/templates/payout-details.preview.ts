import type { PayoutDetailsProps } from './payout-details'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented change, to look at the mail without an affiliate. */
export const PAYOUT_DETAILS_PREVIEW: PayoutDetailsProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  when: 'November 21, 2026 at 9:05 AM UTC',
  method: 'Bank transfer',
  account: '•••• 6789',
  link: 'http://localhost:3000/dashboard/affiliate',
}
