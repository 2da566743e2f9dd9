import { expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { books } from '@/tests/support/orders/books'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const read = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

async function lineOf(id: string, kind: 'service' | 'state_fee'): Promise<string> {
  const line = (await read(id)).lines?.find((one) => one.kind === kind)
  return line?.id ?? ''
}

const ask = (id: string, as: SignedIn | null, lineIds: string[], headers = {}) =>
  api('POST', `/orders/${id}/refund-request`, {
    as,
    body: { lineIds, reason: 'I chose the wrong state.' },
    headers,
  })

const ticketsOf = books(payload).tickets

test('a request opens one ticket about the order, is noted on it, and reaches staff', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })

  const answer = await ask(id, customer, [await lineOf(id, 'service')])

  expect(answer.status).toBe(201)
  const [ticket, ...others] = await ticketsOf(id)
  expect(others).toEqual([])
  expect(ticket).toMatchObject({ topic: 'refund', status: 'open', user: customer.id })
  expect(ticket?.message).toBe(
    'I would like a refund of $149.00:\n– Standard: $149.00\n\nI chose the wrong state.',
  )
  expect((await read(id)).refundRequestedAt).toEqual(expect.any(String))
  const { totalDocs } = await payload.count({
    collection: 'emails',
    where: { order: { equals: id }, template: { equals: 'question' } },
    overrideAccess: true, // counted by the test
  })
  expect(totalDocs).toBe(1)
})

test('of requests at the same moment one is taken, and none while it is open', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })
  const line = await lineOf(id, 'service')

  const answers = await Promise.all([1, 2, 3].map(() => ask(id, customer, [line])))
  const later = await ask(id, customer, [line])

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(later).toMatchObject({ status: 409, body: { error: { code: 'already_requested' } } })
  expect(await ticketsOf(id)).toHaveLength(1)
})

test('once staff have closed the request, another may be made', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })
  await ask(id, customer, [await lineOf(id, 'service')])
  const [ticket] = await ticketsOf(id)
  await payload.update({
    collection: 'tickets',
    id: ticket?.id ?? '',
    data: { status: 'closed' },
    ...everything,
  })

  const again = await ask(id, customer, [await lineOf(id, 'state_fee')])

  expect(again.status).toBe(201)
})

test('the state’s fee can not be asked back once the filing was submitted', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, {
    user: customer.id,
    timeline: [{ at: new Date().toISOString(), stage: 'submitted', service: 'llc' }],
  })

  const answer = await ask(id, customer, [await lineOf(id, 'state_fee')])

  expect(answer).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          lineIds: 'Not refundable. We submitted the filing, so the state keeps its fee.',
        },
      },
    },
  })
  expect(await ticketsOf(id)).toEqual([])
  expect((await ask(id, customer, [await lineOf(id, 'service')])).status).toBe(201)
})

test('to anybody else the order does not exist, staff included', async () => {
  const { id } = await paidOrder(payload, { user: (await person(payload)).id })
  const line = await lineOf(id, 'service')
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

  for (const as of [await person(payload), admin, null]) {
    expect((await ask(id, as, [line], { origin: 'http://localhost:3000' })).status).toBe(404)
  }
  expect(await ticketsOf(id)).toEqual([])
})

test('a guest asks by the pass of the browser that ordered', async () => {
  const { id, cookie } = await paidOrder(payload)

  const headers = { cookie, origin: 'http://localhost:3000' }
  const answer = await ask(id, null, [await lineOf(id, 'service')], headers)

  expect(answer.status).toBe(201)
  expect(await ticketsOf(id)).toMatchObject([{ topic: 'refund', user: null }])
})

test('nothing is asked back of an order that was never paid', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })
  const line = await lineOf(id, 'service')
  await payload.update({
    collection: 'orders',
    id,
    data: { paymentStatus: 'pending', paidAt: null },
    ...everything,
  })

  expect(await ask(id, customer, [line])).toMatchObject({
    status: 409,
    body: { error: { code: 'not_paid' } },
  })
})
