import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'
import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { settleQueued } from '@/tests/support/orders/trading'
import { runSql } from '@/tests/support/run-sql'
import { rounds } from '@/tests/support/suite/sample'

const { payload, shop, ours, choice, customer } = await openForTrade()

const everything = { overrideAccess: true, depth: 0, pagination: false } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })
const paymentsOf = ours.payments
const receiptsOf = async (order: string) =>
  (
    await payload.find({
      collection: 'emails',
      where: { order: { equals: order }, template: { equals: 'receipt' } },
      ...everything,
    })
  ).totalDocs

async function becomesOld(order: string): Promise<void> {
  await runSql(
    { payload },
    sql`update payments set created_at = now() - interval '1 hour' where order_id = ${order}`,
  )
}

test('a purchase ends as one paid order with a receipt, at the price that the server reckons', async () => {
  const ada = await customer()
  const answer = await ada.complete(await shop.cardToken())

  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'paid', redirect: '/order-confirmation' },
  })
  const order = await orderOf(ada.orderId())
  expect(order).toMatchObject({
    status: 'processing',
    paymentStatus: 'paid',
    totalMinor: 249_00,
    email: ada.email,
    user: null,
    receiptNumber: expect.stringMatching(/^\d{4}-\d{5}$/),
  })
  expect(order.timeline?.map((entry) => entry.stage)).toEqual([
    'received',
    'paid',
    'waiting_for_you', // the formation
    'waiting_for_you', // the EIN of its package
  ])
  expect(await shop.taken(order.id)).toEqual([249_00])
  expect(await receiptsOf(order.id)).toBe(1)
})

test('a declined card leaves the order unpaid and the answers kept; another card then pays it', async () => {
  const ada = await customer()
  const declined = await ada.complete(await shop.cardToken('4000000000009995'))
  expect(declined).toMatchObject({ status: 402, body: { error: { code: 'insufficient_funds' } } })

  const accepted = await ada.complete(await shop.cardToken())

  expect(accepted.status).toBe(200)
  const order = await orderOf(ada.orderId())
  expect(order.paymentStatus).toBe('paid')
  expect((await paymentsOf(order.id)).map((one) => one.status)).toEqual(['failed', 'succeeded'])
  expect(await shop.taken(order.id)).toEqual([249_00])
})

test('amounts in the request change nothing but whether the customer is asked again', async () => {
  const ada = buyer()
  await ada.fillIn(choice, { totalMinor: 1, price: 1 })
  const tampered = await ada.complete(await shop.cardToken(), 1_00, {
    amountMinor: 1,
    totalMinor: 1,
  })
  expect(tampered).toMatchObject({
    status: 409,
    body: { error: { code: 'price_changed' }, quote: { totalMinor: 249_00 } },
  })

  await ada.complete(await shop.cardToken(), 249_00, { amountMinor: 1, totalMinor: 1 })

  expect(await shop.taken(ada.orderId())).toEqual([249_00])
})

test('a price that staff change in between is shown before it is charged', async () => {
  const chosen = await builder(payload)('packages', { price: 100, tier: 'standard' })
  const ada = buyer()
  await ada.fillIn({ ...choice, packageId: chosen.id })
  await payload.update({
    collection: 'packages',
    id: chosen.id,
    data: { price: 120 },
    ...everything,
  })

  const stale = await ada.complete(await shop.cardToken(), 200_00)
  expect(stale).toMatchObject({ status: 409, body: { quote: { totalMinor: 220_00 } } })
  await ada.complete(await shop.cardToken(), 220_00)

  expect(await shop.taken(ada.orderId())).toEqual([220_00])
})

test.each([
  ['an unknown package', { packageId: '00000000-0000-4000-8000-000000000000' }, 'packageId'],
  ['an unknown add-on', { addonIds: ['00000000-0000-4000-8000-000000000000'] }, 'addonIds'],
  ['no company name', { companyName: '' }, 'companyName'],
  ['no type of company', { companyType: undefined }, 'companyType'],
  ['an email that is none', { email: 'ada@' }, 'email'],
])(
  '%s is refused by the name of its field, and nothing is written',
  async (_name, change, field) => {
    const ada = buyer()
    await ada.fillIn(choice, change)
    const answer = await ada.complete(await shop.cardToken())

    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: expect.any(String) } } },
    })
    expect(ada.orderId()).toBe('')
  },
)

test('an add-on that the package does not offer is refused', async () => {
  const addon = await builder(payload)('addons', { showInStandard: false })
  const ada = buyer()
  await ada.fillIn(choice, { addonIds: [addon.id] })

  expect(await ada.complete(await shop.cardToken())).toMatchObject({
    status: 422,
    body: { error: { code: 'not_offered', fields: { addonIds: expect.any(String) } } },
  })
})

test('when the answer never reaches the browser, the webhook settles the order', async () => {
  const ada = await customer()
  await shop.control('faults', { next: 'lost_answer', count: 2 })
  const answer = await ada.complete(await shop.cardToken())
  expect(answer).toMatchObject({ status: 200, body: { status: 'processing' } })

  await expect
    .poll(async () => {
      await settleQueued(payload)
      return orderOf(ada.orderId())
    })
    .toMatchObject({ paymentStatus: 'paid', status: 'processing' })
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
}, 60_000)

test('when the webhook is lost as well, the reconciler settles the order', async () => {
  await shop.control('webhooks', { mode: 'drop' })
  const ada = await customer()
  await shop.control('faults', { next: 'lost_answer', count: 2 })
  await ada.complete(await shop.cardToken())
  expect((await orderOf(ada.orderId())).paymentStatus).toBe('pending')

  await becomesOld(ada.orderId())
  await reconcilePayments(payload)

  expect((await orderOf(ada.orderId())).paymentStatus).toBe('paid')
  expect(await receiptsOf(ada.orderId())).toBe(1)
}, 60_000)

test('a charge that its gateway does not confirm at once is told of as one on its way, not as an error', async () => {
  await shop.control('webhooks', { mode: 'drop' })
  const ada = await customer()
  const asking = { gateway: 'stripe', path: '/v1/payment_intents/' }
  await shop.control('faults', { ...asking, next: 'error500', count: 2 })
  const answer = await ada.complete(await shop.cardToken())
  await shop.control('faults', { ...asking, next: null })
  expect(answer).toMatchObject({ status: 200, body: { status: 'processing' } })

  await becomesOld(ada.orderId())
  await reconcilePayments(payload)

  expect((await orderOf(ada.orderId())).paymentStatus).toBe('paid')
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
}, 60_000)

test('an attempt that the gateway never heard of is given up, and the order can be paid anew', async () => {
  const ada = await customer()
  await shop.control('faults', { next: 'timeout', count: 2 })
  expect(await ada.complete(await shop.cardToken())).toMatchObject({
    body: { status: 'processing' },
  })

  await becomesOld(ada.orderId())
  await reconcilePayments(payload)

  expect((await paymentsOf(ada.orderId())).map((one) => one.status)).toEqual(['cancelled'])
  expect((await orderOf(ada.orderId())).paymentStatus).toBe('pending')
}, 60_000)

test('the browser, five webhooks and the reconciler at once make one paid order and one receipt', async () => {
  await shop.control('webhooks', { mode: 'repeat', times: 5 })
  const ada = await customer()
  await ada.complete(await shop.cardToken())
  const [payment] = await paymentsOf(ada.orderId())
  const ref = payment?.gatewayRef ?? ''
  await expect
    .poll(
      async () =>
        (
          await payload.find({
            collection: 'webhookEvents',
            where: { ref: { equals: ref } },
            ...everything,
          })
        ).docs[0]?.deliveries,
    )
    .toBe(5)

  await Promise.all([
    settleQueued(payload),
    reconcilePayments(payload),
    ...Array.from({ length: 5 }, () => settlePayment(payload, 'stripe', ref)),
  ])

  const order = await orderOf(ada.orderId())
  expect(order.timeline?.filter((entry) => entry.stage === 'paid')).toHaveLength(1)
  expect(await receiptsOf(order.id)).toBe(1)
  expect(
    (
      await payload.find({
        collection: 'webhookEvents',
        where: { ref: { equals: ref } },
        ...everything,
      })
    ).docs,
  ).toHaveLength(1)
  expect(await shop.taken(order.id)).toEqual([249_00])
})

test('two presses of Complete Order charge once', async () => {
  const ada = await customer()
  const [one, two] = [await shop.cardToken(), await shop.cardToken()]
  await Promise.all([ada.complete(one), ada.complete(two)])
  await settleQueued(payload)

  expect(await shop.taken(ada.orderId())).toEqual([249_00])
  expect(await receiptsOf(ada.orderId())).toBe(1)
})

test('purchases at once get receipt numbers in a row', async () => {
  const buyers = Array.from({ length: rounds(20, 8) }, () => buyer())
  await Promise.all(
    buyers.map(async (one) => {
      await one.fillIn(choice)
      await one.complete(await shop.cardToken())
    }),
  )

  const orders = await Promise.all(buyers.map((one) => orderOf(one.orderId())))
  const numbers = orders
    .map((order) => Number(order.receiptNumber?.split('-')[1]))
    .sort((a, b) => a - b)
  const [first = 0] = numbers
  expect(first).toBeGreaterThan(0)
  expect(numbers).toEqual(buyers.map((_, index) => first + index))
}, 60_000)

test('money that does not fit its order is quarantined, and staff are told', async () => {
  const ada = await customer()
  await shop.control('webhooks', { mode: 'drop' })
  await ada.complete(await shop.cardToken('4000002760003184')) // waits for 3-D Secure
  const [attempt] = await paymentsOf(ada.orderId())
  await runSql({ payload }, sql`update payments set amount_minor = 999 where id = ${attempt?.id}`)
  const ref = attempt?.gatewayRef ?? ''
  await shop.passBankCheck(ref)

  await settlePayment(payload, 'stripe', ref)

  expect(await paymentsOf(ada.orderId())).toMatchObject([
    { status: 'quarantined', quarantineReason: expect.stringContaining('expected 999') },
  ])
  expect((await orderOf(ada.orderId())).paymentStatus).toBe('pending')
})

test('a forged webhook is refused and leaves no trace', async () => {
  const answer = await buyer().call('POST', '/payments/stripe/webhook', {
    id: 'evt_forged',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_forged' } },
  })

  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_signature' } } })
  const { totalDocs } = await payload.count({
    collection: 'webhookEvents',
    where: { eventId: { equals: 'evt_forged' } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(0)
})

test('a purchase converts its lead, and credits whoever referred it once', async () => {
  const build = builder(payload)
  const owner = await build('users')
  const link = await build('affiliateLinks', { user: owner.id, commissionRate: 10 })
  const ada = buyer()
  await build('leads', { email: ada.email })
  ada.jar.set('charterdesk_ref', link.code)
  await ada.fillIn(choice)
  await ada.complete(await shop.cardToken())

  const leads = await payload.find({
    collection: 'leads',
    where: { email: { equals: ada.email } },
    ...everything,
  })
  expect(leads.docs).toMatchObject([{ converted: true, checkoutStep: 'completed' }])
  const commissions = await payload.find({
    collection: 'commissions',
    where: { order: { equals: ada.orderId() } },
    ...everything,
  })
  expect(commissions.docs).toMatchObject([
    { amountMinor: 14_90, baseMinor: 149_00, status: 'pending', user: owner.id },
  ])
})
