import { expect } from '@playwright/test'

import { type OrderRow, orderOf, paymentsOf, receiptsOf } from './database'
import { ledgerOf } from './sandbox'

/** Waits until an order is paid, however long the background takes to find out. */
export async function expectPaid(email: string): Promise<OrderRow> {
  await expect
    .poll(async () => (await orderOf(email)).paymentStatus, {
      message: `the order of ${email} gets paid`,
      timeout: 60_000,
      intervals: [250, 500, 1000],
    })
    .toBe('paid')
  return orderOf(email)
}

/**
 * One paid order, one payment, one receipt number, one receipt mail; and the gateway has received
 * exactly what the order costs.
 */
export async function expectPaidOnce(email: string): Promise<OrderRow> {
  const order = await expectPaid(email)
  expect(order.receiptNumber).toMatch(/\d/)

  const settled = (await paymentsOf(order.id)).filter(({ status }) => status === 'succeeded')
  expect(settled.map(({ amountMinor }) => amountMinor)).toEqual([order.totalMinor])

  const { paymentIntents } = await ledgerOf(order.id)
  const received = paymentIntents.filter(({ receivedMinor }) => receivedMinor > 0)
  expect(received.map(({ id, receivedMinor }) => [id, receivedMinor])).toEqual([
    [settled[0]?.gatewayRef, order.totalMinor],
  ])

  await expect.poll(async () => (await receiptsOf(order.id)).map(({ to }) => to)).toEqual([email])
  return order
}
