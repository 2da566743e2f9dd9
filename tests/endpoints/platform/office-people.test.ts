import { expect, test } from 'vitest'

import { GET } from '@/src/app/(payload)/api/office/people/route'
import { PERMISSIONS, type Permission } from '@/src/domain/platform/permissions/areas'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const make = builder(payload)

const holding = (...permissionGrants: Permission[]) =>
  person(payload, {
    role: 'sub_admin',
    permissionGrants,
    permissionDenials: PERMISSIONS.filter(
      (one) => !permissionGrants.some((held) => held.endsWith(one.replace(/^[a-z]+/, ''))),
    ),
  })

const ask = (as: SignedIn | null, query: Record<string, string>) =>
  GET(
    new Request(`http://localhost:3000/api/office/people?${new URLSearchParams(query)}`, {
      headers: as?.headers ?? {},
    }),
  )

const nadia = await make('users', {
  firstName: 'Nadia',
  lastName: 'Okafor-Şimşek',
  email: 'nadia.desk@example.org',
  phone: '+1 555 0100',
})
const known = { id: nadia.id, name: 'Nadia Okafor-Şimşek', email: nadia.email }

test.each([
  ['view_orders', 'nadia.desk'],
  ['view_support', 'şimşek'],
  ['manage_compliance', 'Nadia Okafor'],
] as const)(
  'staff with only %s find anybody by "%s", and read no more than who it is',
  async (right, q) => {
    const answer = await ask(await holding(right), { q })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ people: [known] })
  },
)

test('staff of an area put a name to an id', async () => {
  const answer = await ask(await holding('view_compliance'), { id: nadia.id })
  expect(await answer.json()).toEqual({ people: [known] })
})

test('a choice among staff offers no customer', async () => {
  const answer = await ask(await holding('manage_support'), { q: 'nadia.desk', of: 'staff' })
  expect(await answer.json()).toEqual({ people: [] })
})

test('whoever works with nobody finds nobody, and neither do customers and visitors', async () => {
  expect((await ask(await holding('view_seo', 'view_content'), { q: 'nadia' })).status).toBe(403)
  expect((await ask(await person(payload), { q: 'nadia' })).status).toBe(403)
  expect((await ask(null, { q: 'nadia' })).status).toBe(401)
})

test.each<Record<string, string>>([
  { q: 'x'.repeat(101) },
  { q: '' },
  { q: ' n ' },
  { q: 's', of: 'staff' },
  { id: 'abc' },
  { q: 'nadia', of: 'administrators' },
  {},
])('%j is refused with a sentence', async (query) => {
  const answer = await ask(await holding('view_orders'), query)
  expect(answer.status).toBe(422)
})

test('a percent sign is a percent sign', async () => {
  expect(await (await ask(await holding('view_orders'), { q: '%%' })).json()).toEqual({
    people: [],
  })
})

test('the accounts themselves stay shut, and nothing can be asked of them by a filter', async () => {
  const clerk = await holding('view_orders')
  const list = await api('GET', '/users?limit=500', { as: clerk })
  expect(JSON.stringify(list.body)).not.toContain(nadia.email)
  expect((await api('GET', `/users/${nadia.id}`, { as: clerk })).status).toBe(404)
  for (const field of ['phone', 'role', 'email', 'billing.city']) {
    const { body } = await api('GET', `/users?where[${field}][exists]=true`, { as: clerk })
    expect(JSON.stringify(body)).not.toContain(nadia.id)
  }
})

test('a task can be made for any customer by staff who see no accounts', async () => {
  const clerk = await holding('view_compliance', 'manage_compliance')
  const answer = await api('POST', '/complianceTasks', {
    as: clerk,
    body: { title: 'Annual report', dueDate: '2027-03-01', user: nadia.id },
  })
  expect(answer.status).toBe(201)
  expect(JSON.stringify(answer.body)).not.toContain(nadia.phone)
})

test('what no text can hold is refused, and no failure of ours', async () => {
  expect((await ask(await holding('view_orders'), { q: 'nadia\u0000' })).status).toBe(400)
})
