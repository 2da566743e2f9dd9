import { money } from '@/src/domain/vocabulary/money/money'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { RenewalProps } from '@/src/email/templates/subscriptions/renewal'

/** An invented renewal, to look at the mails without a subscription. */
export const RENEWAL_PREVIEW: RenewalProps = {
  brand: SAMPLE_BRAND,
  kind: 'notice',
  firstName: 'Ada',
  companyName: 'Juniper & Oak LLC',
  label: 'Business Address',
  amount: money(299_00, 'USD'),
  billing: 'annual',
  renewsOn: 'Nov 21, 2026',
  lapsesOn: 'Dec 5, 2026',
  isOverdue: false,
  link: 'http://localhost:3000/orders/9f1c2b7a/open?token=example&to=pay',
  orderLink: 'http://localhost:3000/orders/9f1c2b7a/open?token=example',
}
