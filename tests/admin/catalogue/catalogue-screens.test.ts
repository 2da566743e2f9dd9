import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { moved } from '@/src/admin/catalogue/checkout-packages/moved'
import { matching, stateRows } from '@/src/admin/catalogue/states/state-rows'
import { ADMIN_REDIRECTS, adminHref } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { collectionHref } from '@/src/lib/admin-address'
import { stepRows } from '@/src/queries/catalogue/screen-rows'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { feeFact } from '@/tests/support/orders/state-facts'
import { storedState } from '@/tests/support/orders/stored-states'
import { signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)

const SCREENS = ['packages', 'addons', 'states', 'checkoutPackages'] as const
const VIEWS = ['view_packages', 'view_addons', 'view_states', 'view_checkout_packages'] as const
const MANAGES = VIEWS.map((one) => one.replace('view', 'manage'))

async function requestOf(data: object) {
  const user = await build('users', data)
  return {
    req: await createLocalReq({ user: { ...user, collection: 'users' } }, payload),
    email: user.email,
  }
}

test('Payload’s lists of the catalogue lead to ours', () => {
  for (const name of SCREENS) {
    expect(ADMIN_REDIRECTS[collectionHref(name)]).toBe(adminHref(name))
  }
})

test('with the right to view one reads everything and changes nothing', async () => {
  const { req, email } = await requestOf({
    role: 'sub_admin',
    permissionGrants: [...VIEWS],
    permissionDenials: MANAGES,
  })
  for (const name of SCREENS) expect(await opens(req, name), name).toBe(true)
  expect(await opens(req, 'feeImport')).toBe(false)
  expect((await stateRows(req)).length).toBeGreaterThanOrEqual(51)

  const viewer = await signIn(payload, email)
  const { id } = await build('packages', { isActive: true })
  for (const [method, path, body] of [
    ['POST', `/packages/${id}/switch`, { isActive: false }],
    ['POST', `/packages/${id}/remove`, {}],
    ['PATCH', `/packages/${id}`, { isActive: false }],
    ['DELETE', `/packages/${id}`, undefined],
    ['POST', '/addons/enable-all', {}],
    ['POST', '/checkoutPackages/order', { ids: [id], was: [id] }],
  ] as const) {
    expect((await api(method, path, { as: viewer, body })).status, path).toBe(403)
  }
})

test('without the right to view no screen opens', async () => {
  const { req } = await requestOf({
    role: 'sub_admin',
    permissionDenials: [...VIEWS, ...MANAGES],
  })
  for (const name of SCREENS) expect(await opens(req, name), name).toBe(false)
})

test('a state shows the fee of today, its source, since when, and what comes', async () => {
  const { req } = await requestOf({ role: 'admin' })
  const { id } = await storedState(payload, 'AK')
  const facts = [feeFact(250, { checked: '2026-11-01' }), feeFact(300, { from: '2999-01-01' })]
  await payload.update({ collection: 'states', id, data: { facts }, overrideAccess: true }) // as staff would
  const rows = await stateRows(req)
  expect(rows.find((row) => row.id === id)).toMatchObject({
    shown: { entry: { filingFee: 250 } },
    source: { title: 'The state' },
    asOf: '2026-11-01',
    fact: 'llc:filing_fee:always',
    coming: { fee: 300, from: '2999-01-01', fact: 'llc:filing_fee:2999-01-01' },
  })
  expect(matching(rows, ' ak ').map((row) => row.shown.name)).toContain('Alaska')
  expect(matching(rows, 'zebra')).toEqual([])
})

test('descriptions stand in their order, each with its package', async () => {
  const { req } = await requestOf({ role: 'admin' })
  const base = await build('packages', { name: 'Base', price: 199, isPopular: true })
  await build('checkoutPackages', { package: base.id, stepTitle: 'Last' })
  const { rows, packages } = await stepRows(req)
  expect(rows.at(-1)).toMatchObject({
    shown: { name: 'Last' },
    base: { name: 'Base', price: 199, isPopular: true },
  })
  expect(packages[base.id]).toBe('Base')
})

test('a card is moved to another place, and the others close up', () => {
  const ids = ['a', 'b', 'c']
  expect(moved(ids, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(ids, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(ids, 9, 0)).toEqual(ids)
})
