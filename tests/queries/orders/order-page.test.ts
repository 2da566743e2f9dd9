import { expect, test } from 'vitest'

import { orderPage } from '@/src/queries/orders/order-page'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const build = builder(payload)

const UNPAID = { status: 'pending', paymentStatus: 'pending' } as const

test('an extra or a renewal that a bank is confirming is told apart from one that is to be paid', async () => {
  const order = await build('orders')
  const child = { ...UNPAID, parent: order.id }
  const renewal = await build('orders', { ...child, kind: 'renewal' })
  const debited = await build('orders', { ...child, kind: 'extra' })
  const open = await build('orders', { ...child, kind: 'extra' })
  await build('subscriptions', { order: order.id, renewalOrder: renewal.id })
  for (const { id } of [renewal, debited]) {
    await build('payments', { order: id, status: 'processing' })
  }

  const { related, subscriptions } = await orderPage(order)

  expect(new Map(related.map(({ id, payment }) => [id, payment]))).toEqual(
    new Map([
      [renewal.id, 'processing'],
      [debited.id, 'processing'],
      [open.id, 'unpaid'],
    ]),
  )
  expect(subscriptions).toMatchObject([{ invoice: renewal.id, invoicePayment: 'processing' }])
})
