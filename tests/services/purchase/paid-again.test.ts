import { expect, test } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { takingsInBooks } from '@/src/services/analytics/takings-in-books'
import { lockOrder } from '@/src/services/orders/change-order'
import { sandboxGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'
import { noticeRefunds } from '@/src/services/purchase/settle/notice-refunds'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { refundQueued, settleQueued } from '@/tests/support/orders/trading'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

const { payload, shop, ours, choice } = await openForTrade()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

type Buyer = ReturnType<typeof buyer>

/** Lets every webhook arrive, and does the work that follows. */
async function hear(): Promise<void> {
  await expect.poll(() => shop.onTheirWay(), { timeout: 20_000 }).toBe(0)
  await settleQueued(payload)
}

async function payBy(ada: Buyer, gateway: GatewaySlug, id?: string): Promise<unknown> {
  const answer = await ada.call('POST', id ? `/orders/${id}/pay` : '/checkout/place', {
    gateway,
    confirmationToken: gateway === 'stripe' ? await shop.cardToken() : undefined,
    expectedTotalMinor: 249_00,
    consent: true,
  })
  const { status, ref, action } = JSON.parse(JSON.stringify(answer.body))
  if (status !== 'requires_action') return answer.body
  if (gateway === 'paypal') return ada.comeBack(await shop.answerPaypal(action.url))
  return (await ada.finish(gateway, ref, await shop.payInWindow(ref))).body
}

async function bought(by: GatewaySlug) {
  const affiliate = await builder(payload)('users')
  const { code } = await builder(payload)('affiliateLinks', { user: affiliate.id })
  const ada = buyer()
  ada.jar.set('charterdesk_ref', code)
  await ada.fillIn(choice)
  await payBy(ada, by)
  const id = ada.orderId()
  const [payment] = await ours.payments(id)
  if (!payment) throw new Error('Nothing was paid')
  return { ada, id, payment, ref: payment.gatewayRef ?? '' }
}

/** The bank takes all of a payment back. */
async function takeBack({ id, payment, ref }: Awaited<ReturnType<typeof bought>>): Promise<void> {
  if (payment.gateway === 'stripe') {
    await shop.control('end', { gateway: 'stripe', id: ref, end: 'returned' })
    return hear()
  }
  const truth = await sandboxGateway('paypal').retrieve(ref)
  if (!truth) throw new Error('PayPal does not know it')
  await inTransaction(payload, async (req) => {
    await lockOrder(req, id)
    await noticeRefunds(req, payment, { ...truth, reversedMinor: truth.amountMinor })
  })
}

async function takings(id: string): Promise<number> {
  const rows = await (await databaseOf({ payload }))
    .select()
    .from(takingsInBooks(await databaseOf({ payload }), 'America/New_York', { some: [id] }))
  return rows.reduce((sum, { ours, fees }) => sum + Number(ours) + Number(fees), 0)
}

const CASES = (['stripe', 'paypal'] as const).flatMap((first) =>
  GATEWAYS.map((second) => [first, second] as const),
)

test.each(CASES)('what a bank took back of %s is paid again by %s', async (first, second) => {
  const sold = await bought(first)
  const { ada, id, payment } = sold
  const before = await ours.order(id)
  await takeBack(sold)

  const open = await ours.order(id)
  expect(open).toMatchObject({ paymentStatus: 'failed', refundedMinor: 0 })
  expect(await paymentOfOrder(payload, open)).toMatchObject({
    state: 'failed',
    failure: 'Your bank took the payment back.',
  })
  expect(await ours.commissions(id)).toMatchObject([{ status: 'reversed' }])
  expect(await takings(id)).toBe(0)
  expect(await settlePayment(payload, first, sold.ref)).toMatchObject({ kind: 'returned' })

  await payBy(ada, second, id)
  await hear()

  const { receiptNumber } = before
  expect(await ours.order(id)).toMatchObject({
    status: 'processing',
    paymentStatus: 'paid',
    refundedMinor: 0,
    receiptNumber,
  })
  expect(await takings(id)).toBe(249_00)
  expect(await ours.payments(id)).toMatchObject([
    { id: payment.id, status: 'refunded', isDuplicate: true },
    { gateway: second, status: 'succeeded', isDuplicate: false },
  ])
  expect(await ours.commissions(id)).toMatchObject([{ status: 'pending', amountMinor: 14_90 }])
  expect(await ours.mails(id, 'receipt')).toHaveLength(2)

  const refund = { all: true, reason: 'Asked for it' }
  expect(await api('POST', `/orders/${id}/refund`, { as: admin, body: refund })).toMatchObject({
    body: { refund: { status: 'succeeded', orderMinor: 249_00 } },
  })
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 249_00 })
})

test('work that was done before goes on where it was once the order is paid again', async () => {
  const sold = await bought('stripe')
  const { ada, id } = sold
  await payload.update({
    collection: 'orders',
    id,
    data: { status: 'completed' },
    depth: 0,
    overrideAccess: true, // as staff do
  })
  await takeBack(sold)

  await payBy(ada, 'stripe', id)

  expect(await ours.order(id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
})

test('the checkout does not write over an order that was paid once', async () => {
  const sold = await bought('stripe')
  const { ada, id } = sold
  await takeBack(sold)

  const saved = await ada.fillIn(choice)

  expect(saved.status).toBe(200)
  await ada.complete(await shop.cardToken())
  expect(ada.orderId()).not.toBe(id)
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'failed' })
})

test('money that comes back from the bank after the order was paid again is refunded', async () => {
  const sold = await bought('stripe')
  const { ada, id } = sold
  await takeBack(sold)
  await payBy(ada, 'stripe', id)
  const { docs } = await payload.find({
    collection: 'disputes',
    where: { order: { equals: id } },
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  await shop.control('end', { gateway: 'stripe', id: docs[0]?.gatewayRef, end: 'won' })
  await hear()
  await refundQueued(payload)

  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 0 })
  expect(await shop.taken(id)).toEqual([249_00])
})

test('an order that we refunded is not paid again', async () => {
  const { ada, id } = await bought('stripe')
  await api('POST', `/orders/${id}/refund`, {
    as: admin,
    body: { all: true, reason: 'Asked for it' },
  })

  expect(await payBy(ada, 'stripe', id)).toMatchObject({ error: { code: 'order_refunded' } })
})
