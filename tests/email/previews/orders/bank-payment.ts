import { money } from '@/src/domain/vocabulary/money/money'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { BankPaymentProps } from '@/src/email/templates/orders/bank-payment'
import { RECEIPT_PREVIEW } from '@/tests/email/previews/orders/receipt'

/** An invented payment, to look at the mail without an order. */
export const BANK_PAYMENT_PREVIEW: BankPaymentProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  companyName: 'Juniper & Oak LLC',
  shortOrderId: '9f1c2b7a',
  amount: money(249_00, 'USD'),
  link: RECEIPT_PREVIEW.followUrl,
  opensWithoutSignIn: true,
  sandbox: true,
}
