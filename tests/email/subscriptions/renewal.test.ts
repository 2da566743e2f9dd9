import { expect, test } from 'vitest'

import { money } from '@/src/domain/vocabulary/money/money'
import { renderMail } from '@/src/email/render'
import { receiptMail } from '@/src/email/templates/orders/receipt'
import { renewalMail } from '@/src/email/templates/subscriptions/renewal'
import { questionMail } from '@/src/email/templates/support/question'
import { RECEIPT_PREVIEW } from '@/tests/email/previews/orders/receipt'
import { RENEWAL_PREVIEW } from '@/tests/email/previews/subscriptions/renewal'
import { QUESTION_PREVIEW } from '@/tests/email/previews/support/question'
import { rendering } from '@/tests/support/mail/rendering'

const render = rendering(renewalMail, RENEWAL_PREVIEW)

test('the notice says what it costs, by when, and that nothing is charged by itself', async () => {
  const { subject, text } = await render()
  expect(subject).toBe('Your Business Address renews on Nov 21, 2026')
  expect(text).toContain('The next year is $299.00')
  expect(text).toContain('No automatic charges')
  expect(text).toContain(RENEWAL_PREVIEW.link)
  expect(text).toContain('cancel it on your order’s page')
})

test('a reminder before the day and one after it say different things', async () => {
  const before = await render({ kind: 'reminder' })
  const after = await render({ kind: 'reminder', isOverdue: true })
  expect(before.subject).toMatch(/^Reminder/)
  expect(after.text).toContain('We keep it running until Dec 5, 2026')
})

test('what has lapsed owes nothing, and what was cancelled can be kept after all', async () => {
  expect((await render({ kind: 'lapsed' })).text).toContain('You owe nothing')
  expect((await render({ kind: 'cancelled' })).text).toContain('undo the cancellation')
})

test('a question reaches staff as it was written, and stays text', async () => {
  const body = 'First line\n<script>alert(1)</script>'
  const { html, text } = await renderMail(questionMail({ ...QUESTION_PREVIEW, body }))
  expect(html).not.toContain('<script>alert')
  expect(text).toContain('First line')
  expect(text).toContain(QUESTION_PREVIEW.link)
})

test('a receipt in rupees says the amount and the rate, and what was given back since', async () => {
  const { text } = await renderMail(
    receiptMail({
      ...RECEIPT_PREVIEW,
      refunded: money(49_00, 'USD'),
      charged: { amount: money(3_340_000, 'INR'), terms: '1 USD ≈ 83.5 INR' },
    }),
  )
  expect(text).toMatch(/Refunded since +\$49\.00/)
  expect(text).toContain('Charged as ₹33,400.00 (1 USD ≈ 83.5 INR)')
  expect(text).toContain(RECEIPT_PREVIEW.receiptUrl)
})
