import { expect, test } from 'vitest'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

test('staff find an order by its number, and nobody finds another’s by it', async () => {
  const order = await builder(payload)('orders')
  const staff = await person(payload, { role: 'admin' })
  const customer = await person(payload)
  const search = `where[or][0][email][like]=zzz&where[or][1][id][like]=${shortOrderId(order.id)}`

  expect(await api('GET', `/orders?${search}`, { as: staff })).toMatchObject({
    status: 200,
    body: { totalDocs: 1, docs: [{ id: order.id }] },
  })
  expect(await api('GET', `/orders?${search}`, { as: customer })).toMatchObject({
    status: 200,
    body: { totalDocs: 0 },
  })
  expect(await api('GET', '/orders?where[id][like]=no-number', { as: staff })).toMatchObject({
    status: 200,
    body: { totalDocs: 0 },
  })
})
