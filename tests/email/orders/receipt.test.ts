import { expect, test } from 'vitest'

import { readableAccent } from '@/src/email/mail-brand'
import { renderMail } from '@/src/email/render'
import { receiptMail } from '@/src/email/templates/orders/receipt'
import { RECEIPT_PREVIEW } from '@/tests/email/orders/receipt.preview'

const render = (changes: Partial<typeof RECEIPT_PREVIEW> = {}) =>
  renderMail(receiptMail({ ...RECEIPT_PREVIEW, ...changes }))

test('the receipt carries the lines of the order and its total, in HTML and in plain text', async () => {
  const { html, text } = await render()
  for (const line of RECEIPT_PREVIEW.lines) expect(html).toContain(line.label)
  expect(text).toMatch(/Standard package +\$199\.00/)
  expect(text).toMatch(/Total paid +\$400\.00/)
})

test('the receipt says what is ours and what is the state’s', async () => {
  const { text } = await render()
  expect(text).toContain('Our fee: $298.00. The state’s filing fee: $102.00.')
})

test('the private link is in both parts', async () => {
  const { html, text } = await render()
  expect(text).toContain(RECEIPT_PREVIEW.followUrl)
  expect(html).toContain(RECEIPT_PREVIEW.followUrl.replaceAll('&', '&amp;'))
})

test('what a customer typed stays text', async () => {
  const { html, subject } = await render({ companyName: '<b>Bold</b>\r\nBcc: all@example.com' })
  expect(html).not.toContain('<b>Bold')
  expect(subject).not.toMatch(/[\r\n]/)
})

test('the receipt loads nothing from outside', async () => {
  const { html } = await render()
  expect(html).not.toMatch(/<img|<link|@import|url\(/)
})

test('a colour too light for white text is darkened, a readable one is kept', () => {
  expect(readableAccent('#1D4ED8')).toBe('#1d4ed8')
  expect(readableAccent('#ffff00')).not.toBe('#ffff00')
  expect(readableAccent('javascript:alert(1)')).toBe('#1d4ed8')
})

test('the receipt asks for the details that its order needs, and says when the 24 hours start', async () => {
  const { html, text } = await render({ details: ['llc', 'ein'] })
  expect(html).toContain('Add formation details (5 minutes)')
  expect(text).toContain('Next, we need your formation details and EIN details.')
  expect(text).toContain('The 24-hour clock starts when we have your details.')

  const itin = await render({ details: ['itin'] })
  expect(itin.html).toContain('Add ITIN details (10 minutes)')
  expect(itin.text).not.toContain('24 hours')

  const complete = await render({ details: [] })
  expect(complete.html).toContain('Follow your order')
  expect(complete.text).not.toContain('we need your')
})
