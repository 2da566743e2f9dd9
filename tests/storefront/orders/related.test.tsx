import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { RelatedOrder } from '@/src/domain/orders/order-page'
import { Related } from '@/src/storefront/orders/page/OrderMoney'

const renewal: RelatedOrder = {
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'renewal',
  title: 'Renewal: Business Address',
  totalMinor: 29_00,
  currency: 'USD',
  status: 'pending',
  payment: 'unpaid',
  at: '2026-11-21T12:00:00.000Z',
  hasReceipt: false,
}

const shown = (change: Partial<RelatedOrder>) =>
  renderToStaticMarkup(<Related orders={[{ ...renewal, ...change }]} />)

test('what is not paid yet can be paid', () => {
  expect(shown({})).toContain(`/orders/${renewal.id}/pay`)
})

test.each([
  ['processing', 'Your bank is confirming'],
  ['checking', 'We are checking the payment'],
] as const)('what is %s can be neither paid again nor removed, and says why', (payment, words) => {
  for (const kind of ['extra', 'renewal'] as const) {
    const html = shown({ kind, payment })
    expect(html).toContain(words)
    expect(html).not.toContain('/pay')
    expect(html).not.toContain('Remove')
  }
})
