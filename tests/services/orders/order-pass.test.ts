import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { orderForPass } from '@/src/services/orders/order-pass'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const passOf = ({ id, token }: { id: string; token: string }) => `${id}.${token}`

test('a pass opens its order and the extras of that order, and no other', async () => {
  const build = builder(payload)
  const [mine, theirs] = [await guestOrder(payload), await guestOrder(payload)]
  const extra = await build('orders', { kind: 'extra', parent: mine.id })
  const viewer = { user: null, pass: passOf(mine) }

  expect((await orderForPass(payload, viewer, mine.id))?.id).toBe(mine.id)
  expect((await orderForPass(payload, viewer, extra.id))?.id).toBe(extra.id)
  expect(await orderForPass(payload, viewer, theirs.id)).toBeNull()
})

test('an order in an account opens for its owner alone, whoever holds its pass', async () => {
  const build = builder(payload)
  const [owner, other] = [await build('users'), await build('users')]
  const order = await guestOrder(payload, { user: owner.id })
  const extra = await build('orders', { kind: 'extra', parent: order.id, user: owner.id })

  for (const { id } of [order, extra]) {
    expect((await orderForPass(payload, { user: owner, pass: undefined }, id))?.id).toBe(id)
    expect(await orderForPass(payload, { user: other, pass: passOf(order) }, id)).toBeNull()
    expect(await orderForPass(payload, { user: null, pass: passOf(order) }, id)).toBeNull()
  }
})

test('the pass of an order that was claimed opens nothing any more', async () => {
  const build = builder(payload)
  const owner = await build('users')
  const order = await guestOrder(payload)
  const extra = await build('orders', { kind: 'extra', parent: order.id })
  await claimOrder(payload, passOf(order), owner.id)

  const stranger = { user: null, pass: passOf(order) }
  expect(await orderForPass(payload, stranger, order.id)).toBeNull()
  expect(await orderForPass(payload, stranger, extra.id)).toBeNull()
  expect(await orderForPass(payload, { user: owner, pass: undefined }, extra.id)).not.toBeNull()
})

test('staff have no way in here, and nonsense opens nothing', async () => {
  const admin = await builder(payload)('users', {
    role: 'admin',
    password: 'long enough for staff',
  })
  const { id, token } = await guestOrder(payload)

  expect(await orderForPass(payload, { user: admin, pass: undefined }, id)).toBeNull()
  for (const pass of ['', '.', `${id}.`, `.${token}`, `${id}.${token}x`, undefined]) {
    expect(await orderForPass(payload, { user: null, pass }, id)).toBeNull()
  }
  expect(
    await orderForPass(payload, { user: null, pass: `${id}.${token}` }, "1' or '1'='1"),
  ).toBeNull()
})
