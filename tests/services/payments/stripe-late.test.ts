import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approveCommissions } from '@/src/services/affiliates/approve-commissions'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { settleQueued } from '@/tests/support/orders/trading'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const { payload, shop, ours, choice } = await openForTrade()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const set = (name: string, value: string) => shop.control('switches', { name, value })
const end = (id: string, how: string) => shop.control('end', { gateway: 'stripe', id, end: how })

/** Delivers what the sandbox has to say, and does the work that comes of it. */
async function hear(): Promise<void> {
  await expect
    .poll(
      async () => {
        await settleQueued(payload)
        const { deliveries } = await (await shop.control('ledger')).json()
        return deliveries.filter(({ state }: { state: string }) => state === 'waiting').length
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBe(0)
  await settleQueued(payload)
}

async function placed(referral?: string) {
  const ada = buyer()
  if (referral) ada.jar.set('charterdesk_ref', referral)
  await ada.fillIn(choice)
  await ada.complete(await shop.cardToken())
  const id = ada.orderId()
  const [payment] = await ours.payments(id)
  return { ada, id, ref: payment?.gatewayRef ?? '' }
}

const refund = (id: string) =>
  api('POST', `/orders/${id}/refund`, { as: admin, body: { reason: 'Asked for it', all: true } })

const disputesOf = async (id: string) =>
  (
    await payload.find({
      collection: 'disputes',
      where: { order: { equals: id } },
      depth: 0,
      overrideAccess: true, // tests look at all of it
    })
  ).docs

async function disputeRef(id: string): Promise<string> {
  return (await disputesOf(id))[0]?.gatewayRef ?? ''
}

test.each(['link', 'cashapp', 'klarna', 'amazon_pay'])(
  'a payment by %s pays its order, and goes back',
  async (method) => {
    await set('stripe_method', method)
    const { id } = await placed()

    expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
    expect(await ours.payments(id)).toMatchObject([
      { status: 'succeeded', method, chargeRef: expect.stringMatching(/^py_/) },
    ])
    expect(await refund(id)).toMatchObject({ body: { refund: { status: 'succeeded' } } })
    expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded' })
  },
)

test('while the bank confirms a payment nothing else is charged, for days', async () => {
  await set('stripe_method', 'us_bank_account')
  const { ada, id, ref } = await placed()
  await hear()

  expect(await ours.payments(id)).toMatchObject([{ status: 'processing' }])
  expect(await paymentOfOrder(payload, await ours.order(id))).toMatchObject({ state: 'processing' })
  await runSql(
    { payload },
    sql`update payments set created_at = now() - interval '3 days', last_checked_at = null where order_id = ${id}`,
  )
  await reconcilePayments(payload)
  await set('stripe_method', 'link')
  await ada.complete(await shop.cardToken())

  expect(await ours.payments(id)).toMatchObject([{ status: 'processing' }])
  expect(await shop.booked(id)).toHaveLength(1)

  await end(ref, 'succeeded')
  await hear()
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
})

test('a payment that the bank refuses after days can be made again', async () => {
  await set('stripe_method', 'us_bank_account')
  const { ada, id, ref } = await placed()
  await end(ref, 'failed')
  await hear()

  expect(await ours.payments(id)).toMatchObject([{ status: 'failed' }])
  expect(await ours.alarms(id)).toEqual([expect.stringMatching(/^The bank did not confirm/)])
  await set('stripe_method', 'link')
  await ada.complete(await shop.cardToken())
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
})

test('a debit that the bank returns takes the payment back, with a task for staff', async () => {
  const { id, ref } = await placed()
  await end(ref, 'returned')
  await hear()

  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'failed', refundedMinor: 0 })
  expect(await ours.refunds(id)).toMatchObject([
    { kind: 'reversal', status: 'succeeded', amountMinor: 249_00 },
  ])
  expect(await ours.alarms(id)).toEqual([expect.stringMatching(/^The bank returned \$249\.00/)])
  expect(await ours.mails(id, 'refund')).toHaveLength(0)
})

async function affiliate() {
  const user = await builder(payload)('users')
  return builder(payload)('affiliateLinks', { user: user.id })
}

test('a dispute freezes the commission and tells staff until when to answer; won, all goes on', async () => {
  const { code } = await affiliate()
  const { id, ref } = await placed(code)
  await end(ref, 'open')
  await hear()

  expect(await disputesOf(id)).toMatchObject([
    { status: 'needs_response', amountMinor: 249_00, evidenceDueBy: expect.any(String) },
  ])
  expect(await ours.commissions(id)).toMatchObject([{ isFrozen: true, status: 'pending' }])
  expect(await ours.alarms(id)).toEqual([expect.stringMatching(/Send evidence at Stripe by/)])
  await approveCommissions(payload, new Date(Date.now() + 40 * 86_400_000))
  expect(await ours.commissions(id)).toMatchObject([{ status: 'pending' }])

  await end(await disputeRef(id), 'won')
  await hear()
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 0 })
  expect(await ours.commissions(id)).toMatchObject([{ isFrozen: false }])
})

test('a lost dispute books like a refund, once, and takes the commission back', async () => {
  const { code } = await affiliate()
  const { id, ref } = await placed(code)
  await end(ref, 'open')
  await hear()
  const dispute = await disputeRef(id)
  await end(dispute, 'lost')
  await hear()
  for (const event of await shop.eventsOf(id)) await shop.redeliver(event, 2, true)
  await hear()

  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 249_00 })
  expect(await ours.refunds(id)).toHaveLength(1)
  expect(await ours.commissions(id)).toMatchObject([{ status: 'reversed', isFrozen: false }])
})

test('a dispute whose webhook is lost is found by asking the gateway', async () => {
  const { id, ref } = await placed()
  await shop.control('webhooks', { mode: 'drop' })
  await end(ref, 'open')
  const [payment] = await ours.payments(id)
  await api('POST', `/payments/${payment?.id}/look`, { as: admin })
  expect(await disputesOf(id)).toHaveLength(1)

  await end(await disputeRef(id), 'lost')
  await runSql({ payload }, sql`update disputes set last_checked_at = now() - interval '1 day'`)
  await reconcilePayments(payload)
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded' })
})

test('a refund that fails days later restores the books and tells staff', async () => {
  const { code } = await affiliate()
  const { id } = await placed(code)
  const earned = await ours.commissions(id)
  await refund(id)
  const [made] = await ours.refunds(id)
  await hear()
  await end(made?.gatewayRef ?? '', 'failed')
  await hear()

  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 0 })
  expect(await ours.payments(id)).toMatchObject([{ status: 'succeeded', refundedMinor: 0 }])
  expect(await ours.refunds(id)).toMatchObject([
    { status: 'failed', failureMessage: 'The card has expired or was canceled.' },
  ])
  expect(await ours.commissions(id)).toMatchObject([
    { status: 'pending', amountMinor: earned[0]?.amountMinor },
  ])
  expect(await ours.alarms(id)).toEqual([expect.stringMatching(/did not reach the customer/)])

  expect(await refund(id)).toMatchObject({ status: 200 })
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded' })
})

test('a refund that fails with its webhook lost is found within a day', async () => {
  const { id } = await placed()
  await refund(id)
  const [made] = await ours.refunds(id)
  await shop.control('webhooks', { mode: 'drop' })
  await end(made?.gatewayRef ?? '', 'failed')
  await runSql(
    { payload },
    sql`update refunds set settled_at = now() - interval '2 days', last_checked_at = null where order_id = ${id}`,
  )
  await reconcilePayments(payload)
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 0 })
})

test('a payment whose keys are gone is not given up, and staff are told whose it is', async () => {
  const { id } = await builder(payload)('orders', { paymentStatus: 'pending', status: 'pending' })
  await builder(payload)('payments', {
    order: id,
    status: 'opening',
    gatewayRef: null,
    sandbox: false,
    mode: 'test',
    keyHint: 'OLDKEY',
    createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  })
  await reconcilePayments(payload)
  expect(await ours.payments(id)).toMatchObject([{ status: 'opening' }])
  expect(await ours.alarms(id)).toEqual([
    expect.stringMatching(/made with the test keys ending in OLDKEY/),
  ])
})
