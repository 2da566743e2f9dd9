import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'

import type { Offer } from '@/src/payload-types'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { countOf } from '@/tests/support/database'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const { payload, shop, ours, choice } = await openForTrade()
const build = builder(payload)
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const quoted = z.object({
  quote: z.object({
    totalMinor: z.int(),
    offer: z.object({ problem: z.string().nullable(), discountMinor: z.int() }).optional(),
  }),
})
const saved = z.object({ draft: quoted })
const quoteIn = (body: unknown) => saved.parse(body).draft.quote

/** A browser whose checkout is filled in, with an offer of $10 off our $149. */
async function withCode(offer: Pick<Offer, 'code'>, change: object = {}) {
  const ada = buyer()
  const answer = await ada.fillIn(choice, { offer: offer.code, ...change })
  return { ada, quote: quoteIn(answer.body) }
}

const free = (who: ReturnType<typeof buyer>, more: object = {}) =>
  who.call('POST', '/checkout/place', { expectedTotalMinor: 0, consent: true, ...more })

const change = (id: string, data: Partial<Offer>) =>
  payload.update({ collection: 'offers', id, data, overrideAccess: true }) // as staff would

/** The order that holds an offer: a browser whose card was declined has no pass to it. */
async function holderOf(offer: Offer): Promise<string> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { offer: { equals: offer.id } },
    ...everything,
  })
  return docs[0]?.id ?? ''
}

const everything = { overrideAccess: true, depth: 0, pagination: false } as const // tests look at all of it

test('a code takes its discount off our fees, and the gateway charges what is left', async () => {
  const offer = await build('offers')
  const { ada, quote } = await withCode({ code: offer.code?.toLowerCase() ?? '' })
  expect(quote).toMatchObject({
    totalMinor: 239_00,
    offer: { problem: null, discountMinor: 10_00 },
  })

  const answer = await ada.complete(await shop.cardToken(), 239_00)

  expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  const order = await ours.order(ada.orderId())
  expect(order).toMatchObject({ totalMinor: 239_00, offer: offer.id })
  expect(order.lines?.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['service', 149_00],
    ['state_fee', 100_00],
    ['discount', -10_00],
  ])
  expect(await shop.taken(order.id)).toEqual([239_00])
})

test.each([
  ['a code that there is none of', {}, 'unknown'],
  ['one that is switched off', { isActive: false }, 'expired'],
  ['one whose time is over', { until: '2026-01-01T00:00:00.000Z' }, 'expired'],
  ['one that has not begun', { from: '2099-01-01T00:00:00.000Z' }, 'not_started'],
  ['one with no use left', { maxUses: 0 }, 'used_up'],
] as const)('%s takes nothing off and says why', async (what, given, problem) => {
  const offer = await build('offers', given)
  const code = what.startsWith('a code') ? 'NO-SUCH-CODE' : offer.code
  const { quote } = await withCode({ code })

  expect(quote).toMatchObject({ totalMinor: 249_00, offer: { problem, discountMinor: 0 } })
})

test('an offer without a code is carried by its id', async () => {
  const offer = await build('offers', { code: null })
  const { quote } = await withCode({ code: offer.id })

  expect(quote.totalMinor).toBe(239_00)
})

test('taking the offer off brings the full price back', async () => {
  const offer = await build('offers')
  const { ada } = await withCode(offer)
  const answer = await ada.fillIn(choice, { offer: null })

  expect(quoteIn(answer.body).totalMinor).toBe(249_00)
})

test('an offer that ends between quote and payment answers with the new price, and charges nothing', async () => {
  const offer = await build('offers')
  const { ada } = await withCode(offer)
  await change(offer.id, { until: '2026-01-01T00:00:00.000Z' })

  const stale = await ada.complete(await shop.cardToken(), 239_00)
  expect(stale).toMatchObject({
    status: 409,
    body: {
      error: { code: 'price_changed' },
      quote: { totalMinor: 249_00, offer: { problem: 'expired' } },
    },
  })

  await ada.complete(await shop.cardToken(), 249_00)
  expect(await ours.order(ada.orderId())).toMatchObject({ totalMinor: 249_00, offer: null })
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
})

test('of many who take the last use at once exactly one gets it', async () => {
  const offer = await build('offers', { maxUses: 1 })
  const buyers = await Promise.all(Array.from({ length: 6 }, () => withCode(offer)))
  const tokens = await Promise.all(buyers.map(() => shop.cardToken()))

  const answers = await Promise.all(
    buyers.map(({ ada }, index) => ada.complete(tokens[index] ?? '', 239_00)),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ quote: { offer: { problem: 'used_up' }, totalMinor: 249_00 } })
  expect(await countOf(payload, 'orders', { offer: { equals: offer.id } })).toBe(1)
})

test('one person uses an offer once, by whichever address of the same mailbox', async () => {
  const offer = await build('offers', { maxUsesPerPerson: 1 })
  const first = await withCode(offer)
  await first.ada.complete(await shop.cardToken(), 239_00)
  const tagged = first.ada.email.replace('@', '+again@')

  const again = await withCode(offer, { email: tagged })
  expect(again.quote).toMatchObject({ totalMinor: 249_00, offer: { problem: 'used_by_you' } })

  const other = await withCode(offer)
  expect(other.quote.totalMinor).toBe(239_00)
})

test('one account uses an offer once, whatever address it gives', async () => {
  const offer = await build('offers', { maxUsesPerPerson: 1 })
  const grace = await person(payload)
  for (const [email, status] of [
    ['one@example.net', 200],
    ['two@example.net', 409],
  ] as const) {
    const ada = buyer(grace)
    await ada.fillIn(choice, { offer: offer.code, email })
    expect((await ada.complete(await shop.cardToken(), 239_00)).status).toBe(status)
  }
})

test('a declined card lets go of its use at once, and its buyer sees the new price', async () => {
  const offer = await build('offers', { maxUses: 1 })
  const { ada } = await withCode(offer)
  await ada.complete(await shop.cardToken('4000000000009995'), 239_00)

  const next = await withCode(offer)
  expect(next.quote.offer?.problem).toBeNull()
  await next.ada.complete(await shop.cardToken(), 239_00)

  const late = await ada.complete(await shop.cardToken(), 239_00)
  expect(late).toMatchObject({ status: 409, body: { quote: { totalMinor: 249_00 } } })
})

test('who is at PayPal keeps the use for an hour; an approval that comes after another used it takes no money', async () => {
  const offer = await build('offers', { maxUses: 1 })
  const { ada } = await withCode(offer)
  const { action } = await ada.begin('paypal', 239_00)
  expect((await withCode(offer)).quote.offer?.problem).toBe('used_up')
  const orderId = await holderOf(offer)
  await runSql(
    { payload },
    sql`update orders set offer_held_until = now() - interval '1 second' where id = ${orderId}`,
  )
  const next = await withCode(offer)
  expect(next.quote.offer?.problem).toBeNull()
  await next.ada.complete(await shop.cardToken(), 239_00)

  await ada.comeBack(await shop.answerPaypal(action.url))

  expect(await ours.payments(orderId)).toMatchObject([{ status: 'cancelled' }])
  expect(await shop.taken(orderId)).toEqual([])
})

test.each([
  ['is reviewed when others have used the offer up since', true, 'quarantined'],
  ['pays its order as long as the offer is not used up', false, 'succeeded'],
])('money for a payment that was called off after all %s', async (_, isTaken, status) => {
  const offer = await build('offers', { maxUses: 1 })
  const { ada } = await withCode(offer)
  const { ref } = await ada.begin('razorpay', 239_00)
  await ada.comeBack(
    new URL(
      `http://localhost:3000/checkout/return?gateway=razorpay&cancelled=1&razorpay_order_id=${ref}`,
    ),
  )
  const orderId = await holderOf(offer)
  await runSql(
    { payload },
    sql`update orders set offer_held_until = now() - interval '1 second' where id = ${orderId}`,
  )
  if (isTaken) {
    const next = await withCode(offer)
    expect(await next.ada.complete(await shop.cardToken(), 239_00)).toMatchObject({ status: 200 })
  }

  await ada.finish('razorpay', ref, await shop.payInWindow(ref))

  expect(await ours.payments(orderId)).toMatchObject([{ gateway: 'razorpay', status }])
  const paymentStatus = isTaken ? 'pending' : 'paid'
  expect(await ours.order(orderId)).toMatchObject({ paymentStatus, totalMinor: 239_00 })
})

test('an order paid later from its own page loses an offer that has ended, and says so once', async () => {
  const offer = await build('offers')
  const ada = buyer(await person(payload))
  await ada.fillIn(choice, { offer: offer.code })
  await ada.complete(await shop.cardToken('4000000000009995'), 239_00)
  const id = await holderOf(offer)
  await change(offer.id, { isActive: false })
  const pay = async (expectedTotalMinor: number) =>
    ada.call('POST', `/orders/${id}/pay`, {
      gateway: 'stripe',
      confirmationToken: await shop.cardToken(),
      expectedTotalMinor,
      consent: true,
    })

  expect(await pay(239_00)).toMatchObject({ status: 409, body: { quote: { totalMinor: 249_00 } } })
  expect(await pay(249_00)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await ours.order(id)).toMatchObject({ totalMinor: 249_00, offer: null })
  expect(await shop.taken(id)).toEqual([249_00])
})

test('a discounted line gives back what was paid for it, and the rest all that is left', async () => {
  const offer = await build('offers', { value: 49 })
  const { ada } = await withCode(offer)
  await ada.complete(await shop.cardToken(), 200_00)
  const order = await ours.order(ada.orderId())
  const service = order.lines?.find(({ kind }) => kind === 'service')?.id
  const refund = (ask: object) =>
    api('POST', `/orders/${order.id}/refund`, { as: admin, body: { reason: 'Asked', ...ask } })

  expect(await refund({ lines: [{ lineId: service, amountMinor: 149_00 }] })).toMatchObject({
    status: 422,
  })
  expect(await refund({ lines: [{ lineId: service }] })).toMatchObject({
    status: 200,
    body: { refund: { amountMinor: 100_00 } },
  })
  expect(await refund({ all: true })).toMatchObject({
    status: 200,
    body: { refund: { amountMinor: 100_00 } },
  })
  expect(await shop.taken(order.id)).toEqual([])
})

test('an affiliate earns on what is left of our fees', async () => {
  const offer = await build('offers', { value: 49 })
  const owner = await build('users')
  const link = await build('affiliateLinks', { user: owner.id, commissionRate: 10 })
  const { ada } = await withCode(offer)
  ada.jar.set('charterdesk_ref', link.code)
  await ada.complete(await shop.cardToken(), 200_00)

  const { docs } = await payload.find({
    collection: 'commissions',
    where: { order: { equals: ada.orderId() } },
    ...everything,
  })
  expect(docs).toMatchObject([{ baseMinor: 100_00, amountMinor: 10_00 }])
})

test('an order that costs nothing is paid without a gateway, with a receipt for $0.00', async () => {
  const offer = await build('offers', { kind: 'percent', value: 100, maxUses: 1 })
  const ada = buyer()
  const draft = await ada.fillInService('ein', {
    packageType: 'standard',
    businessName: 'Moss & Co',
    offer: offer.code,
  })
  expect(quoteIn(draft.body).totalMinor).toBe(0)

  const placed = await Promise.all([free(ada, { draft: 'ein' }), free(ada, { draft: 'ein' })])

  expect(placed.map(({ body }) => body)).toEqual(
    placed.map(() => ({ status: 'paid', redirect: '/order-confirmation' })),
  )
  const order = await ours.order(ada.orderId())
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    status: 'processing',
    totalMinor: 0,
    paymentMethod: null,
    receiptNumber: expect.any(String),
  })
  const [mail] = await ours.mails(order.id, 'receipt')
  expect(mail?.html).toContain('$0.00')
  expect(await shop.taken(order.id)).toEqual([])
  expect((await withCode(offer)).quote.offer?.problem).toBe('used_up')
})

test('less than a card can be charged is waived, and the link’s offer is forgotten once it is paid', async () => {
  const offer = await build('offers', { value: 48.6 })
  const ada = buyer()
  ada.jar.set('charterdesk_offer', offer.code ?? '')
  const draft = await ada.fillInService('ein', {
    packageType: 'standard',
    businessName: 'Moss & Co',
    offer: offer.code,
  })
  expect(quoteIn(draft.body)).toMatchObject({ totalMinor: 0, offer: { problem: null } })

  expect((await free(ada, { draft: 'ein' })).body).toMatchObject({ status: 'paid' })
  expect(ada.jar.get('charterdesk_offer') ?? '').toBe('')
  expect((await ours.order(ada.orderId())).lines?.map(({ amountMinor }) => amountMinor)).toEqual([
    49_00, -49_00,
  ])
})

test('nobody places an order for nothing that costs something', async () => {
  const ada = buyer()
  await ada.fillIn(choice)

  expect(await free(ada)).toMatchObject({ status: 409, body: { quote: { totalMinor: 249_00 } } })
  expect(ada.orderId()).toBe('')
})

test('100 % off a formation still charges the state’s fee', async () => {
  const offer = await build('offers', { kind: 'percent', value: 100 })
  const { ada, quote } = await withCode(offer)
  expect(quote.totalMinor).toBe(100_00)

  await ada.complete(await shop.cardToken(), 100_00)
  expect(await shop.taken(ada.orderId())).toEqual([100_00])
})

test('codes can not be guessed without end', async () => {
  const ada = buyer()
  const statuses: number[] = []
  for (let guess = 0; guess < 22; guess += 1) {
    const answer = await ada.fillIn(choice, { offer: `GUESS-${guess}` })
    statuses.push(answer.status)
  }

  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
})
