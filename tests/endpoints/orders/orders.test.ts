import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { person } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const current = (cookie: string) =>
  api('GET', '/orders/current', { headers: { origin: 'http://localhost:3000', cookie } })

test('whoever placed an order sees how its payment stands, by the cookie alone', async () => {
  const order = await guestOrder(payload, { status: 'pending', paymentStatus: 'pending' })
  await builder(payload)('payments', { order: order.id, status: 'requires_action' })

  expect(await current(order.cookie)).toMatchObject({
    status: 200,
    body: { payment: 'confirming' },
  })
})

test("another guest's cookie opens no other order", async () => {
  const [mine, theirs] = [await guestOrder(payload), await guestOrder(payload)]

  const answers = [
    await current(`charterdesk_order=${theirs.id}.${mine.token}`),
    await current(`charterdesk_order=${theirs.id}`),
    await current('charterdesk_order=%00.%27'),
    await current(''),
  ]

  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
})

test('claiming asks for an account', async () => {
  const order = await guestOrder(payload)

  const answer = await api('POST', '/orders/claim', {
    body: { order: order.id, token: order.token },
    headers: { origin: 'http://localhost:3000' },
  })

  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'signed_out' } } })
})

test('the mailed link claims an order once, and its owner then sees it', async () => {
  const [owner, other] = [await person(payload), await person(payload)]
  const order = await guestOrder(payload)
  const claim = (as: typeof owner) =>
    api('POST', '/orders/claim', { as, body: { order: order.id, token: order.token } })

  expect(await claim(owner)).toMatchObject({ status: 200, body: { order: order.id } })
  expect(await claim(other)).toMatchObject({
    status: 404,
    body: { error: { code: 'not_claimable' } },
  })

  expect((await api('GET', `/orders/${order.id}`, { as: owner })).status).toBe(200)
  expect((await api('GET', `/orders/${order.id}`, { as: other })).status).toBe(404)
  expect((await current(order.cookie)).status).toBe(404) // the token has done its work
})

test('knowing the id of an order is not enough to claim it', async () => {
  const eve = await person(payload)
  const [mine, theirs] = [await guestOrder(payload), await guestOrder(payload)]

  const answers = [
    await api('POST', '/orders/claim', {
      as: eve,
      body: { order: theirs.id, token: mine.token },
    }),
    await api('POST', '/orders/claim', { as: eve, body: { order: theirs.id } }),
    await api('POST', '/orders/claim', { as: eve, body: { order: 7, token: ['x'] } }),
  ]

  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 422])
})
