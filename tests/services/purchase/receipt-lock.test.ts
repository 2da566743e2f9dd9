// @apart: it counts what is rendered.
import { expect, test, vi } from 'vitest'

import { armFailpoint } from '@/src/lib/failpoints'
import { mailsWhere } from '@/tests/support/mail/mailbox'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const rendered = vi.hoisted(() => ({ count: 0 }))

vi.mock('@/src/email/render', async (original) => {
  const actual = await original<typeof import('@/src/email/render')>()
  return {
    ...actual,
    renderMail: (...given: Parameters<typeof actual.renderMail>) => {
      rendered.count += 1
      return actual.renderMail(...given)
    },
  }
})

const { payload, shop, ours, customer } = await openForTrade()

test('while a receipt’s number is drawn, for which all others wait, no email is rendered', async () => {
  const ada = await customer()
  const held = armFailpoint('settle-receipt-numbered', 'hang')
  const paying = ada.complete(await shop.cardToken())
  await held.reached
  const before = rendered.count
  held.release()

  expect(await paying).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(before).toBe(1)
  expect(rendered.count).toBe(before)
  const { receiptNumber } = await ours.order(ada.orderId())
  const [mail] = await mailsWhere(payload, { template: { equals: 'receipt' } })
  expect(mail?.subject).toBe(`Receipt ${receiptNumber}: your order for Harbor & Pine LLC`)
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain(receiptNumber)
    expect(part).not.toContain('XRECEIPT')
  }
})
