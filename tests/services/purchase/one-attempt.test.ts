import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { type ArmedFailpoint, armFailpoint } from '@/src/lib/failpoints'
import { builder } from '@/tests/support/builders'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { refundQueued, settleQueued } from '@/tests/support/orders/trading'
import { runSql } from '@/tests/support/run-sql'
import { anyOf } from '@/tests/support/suite/sample'

const { payload, shop, ours, choice, customer } = await openForTrade()
let held: ArmedFailpoint | undefined

afterEach(() => held?.release())

test('a second press waits for the first, and says what came of it', async () => {
  const ada = await customer()
  held = armFailpoint('before-open', 'hang')
  const first = ada.complete(await shop.cardToken())
  await held.reached
  const second = ada.complete(await shop.cardToken())
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  held.release()

  expect(await first).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await second).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
  expect(await ours.payments(ada.orderId())).toHaveLength(1)
})

test('a press at another gateway waits as well', async () => {
  const ada = await customer()
  held = armFailpoint('after-open', 'hang')
  const card = ada.complete(await shop.cardToken())
  await held.reached
  const paypal = ada.call('POST', '/checkout/place', {
    expectedTotalMinor: 249_00,
    gateway: 'paypal',
    consent: true,
  })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  held.release()

  expect(await card).toMatchObject({ body: { status: 'paid' } })
  expect(await paypal).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await shop.booked(ada.orderId())).toHaveLength(1)
})

test('when the first press was declined, the second goes on with its own card', async () => {
  const ada = await customer()
  held = armFailpoint('before-open', 'hang')
  const first = ada.complete(await shop.cardToken('4000000000009995'))
  await held.reached
  const second = ada.complete(await shop.cardToken())
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  held.release()

  expect(await first).toMatchObject({ status: 402 })
  expect(await second).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
})

test.each(anyOf(['stripe', 'razorpay', 'paypal'] as const, 1))(
  'two presses that need the customer at %s lead to the same payment',
  async (gateway) => {
    const ada = await customer()
    held = armFailpoint('before-open', 'hang')
    const press = async () =>
      ada.call('POST', '/checkout/place', {
        expectedTotalMinor: 249_00,
        gateway,
        confirmationToken: await shop.cardToken('4000002760003184'),
        consent: true,
      })
    const first = press()
    await held.reached
    const second = press()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    held.release()

    const [one, two] = [await first, await second]
    expect(one.body).toMatchObject({ status: 'requires_action' })
    expect(two.body).toEqual(one.body)
    expect(await ours.payments(ada.orderId())).toHaveLength(1)
  },
)

test('ten presses at once charge once', async () => {
  const ada = await customer()
  const tokens = await Promise.all(Array.from({ length: 10 }, () => shop.cardToken()))
  const answers = await Promise.all(tokens.map((token) => ada.complete(token)))
  await settleQueued(payload)

  expect(answers.map((answer) => answer.body)).toEqual(
    tokens.map(() => ({ status: 'paid', redirect: '/order-confirmation' })),
  )
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
  expect(await ours.mails(ada.orderId(), 'receipt')).toHaveLength(1)
})

test('while nobody knows whether the first press charged, another one charges nothing', async () => {
  const ada = await customer()
  await shop.control('webhooks', { mode: 'drop' })
  await shop.control('faults', { next: 'timeout', count: 2 })
  await ada.complete(await shop.cardToken())

  const again = await ada.complete(await shop.cardToken())

  expect(again).toMatchObject({ status: 200, body: { status: 'processing' } })
  expect(await shop.booked(ada.orderId())).toEqual([])
}, 60_000)

test('what a process left behind when it died does not stand in the way for ever', async () => {
  const ada = await customer()
  held = armFailpoint('order-written')
  expect(await ada.complete(await shop.cardToken())).toMatchObject({ status: 500 })
  const { docs } = await payload.find({
    collection: 'orders',
    where: { email: { equals: ada.email } },
    depth: 0,
    overrideAccess: true, // the browser was never told of it
  })
  await ours.becomeOld(docs[0]?.id ?? '', '2 minutes')

  expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
  expect((await ours.payments(ada.orderId())).map((one) => one.status)).toEqual([
    'cancelled',
    'succeeded',
  ])
})

/** The process that placed a customer's order has been silent for so long. */
async function fallSilent(email: string, age = '6 seconds') {
  const rows = await runSql(
    { payload },
    sql`update payments set created_at = now() - ${age}::interval,
      updated_at = now() - ${age}::interval
      where order_id in (select id from orders where email = ${email}) returning order_id`,
  )
  return String(rows[0]?.order_id)
}

const PAYING = {
  stripe: async (who: Awaited<ReturnType<typeof customer>>) => who.complete(await shop.cardToken()),
  razorpay: (who: Awaited<ReturnType<typeof customer>>) =>
    who.call('POST', '/checkout/place', {
      expectedTotalMinor: 249_00,
      gateway: 'razorpay',
      consent: true,
    }),
  paypal: (who: Awaited<ReturnType<typeof customer>>) =>
    who.call('POST', '/checkout/place', {
      expectedTotalMinor: 249_00,
      gateway: 'paypal',
      consent: true,
    }),
} as const

describe('five seconds after a process died', () => {
  test.each(['order-written', 'before-open', 'after-open'] as const)(
    'at %s, the next press pays by the same attempt, once',
    async (failpoint) => {
      const ada = await customer()
      await shop.control('webhooks', { mode: 'drop' })
      held = armFailpoint(failpoint)
      expect(await ada.complete(await shop.cardToken())).toMatchObject({ status: 500 })
      const orderId = await fallSilent(ada.email)

      expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })

      expect(await shop.taken(orderId)).toEqual([249_00])
      expect(await ours.payments(orderId)).toMatchObject([{ status: 'succeeded' }])
      // What the dead process had charged, this press merely learns of: the mailed link opens it.
      expect(ada.orderId()).toBe(failpoint === 'after-open' ? '' : orderId)
    },
  )

  test.each(['razorpay', 'paypal'] as const)(
    'at %s, the next press opens its own window, and the lost one is led to by nobody',
    async (gateway) => {
      const ada = await customer()
      held = armFailpoint('order-written')
      await PAYING[gateway](ada)
      await fallSilent(ada.email)

      expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
      expect(await ours.payments(ada.orderId())).toMatchObject([
        { gateway, status: 'cancelled' },
        { gateway: 'stripe', status: 'succeeded' },
      ])
    },
  )

  test('a decline ends the attempt, and the one after it pays', async () => {
    const ada = await customer()
    held = armFailpoint('before-open')
    await ada.complete(await shop.cardToken())
    await fallSilent(ada.email)

    expect(await ada.complete(await shop.cardToken('4000000000009995'))).toMatchObject({
      status: 402,
    })
    expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
    expect(await shop.taken(ada.orderId())).toEqual([249_00])
  })

  test('ten presses at once take the attempt over once', async () => {
    const ada = await customer()
    held = armFailpoint('order-written')
    await ada.complete(await shop.cardToken())
    const orderId = await fallSilent(ada.email)

    const tokens = await Promise.all(Array.from({ length: 10 }, () => shop.cardToken()))
    const answers = await Promise.all(tokens.map((token) => ada.complete(token)))

    // One that has waited too long for the others says that the payment is under way.
    for (const { body } of answers) {
      expect(body).toMatchObject({
        status: expect.stringMatching(/^(?:paid|processing)$/),
        redirect: '/order-confirmation',
      })
    }
    expect(answers.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ status: 'paid' }),
    )
    expect(await shop.taken(orderId)).toEqual([249_00])
    expect(await shop.booked(orderId)).toHaveLength(1)
  }, 60_000)

  test('something else than was begun is not charged under its name', async () => {
    const dear = await builder(payload)('packages', { price: 300, tier: 'standard' })
    const ada = await customer()
    held = armFailpoint('order-written')
    await ada.complete(await shop.cardToken())
    const orderId = await fallSilent(ada.email)
    await ada.fillIn({ ...choice, packageId: dear.id })

    const answer = ada.complete(await shop.cardToken(), 400_00)
    expect(await answer).toMatchObject({ body: { status: 'processing' } })
    expect(await shop.booked(orderId)).toEqual([])
  }, 60_000)
})

test.each(anyOf(['stripe', 'razorpay', 'paypal'] as const, 2))(
  'a process that was only slow to ask %s charges nothing once it was overtaken',
  async (gateway) => {
    const ada = await customer()
    held = armFailpoint('before-open', 'hang')
    const slow = PAYING[gateway](ada)
    await held.reached
    const orderId = await fallSilent(ada.email)
    const key = ada.jar.get('charterdesk_draft') ?? ''

    expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
    held.release()

    expect((await slow).body).not.toHaveProperty('action')
    ada.jar.set('charterdesk_draft', key) // the page that was open before
    expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
    expect(await shop.taken(orderId)).toEqual([249_00])
    expect(
      (await ours.payments(orderId)).filter(({ status }) => status === 'succeeded'),
    ).toHaveLength(1)
    expect(await ours.order(orderId)).toMatchObject({ paymentStatus: 'paid' })
  },
)

test('a process that died after charging is found out by the next press', async () => {
  const ada = await customer()
  await shop.control('webhooks', { mode: 'drop' })
  held = armFailpoint('after-open')
  await ada.complete(await shop.cardToken())
  const orders = await runSql(
    { payload },
    sql`update payments set created_at = now() - interval '2 minutes'
      where order_id in (select id from orders where email = ${ada.email}) returning order_id`,
  )

  expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
  expect(orders).toHaveLength(1)
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
})

test('a started payment that the customer completes after another one goes back by itself', async () => {
  await runSql({ payload }, sql`delete from pgboss.job where name = 'send-refund'`) // of an earlier try
  const ada = await customer()
  const window = await ada.begin('razorpay')
  expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })

  const proof = await shop.payInWindow(window.ref)
  expect(await ada.finish('razorpay', window.ref, proof)).toMatchObject({
    body: { status: 'paid' },
  })
  expect(await refundQueued(payload)).toBe(1)

  expect(await shop.taken(ada.orderId())).toEqual([249_00])
  const order = await ours.order(ada.orderId())
  expect(order).toMatchObject({ paymentStatus: 'paid', refundedMinor: 0, paymentMethod: 'stripe' })
  expect(await ours.payments(order.id)).toMatchObject([
    { gateway: 'razorpay', status: 'refunded', isDuplicate: true, refundedMinor: 2_079_150 },
    { gateway: 'stripe', status: 'succeeded', isDuplicate: false, refundedMinor: 0 },
  ])
  expect(await ours.refunds(order.id)).toMatchObject([
    { status: 'succeeded', isAutomatic: true, amountMinor: 2_079_150, currency: 'INR' },
  ])
  expect(await ours.mails(order.id, 'receipt')).toHaveLength(1)
  expect(await ours.mails(order.id, 'refund')).toMatchObject([
    { to: ada.email, subject: expect.stringContaining('twice') },
  ])
  expect(await ours.alarms(order.id)).toEqual([expect.stringContaining('paid twice')])
})

test('PayPal agreed to for an order that is paid meanwhile is not captured', async () => {
  const ada = await customer()
  const { action } = await ada.begin('paypal')
  await ada.complete(await shop.cardToken())

  const back = await shop.answerPaypal(action.url)
  expect(await ada.comeBack(back)).toMatch(/^\/(?:order-confirmation|checkout)/)
  await settleQueued(payload)

  expect(await shop.taken(ada.orderId())).toEqual([249_00])
  expect(await ours.refunds(ada.orderId())).toEqual([])
})

test('two windows of Razorpay, both paid: one pays, the other goes back', async () => {
  const ada = await customer()
  const one = await ada.begin('razorpay')
  const two = await ada.begin('razorpay')
  const proofs = await Promise.all([shop.payInWindow(one.ref), shop.payInWindow(two.ref)])
  await Promise.all([
    ada.finish('razorpay', one.ref, proofs[0]),
    ada.finish('razorpay', two.ref, proofs[1]),
    settleQueued(payload),
  ])
  await settleQueued(payload)
  await refundQueued(payload)

  expect(await shop.taken(ada.orderId())).toEqual([2_079_150])
  expect(await ours.mails(ada.orderId(), 'receipt')).toHaveLength(1)
  expect((await ours.payments(ada.orderId())).map((each) => each.status).sort()).toEqual([
    'refunded',
    'succeeded',
  ])
})

test('a check passed at the bank counts for the order as it was, whatever is chosen since', async () => {
  const dear = await builder(payload)('packages', { price: 300, tier: 'standard' })
  const ada = await customer()
  await shop.control('webhooks', { mode: 'drop' })
  await ada.complete(await shop.cardToken('4000002760003184'))
  const [waiting] = await ours.payments(ada.orderId())
  await shop.passBankCheck(waiting?.gatewayRef ?? '')
  await ada.fillIn({ ...choice, packageId: dear.id })

  expect(await ada.complete(await shop.cardToken(), 400_00)).toMatchObject({
    body: { status: 'paid' },
  })

  expect(await ours.order(ada.orderId())).toMatchObject({ totalMinor: 249_00 })
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
})

test('while money that does not fit is with a person, no more is taken', async () => {
  const ada = await customer()
  const { ref } = await ada.begin('razorpay')
  await runSql(
    { payload },
    sql`update payments set order_minor = 1 where order_id = ${ada.orderId()}`,
  )
  await ada.finish('razorpay', ref, await shop.payInWindow(ref))

  expect(await ada.complete(await shop.cardToken())).toMatchObject({
    status: 200,
    body: { status: 'processing' },
  })
  expect(await shop.taken(ada.orderId())).toEqual([2_079_150])
})
