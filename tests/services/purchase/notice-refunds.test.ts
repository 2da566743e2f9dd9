import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { lockOrder } from '@/src/services/orders/change-order'
import { sandboxGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { noticeRefunds } from '@/src/services/purchase/settle/notice-refunds'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const { payload, shop, ours, customer } = await openForTrade()

test('what a bank took back and what was given back count both, seen at one look', async () => {
  const ada = await customer()
  await ada.complete(await shop.cardToken())
  const id = ada.orderId()
  const [payment] = await ours.payments(id)
  const truth = await sandboxGateway('stripe').retrieve(payment?.gatewayRef ?? '')
  if (!payment || !truth) throw new Error('Nothing was paid')

  await inTransaction(payload, async (req) => {
    await lockOrder(req, id)
    await noticeRefunds(req, payment, { ...truth, reversedMinor: 30_00, refundedMinor: 50_00 })
  })

  expect(await ours.refunds(id)).toMatchObject([
    { kind: 'reversal', amountMinor: 30_00 },
    { kind: 'refund', amountMinor: 50_00 },
  ])
  expect(await ours.payments(id)).toMatchObject([{ refundedMinor: 80_00, status: 'succeeded' }])
  expect(await ours.order(id)).toMatchObject({ refundedMinor: 80_00 })
})
