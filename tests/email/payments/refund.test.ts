import { expect, test } from 'vitest'

import { money } from '@/src/domain/vocabulary/money/money'
import { renderMail } from '@/src/email/render'
import { refundMail } from '@/src/email/templates/payments/refund'
import { REFUND_PREVIEW } from '@/tests/email/previews/payments/refund'

const render = (changes: Partial<typeof REFUND_PREVIEW> = {}) =>
  renderMail(refundMail({ ...REFUND_PREVIEW, ...changes }))

test('the mail says how much goes back, for what and to where', async () => {
  const { subject, text } = await render()

  expect(subject).toBe('Refund of $99.00 for order 9f1c2b7a')
  expect(text).toMatch(/Registered agent +\$99\.00/)
  expect(text).toContain('$99.00 to you (Visa ending in 4242)')
})

test('what was charged in rupees is told in rupees too', async () => {
  const { text } = await render({ charged: money(826_650, 'INR') })

  expect(text).toContain('$99.00 (₹8,266.50)')
})

test('whoever paid twice reads that the order stays paid', async () => {
  const { subject, text } = await render({ why: 'duplicate', lines: [] })

  expect(subject).toBe('You paid order 9f1c2b7a twice: we are refunding the second payment')
  expect(text).toContain('The order stays paid')
})

test('the mail loads nothing from outside, and what a customer typed stays text', async () => {
  const { html } = await render({ companyName: '<b>Bold</b>' })

  expect(html).not.toContain('<b>Bold')
  expect(html).not.toMatch(/<img|<link|@import|url\(/)
})
