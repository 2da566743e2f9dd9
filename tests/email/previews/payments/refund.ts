import { money } from '@/src/domain/vocabulary/money/money'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'
import type { RefundProps } from '@/src/email/templates/payments/refund'
import { RECEIPT_PREVIEW } from '@/tests/email/previews/orders/receipt'

/** An invented refund, to look at the mail without an order. */
export const REFUND_PREVIEW: RefundProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  companyName: 'Juniper & Oak LLC',
  shortOrderId: '9f1c2b7a',
  why: 'refund',
  amount: money(99_00, 'USD'),
  charged: null,
  lines: [{ label: 'Registered agent', amount: money(99_00, 'USD') }],
  paidWith: 'Visa ending in 4242',
  followUrl: RECEIPT_PREVIEW.followUrl,
  opensWithoutSignIn: true,
  sandbox: true,
}
