import { expect, test } from 'vitest'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { person } from '@/tests/support/people/people'

const { payload, shop, choice } = await openForTrade()

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it

const PARTNERSHIP = { companyName: 'Byron & Moss', companyType: 'partnership' }

async function wantsPartnership(as?: Parameters<typeof buyer>[0]) {
  const ada = buyer(as)
  const kept = await ada.fillIn(choice, PARTNERSHIP)
  return { ada, kept }
}

const ticketsOf = async (email: string) =>
  (
    await payload.find({
      collection: 'tickets',
      where: { requesterEmail: { equals: email } },
      ...everything,
    })
  ).docs

const ordersOf = async (email: string) =>
  (await payload.find({ collection: 'orders', where: { email: { equals: email } }, ...everything }))
    .totalDocs

test('a partnership has no price, and an order of it is refused: nothing is written or charged', async () => {
  const { ada, kept } = await wantsPartnership()
  expect(kept.body).toMatchObject({
    draft: { quote: { isRequest: true, lines: [], totalMinor: 0 } },
  })

  const withCard = await ada.complete(await shop.cardToken())
  const asFree = await ada.call('POST', '/checkout/place', { expectedTotalMinor: 0, consent: true })

  for (const refused of [withCard, asFree]) {
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'on_request' } } })
  }
  expect(await ordersOf(ada.email)).toBe(0)
})

test('a guest’s request is a ticket with everything that was answered, acknowledged by mail', async () => {
  const { ada } = await wantsPartnership()

  const answer = await ada.call('POST', '/checkout/request', {})

  const [ticket, ...others] = await ticketsOf(ada.email)
  expect(others).toEqual([])
  expect(answer).toMatchObject({
    status: 201,
    body: { reference: `T-${ticket?.id.slice(0, 8).toUpperCase()}`, conversation: null },
  })
  expect(ticket).toMatchObject({
    subject: 'Request for an offer: partnership in Wyoming',
    topic: 'llc-formation',
    status: 'open',
    user: null,
  })
  for (const told of ['Company: Byron & Moss', 'Package: Standard', 'State: Wyoming', ada.email]) {
    expect(ticket?.message).toContain(told)
  }
  const mails = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: `ticket-received:${ticket?.id}` } },
    ...everything,
  })
  expect(mails.docs).toMatchObject([{ to: ada.email }])
  expect(mails.docs[0]?.subject).toContain('We got your request')
  expect(await ordersOf(ada.email)).toBe(0)
})

test('the same draft asks once', async () => {
  const { ada } = await wantsPartnership()
  const cookies = new Map(ada.jar)
  await ada.call('POST', '/checkout/request', {})
  for (const [name, value] of cookies) ada.jar.set(name, value)

  expect(await ada.call('POST', '/checkout/request', {})).toMatchObject({ status: 409 })
  expect(await ticketsOf(ada.email)).toHaveLength(1)
})

test('a signed-in customer’s request is in their own support, and acknowledged as well', async () => {
  const email = `moss.${crypto.randomUUID().slice(0, 8)}@example.com`
  const moss = await person(payload, { email })
  const { ada } = await wantsPartnership(moss)

  const answer = await ada.call('POST', '/checkout/request', {})

  const [ticket] = (
    await payload.find({
      collection: 'tickets',
      where: { user: { equals: moss.id } },
      ...everything,
    })
  ).docs
  expect(answer.body).toMatchObject({ conversation: `/dashboard/support/${ticket?.id}` })
  const mails = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: `ticket-received:${ticket?.id}` } },
    ...everything,
  })
  expect(mails.docs).toMatchObject([{ to: email }])
})

test('what is sold online is no request, and a draft that lacks answers says which', async () => {
  const ada = buyer()
  await ada.fillIn(choice)
  expect(await ada.call('POST', '/checkout/request', {})).toMatchObject({
    status: 409,
    body: { error: { code: 'on_sale' } },
  })

  const { ada: grace } = await wantsPartnership()
  await grace.fillIn(choice, { ...PARTNERSHIP, firstName: '' })
  expect(await grace.call('POST', '/checkout/request', {})).toMatchObject({
    status: 422,
    body: { error: { fields: { firstName: expect.any(String) } } },
  })
  expect(await buyer().call('POST', '/checkout/request', {})).toMatchObject({ status: 409 })
})
