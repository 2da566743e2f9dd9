import { expect, test } from 'vitest'

import { searchAnswer } from '@/src/admin/kit/palette/found'
import { GET } from '@/src/app/(payload)/api/office/search/route'
import { PERMISSIONS, type Permission } from '@/src/domain/platform/permissions/areas'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const make = builder(payload)

const holding = (...permissionGrants: Permission[]) =>
  person(payload, {
    role: 'sub_admin',
    permissionGrants,
    permissionDenials: PERMISSIONS.filter((one) => !permissionGrants.includes(one)),
  })

const ask = (as: SignedIn | null, q: string) =>
  GET(
    new Request(`http://localhost:3000/api/office/search?${new URLSearchParams({ q })}`, {
      headers: as?.headers ?? {},
    }),
  )

async function found(as: SignedIn, q: string) {
  const { groups } = searchAnswer.parse(await (await ask(as, q)).json())
  return groups.map((group) => [group.label, group.found.map(({ label }) => label)])
}

const order = await make('orders', {
  companyName: 'Saltmarsh Foods LLC',
  email: 'leila@saltmarsh.test',
})
await make('users', { firstName: 'Leila', lastName: 'Saltmarsh', email: 'leila.s@example.org' })
await make('tickets', { subject: 'Where is my Saltmarsh certificate?', status: 'open' })
const all = await holding('view_orders', 'view_users', 'view_support')

test('one search finds orders, people and tickets', async () => {
  expect(await found(all, 'saltmarsh')).toEqual([
    ['Orders', ['Saltmarsh Foods LLC']],
    ['People', ['Leila Saltmarsh']],
    ['Tickets', ['Where is my Saltmarsh certificate?']],
  ])
})

test.each([
  ['the number', order.id.slice(0, 8)],
  ['its beginning', `#${order.id.slice(0, 6)}`],
  ['the email', 'leila@saltmarsh.test'],
  ['words of the company in any order', 'foods saltm'],
])('an order is found by %s', async (_, q) => {
  expect(await found(await holding('view_orders'), q)).toEqual([
    ['Orders', ['Saltmarsh Foods LLC']],
  ])
})

test('an action and an order’s number lead to that action on the order', async () => {
  const q = `refund ${order.id.slice(0, 6)}`
  const mayRefund = ['view_orders', 'manage_orders', 'view_refunds', 'manage_refunds'] as const
  expect(await found(await holding(...mayRefund), q)).toEqual([
    ['Actions on orders', ['Refund Saltmarsh Foods LLC']],
  ])
  expect(await found(await holding('view_orders', 'manage_orders'), q)).toEqual([])
})

test('each finds only what they may see', async () => {
  expect(await found(await holding('view_support'), 'saltmarsh')).toEqual([
    ['Tickets', ['Where is my Saltmarsh certificate?']],
  ])
  expect(await found(await holding('view_seo'), 'saltmarsh')).toEqual([])
})

test.each(['', 'a', 'ab', '%%%', '___', "' or 1=1"])(
  '%j finds nothing and breaks nothing',
  async (q) => {
    expect(await found(all, q)).toEqual([])
  },
)

test('a text too long to mean anything is refused, as are customers and visitors', async () => {
  expect((await ask(all, 'x'.repeat(101))).status).toBe(422)
  expect((await ask(await person(payload), 'saltmarsh')).status).toBe(403)
  expect((await ask(null, 'saltmarsh')).status).toBe(401)
})

test('no more than five of a kind come', async () => {
  for (let count = 0; count < 6; count += 1) await make('tickets', { subject: `Pelican ${count}` })
  const [group] = await found(all, 'pelican')
  expect(group?.[1]).toHaveLength(5)
})

test.each(['\u0000', 'salt\u0000marsh', '\ud800'])(
  '%j is refused, and no failure of ours',
  async (q) => {
    expect((await ask(all, q)).status).toBeLessThan(500)
  },
)
