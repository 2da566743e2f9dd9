import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { paymentDeclinedMail, paymentPendingMail } from '@/src/email/templates/orders/bank-payment'
import { BANK_PAYMENT_PREVIEW } from '@/tests/email/previews/orders/bank-payment'

test('the email of a payment that takes days says how long, and not to pay again', async () => {
  const { subject, text } = await renderMail(paymentPendingMail(BANK_PAYMENT_PREVIEW))

  expect(subject).toBe('Order 9f1c2b7a is placed: your payment is being confirmed')
  expect(text).toContain('$249.00 is being confirmed, which can take up to 5 business days')
  expect(text).toContain('Please don’t pay again')
})

test('the email of one that was declined says that nothing was charged, and leads to the payment', async () => {
  const { subject, text } = await renderMail(
    paymentDeclinedMail({ ...BANK_PAYMENT_PREVIEW, companyName: null }),
  )

  expect(subject).toBe('Your payment for order 9f1c2b7a was declined')
  expect(text).toContain('your order was not confirmed, and you have not been charged')
  expect(text).toContain('Pay $249.00')
})
