import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { deniedPage } from '@/src/admin/kit/guards/denied'
import { addressOf, SCREEN_NAMES, screenOf } from '@/src/admin/kit/screens/admin-href'
import { GET } from '@/src/app/(payload)/api/office/page/route'
import { isPermission, PERMISSIONS, type Permission } from '@/src/domain/platform/permissions/areas'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const role = 'sub_admin'
const RECORD = '0b9c1c5e-8c44-4f7e-9d0a-3f1f0f6f2a11'

const nobody = await person(payload, { role, permissionDenials: [...PERMISSIONS] })
const admin = await person(payload, { role: 'admin' })
const customer = await person(payload)

const ask = (as: SignedIn | null, path: string) =>
  GET(
    new Request(`http://localhost:3000/api/office/page?${new URLSearchParams({ path })}`, {
      headers: as?.headers ?? {},
    }),
  )

/** What stands between someone who holds these permissions and an address below /admin. */
async function denied(address: string, ...held: Permission[]) {
  const user = await builder(payload)('users', {
    role,
    permissionGrants: held,
    permissionDenials: PERMISSIONS.filter((one) => !held.includes(one)),
  })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return deniedPage(req, address.split('/').filter(Boolean))
}

const shut = SCREEN_NAMES.flatMap((name) => {
  const screen = screenOf(name)
  if (screen.needs === 'staff') return []
  const given = 'record' in screen ? [RECORD] : []
  return [{ name, needs: screen.needs, path: addressOf(screen, ...given).split('?')[0] ?? '' }]
})

test('who may not open the dashboard begins at the first screen of their menu', async () => {
  const clerk = await person(payload, {
    role,
    permissionGrants: ['view_orders'],
    permissionDenials: PERMISSIONS.filter((one) => one !== 'view_orders'),
  })

  const answer = await ask(clerk, '/admin')

  expect([answer.status, await answer.json()]).toEqual([200, { to: '/admin/orders' }])
  expect((await ask(clerk, '/admin/leads')).status).toBe(403)
})

test.each(shut)('$name is 403 without $needs, and says so', async ({ path, needs }) => {
  const answer = await ask(nobody, path)

  expect(answer.status).toBe(403)
  const { error } = await answer.json()
  expect(error.code).toBe('page_denied')
  expect(isPermission(error.message.replace('Required permission: ', ''))).toBe(
    needs !== 'administrator',
  )
  expect((await ask(admin, path)).status).toBe(path.endsWith(RECORD) ? 404 : 204)
})

test.each([
  ['/collections/faqs', 'view_content'],
  [`/collections/faqs/${RECORD}`, 'view_content'],
  [`/collections/faqs/${RECORD}/versions`, 'view_content'],
  ['/collections/subscriptions', 'view_orders'],
  ['/collections/disputes', 'view_payments'],
  ['/collections/users', 'view_users'],
  [`/collections/users/${RECORD}`, 'view_users'],
  ['/globals/privateSettings', 'administrator'],
])('%s asks for %s', async (address, needed) => {
  expect(await denied(address)).toBe(needed)
})

test('whoever may only look does not get the form for a new one, nor the data as code', async () => {
  expect(await denied('/collections/faqs/create', 'view_content')).toBe('manage_content')
  expect(await denied('/collections/faqs/create', 'view_content', 'manage_content')).toBeNull()
  expect(await denied(`/collections/packages/${RECORD}/api`, 'view_packages')).toBe('administrator')
  expect(await denied(`/collections/faqs/${RECORD}`, 'view_content')).toBe('administrator') // ours opens
  expect(await denied('/globals/settings/api', 'view_branding')).toBe('administrator')
})

test('a global with parts of two areas opens for the staff of either', async () => {
  expect(await denied('/globals/settings', 'view_branding')).toBeNull()
  expect(await denied('/globals/settings', 'view_settings', 'manage_settings')).toBeNull()
  expect(await denied('/globals/settings')).not.toBeNull()
})

test('everybody of the staff opens their own account', async () => {
  const own = await ask(nobody, `/admin/collections/users/${nobody.id}`)
  expect(own.status).toBe(204)
  expect((await ask(nobody, '/admin/account')).status).toBe(204)
})

test('customers and the signed-out are told apart', async () => {
  expect((await ask(null, '/admin')).status).toBe(401)
  const answer = await ask(customer, '/admin')
  expect(answer.status).toBe(403)
  expect((await answer.json()).error.code).toBe('forbidden')
})

test.each([
  '/admin/nothing',
  '/admin/orders/nothing',
  '/admin/collections/nothing',
  '/admin/globals/nothing',
  '/admin/globals/constructor',
  '/admin/collections/constructor',
  '/admin/collections/orders/nothing',
  `/admin/collections/orders/${RECORD}`,
])('%s is no page', async (path) => {
  const answer = await ask(admin, path)

  expect(answer.status).toBe(404)
  expect((await answer.json()).error.code).toBe('no_page')
})

test.each([
  '/admin/orders',
  '/admin/account',
  '/admin/logout',
  '/admin/collections/faqs/create',
  '/admin/collections/packages/trash',
  '/admin/globals/settings',
  `/admin/collections/users/${customer.id}`,
])('%s is one', async (path) => {
  expect((await ask(admin, path)).status).toBe(204)
})

test('an address that is none is refused, and no failure of ours', async () => {
  expect((await ask(admin, '/admin/collections/%E0%A4%A')).status).toBeLessThan(500)
  expect((await ask(admin, '/admin/\u0000')).status).toBeLessThan(500)
})
