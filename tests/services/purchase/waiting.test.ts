import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { type ArmedFailpoint, armFailpoint } from '@/src/lib/failpoints'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'
import { lookWhileWaiting } from '@/src/services/purchase/settle/look-for-attempt'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { runSql } from '@/tests/support/run-sql'

const { payload, shop, ours, customer } = await openForTrade()
let held: ArmedFailpoint | undefined

afterEach(() => held?.release())

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

/** A guest whose payment was cut off so many seconds ago, before its gateway heard of it. */
async function cutOff(gateway: GatewaySlug, age: number) {
  const guest = await guestOrder(payload, { status: 'pending', paymentStatus: 'pending' })
  const payment = await builder(payload)('payments', {
    order: guest.id,
    gateway,
    status: 'opening',
    gatewayRef: null,
    checks: 0,
  })
  await runSql(
    { payload },
    sql`update payments set created_at = ${secondsAgo(age)} where id = ${payment.id}`,
  )
  return guest
}

/** What the confirmation page is told when it asks. */
async function asked({ cookie }: { readonly cookie: string }) {
  const headers = { origin: 'http://localhost:3000', cookie }
  return (await api('GET', '/orders/current', { headers })).body
}

describe('whoever waits for a payment that never reached its gateway', () => {
  test.each(['razorpay', 'paypal'] as const)(
    'may pay again after 15 seconds where %s takes nothing without them',
    async (gateway) => {
      expect(await asked(await cutOff(gateway, 14))).toEqual({ payment: 'confirming' })
      expect(await asked(await cutOff(gateway, 16))).toEqual({ payment: 'failed' })
    },
  )

  test('may pay again after 45 seconds where the charge might still arrive', async () => {
    expect(await asked(await cutOff('stripe', 40))).toEqual({ payment: 'confirming' })
    expect(await asked(await cutOff('stripe', 50))).toEqual({ payment: 'failed' })
  })

  test('is told that it was not completed, and of no bank', async () => {
    const guest = await cutOff('paypal', 20)
    await asked(guest)

    const order = await ours.order(guest.id)
    expect(await paymentOfOrder(payload, order)).toMatchObject({
      failure: 'The payment was not completed.',
    })
  })
})

test('whoever waits for a charge whose answer was lost sees it paid', async () => {
  const ada = await customer()
  await shop.control('webhooks', { mode: 'drop' })
  held = armFailpoint('after-open')
  expect(await ada.complete(await shop.cardToken())).toMatchObject({ status: 500 })
  const [row] = await runSql(
    { payload },
    sql`update payments set created_at = now() - interval '16 seconds' where order_id in
      (select id from orders where email = ${ada.email}) returning order_id`,
  )
  const id = String(row?.order_id)

  await lookWhileWaiting(payload, id)

  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
  expect(await shop.taken(id)).toEqual([249_00])
})

test('a gateway that does not answer is asked again, five seconds later and not sooner', async () => {
  const guest = await cutOff('stripe', 70)
  await shop.control('faults', { gateway: 'stripe', next: 'error500', count: 4 })
  expect(await asked(guest)).toEqual({ payment: 'confirming' })
  await shop.control('faults', { gateway: 'stripe', next: null })

  expect(await asked(guest)).toEqual({ payment: 'confirming' })
  expect(await ours.payments(guest.id)).toMatchObject([{ checks: 1 }])

  await runSql(
    { payload },
    sql`update payments set last_checked_at = now() - interval '6 seconds' where order_id = ${guest.id}`,
  )
  expect(await asked(guest)).toEqual({ payment: 'failed' })
})

test('a payment made with other keys is not given up, and staff are told', async () => {
  const keys = (data: object) =>
    payload.update({
      collection: 'paymentGateways',
      where: { type: { equals: 'paypal' } },
      data,
      depth: 0,
      overrideAccess: true, // as staff do
    })
  await keys({ publicKey: 'A'.repeat(40), secretKey: 'E'.repeat(40), enabled: true })
  onTestFinished(async () => {
    await keys({ publicKey: '', secretKeySealed: null, secretKeyLast4: null, enabled: false })
  })
  const guest = await cutOff('paypal', 70)
  await runSql(
    { payload },
    sql`update payments set sandbox = false, mode = 'live', key_hint = 'gone' where order_id = ${guest.id}`,
  )

  expect(await asked(guest)).toEqual({ payment: 'confirming' })

  expect(await ours.payments(guest.id)).toMatchObject([{ status: 'opening', checks: 1 }])
  expect(await ours.alarms(guest.id)).toEqual([
    expect.stringMatching(/^PayPal cannot find the payment/),
  ])
})

test('of ten pages that ask at once, one asks the gateway', async () => {
  const guest = await cutOff('stripe', 20)
  await Promise.all(Array.from({ length: 10 }, () => asked(guest)))
  expect(await ours.payments(guest.id)).toMatchObject([{ checks: 1, status: 'opening' }])
})

test.each(GATEWAYS)('a payment at %s that has ended is not asked after', async (gateway) => {
  const guest = await cutOff(gateway, 100)
  await runSql(
    { payload },
    sql`update payments set status = 'quarantined' where order_id = ${guest.id}`,
  )
  await lookWhileWaiting(payload, guest.id)
  expect(await ours.payments(guest.id)).toMatchObject([{ checks: 0, status: 'quarantined' }])
})
