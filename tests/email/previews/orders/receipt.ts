import { money } from '@/src/domain/vocabulary/money/money'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { ReceiptProps } from '@/src/email/templates/orders/receipt'

/** An invented receipt, to look at the mail without an order. */
export const RECEIPT_PREVIEW: ReceiptProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  companyName: 'Juniper & Oak LLC',
  what: null,
  receiptNumber: '2026-00042',
  shortOrderId: '9f1c2b7a',
  paidOn: 'Nov 21, 2026',
  paidWith: 'Visa ending in 4242',
  lines: [
    { kind: 'service', label: 'Standard package', amount: money(199_00, 'USD') },
    { kind: 'state_fee', label: 'Wyoming filing fee', amount: money(102_00, 'USD') },
    { kind: 'add_on', label: 'Registered agent', amount: money(99_00, 'USD') },
  ],
  total: money(400_00, 'USD'),
  refunded: null,
  charged: null,
  details: ['llc'],
  followUrl: 'http://localhost:3000/orders/9f1c2b7a/open?token=example',
  receiptUrl: 'http://localhost:3000/orders/9f1c2b7a/open?token=example&to=receipt',
  opensWithoutSignIn: true,
  sandbox: true,
}
