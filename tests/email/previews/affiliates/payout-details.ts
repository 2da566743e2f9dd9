import type { PayoutDetailsProps } from '@/src/email/templates/affiliates/payout-details'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented change, to look at the mail without an affiliate. */
export const PAYOUT_DETAILS_PREVIEW: PayoutDetailsProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  when: 'Nov 21, 2026, 9:05 AM EST',
  method: 'Bank transfer',
  account: '•••• 6789',
  link: 'http://localhost:3000/dashboard/affiliate',
}
