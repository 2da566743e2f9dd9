import { describe, expect, test } from 'vitest'

import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { orderOf, patch, read, rowsOf, upload } from '@/tests/support/orders/service-details'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

describe('who may', () => {
  test('strangers learn nothing, not even that there is an order', async () => {
    const owner = await person(payload)
    const order = await builder(payload)('orders', orderOf('itin', { user: owner.id }))
    const stranger = await person(payload)
    const other = await guestOrder(payload, orderOf('itin'))
    const admin = await person(payload, { role: 'admin' })

    for (const call of [{}, { as: stranger }, { cookie: other.cookie }, { as: admin }]) {
      expect((await patch(order.id, 'itin', { answers: {} }, call)).status).toBe(404)
      expect((await read(order.id, 'itin', call)).status).toBe(404)
    }
    expect((await upload(order.id, 'identity', { cookie: other.cookie })).status).toBe(404)
    expect((await upload(order.id, 'identity', { as: stranger })).status).toBe(404)
    expect((await upload(order.id, 'identity', {})).status).toBe(401)
    expect((await read(order.id, 'llc', { as: owner })).status).toBe(404)
    expect((await read('nonsense', 'itin', { as: owner })).status).toBe(404)
  })

  test('staff who see orders read the answers, and nobody writes them by hand', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(id, 'itin', { answers: { firstName: 'Ada' } }, { cookie })
    const [row] = await rowsOf(payload, id)
    const viewer = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['view_orders'],
      permissionDenials: ['manage_orders'],
    })
    const change = { answers: { firstName: 'Eve' } }

    expect((await api('GET', `/serviceDetails/${row?.id}`, { as: viewer })).status).toBe(200)
    for (const as of [viewer, await person(payload, { role: 'admin' })]) {
      const answer = await api('PATCH', `/serviceDetails/${row?.id}`, { as, body: change })
      expect(answer.status).toBe(403)
    }
  })

  test('a guest who claims the order keeps answers and documents', async () => {
    const { id, token, cookie } = await guestOrder(payload, orderOf('itin'))
    await patch(id, 'itin', { answers: { firstName: 'Ada' } }, { cookie })
    await upload(id, 'identity', { cookie })
    const owner = await person(payload)

    await claimOrder(payload, `${id}.${token}`, owner.id)

    expect(await rowsOf(payload, id)).toMatchObject([{ user: owner.id }])
    expect(await read(id, 'itin', { as: owner })).toMatchObject({
      status: 200,
      body: { details: { documents: ['identity'] } },
    })
    expect((await upload(id, 'identity', { cookie })).status).toBe(404)
  })
})
