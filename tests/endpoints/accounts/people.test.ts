import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'

import { roleGrants } from '@/src/access/permissions'
import { SUB_ADMIN_DEFAULTS } from '@/src/domain/platform/permissions/areas'
import { rightsVersion } from '@/src/services/accounts/people/change-person'
import { type Answer, api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { beginAtStep, protectedPerson } from '@/tests/support/people/two-factor'

beginAtStep()

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const lesser = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_users'] })

const codeIn = ({ body }: Answer) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]

const account = (id: string) =>
  payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })

const post = (id: string, path: string, body: object, as = admin) =>
  api('POST', `/users/${id}/${path}`, { as, body })

describe('details and role', () => {
  test('whoever leaves the staff, or may not work on it any more, leaves nothing assigned to them', async () => {
    const { id } = await builder(payload)('users', {
      role: 'sub_admin',
      permissionGrants: ['manage_orders', 'manage_support'],
    })
    const order = await builder(payload)('orders', { assignee: id })
    const ticket = await builder(payload)('tickets', { assignee: id })

    expect((await post(id, 'role', { role: 'user' })).status).toBe(200)

    const options = { depth: 0, overrideAccess: true } as const // tests look at all of it
    const rows = [
      await payload.findByID({ collection: 'orders', id: order.id, ...options }),
      await payload.findByID({ collection: 'tickets', id: ticket.id, ...options }),
    ]
    expect(rows.map(({ assignee }) => assignee)).toEqual([null, null])
  })

  test('whoever joins the staff by the role alone begins with the role, whatever lay on the account', async () => {
    const { id } = await builder(payload)('users', { emailVerifiedAt: new Date().toISOString() })
    const planted = { permissionGrants: ['manage_payments'], permissionDenials: ['view_support'] }
    const answer = await api('PATCH', `/users/${id}`, { as: lesser, body: planted })
    expect(answer.status).toBe(200) // a customer holds nothing by it

    expect((await post(id, 'role', { role: 'sub_admin' })).status).toBe(200)

    expect(await account(id)).toMatchObject({
      role: 'sub_admin',
      permissionGrants: [],
      permissionDenials: ['view_support'],
    })
  })

  test.each([
    ['a customer who becomes a sub-admin', 'user', 'sub_admin'],
    ['an administrator who becomes a sub-admin', 'admin', 'sub_admin'],
    ['a sub-admin who becomes a customer', 'sub_admin', 'user'],
  ] as const)(
    '%s, changed by the record itself, loses extra permissions and keeps denials',
    async (_who, from, role) => {
      const { id } = await builder(payload)('users', {
        role: from,
        emailVerifiedAt: new Date().toISOString(),
        permissionGrants: ['manage_payments'],
        permissionDenials: ['view_support'],
      })

      const answer = await api('PATCH', `/users/${id}`, { as: admin, body: { role } })

      expect(answer.status).toBe(200)
      expect(await account(id)).toMatchObject({
        role,
        permissionGrants: [],
        permissionDenials: ['view_support'],
      })
      const { docs } = await payload.find({
        collection: 'auditLog',
        where: { documentId: { equals: id }, action: { equals: 'update' } },
        sort: '-createdAt',
        overrideAccess: true,
      })
      expect(docs[0]).toMatchObject({
        actor: admin.id,
        before: { role: from, permissionGrants: ['manage_payments'] },
        after: { role, permissionGrants: [] },
      })
    },
  )

  test('permissions that are given together with a role are kept', async () => {
    const { id } = await builder(payload)('users', {
      emailVerifiedAt: new Date().toISOString(),
      permissionGrants: ['manage_payments'],
    })
    const body = { role: 'sub_admin', permissionGrants: ['manage_seo'] }

    expect((await api('PATCH', `/users/${id}`, { as: admin, body })).status).toBe(200)

    expect(await account(id)).toMatchObject(body)
  })

  test('a name and a number are changed, and nothing else that was sent along', async () => {
    const { id, email } = await builder(payload)('users')

    const answer = await post(id, 'details', {
      firstName: ' Grace ',
      lastName: 'Hopper',
      phone: '(307) 555-0100',
      email: 'other@example.com',
      role: 'admin',
    })

    expect(answer.body).toEqual({ message: 'Saved' })
    expect(await account(id)).toMatchObject({
      firstName: 'Grace',
      phone: '+13075550100',
      email,
      role: 'user',
    })
  })

  test.each([
    [{ firstName: '', lastName: 'B' }, 'firstName'],
    [{ firstName: 'x'.repeat(10_000), lastName: 'B' }, 'firstName'],
    [{ firstName: 'A', lastName: 'B', phone: '12' }, 'phone'],
  ])('%j is answered beside its field', async (body, field) => {
    const { id } = await builder(payload)('users')
    const answer = await post(id, 'details', body)
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: expect.any(String) } } },
    })
  })

  test('a role is given by those who may do all of it, in the same words everywhere', async () => {
    const { id } = await builder(payload)('users')
    expect((await post(id, 'role', { role: 'sub_admin' })).body).toEqual({
      message: 'Role changed',
    })
    expect(await account(id)).toMatchObject({ role: 'sub_admin' })
    expect(codeIn(await post(id, 'role', { role: 'owner' }))).toBe('invalid_input')
    expect((await post(id, 'role', { role: 'admin' }, lesser)).status).toBe(403)
    expect((await post(admin.id, 'role', { role: 'user' }, lesser)).status).toBe(403)
    expect(
      (await post('00000000-0000-4000-8000-000000000000', 'role', { role: 'user' })).status,
    ).toBe(404)
  })
})

describe('sessions', () => {
  test('one is ended by its key, or all at once, and it is logged', async () => {
    const user = await builder(payload)('users')
    const [one, two] = [browser(), browser()]
    for (const own of [one, two])
      await own.post('/account/sign-in', { email: user.email, password: PASSWORD })

    expect((await post(user.id, 'sessions/end', {})).body).toEqual({
      message: 'All sessions ended',
    })

    expect([await one.whoAmI(), await two.whoAmI()]).toEqual([null, null])
    const { totalDocs } = await payload.count({
      collection: 'auditLog',
      where: { documentId: { equals: user.id }, action: { equals: 'end_session' } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
    expect(codeIn(await post(user.id, 'sessions/end', { session: 'none' }))).toBe('no_session')
    expect((await post(admin.id, 'sessions/end', {}, lesser)).status).toBe(403)
  })
})

describe('deleting', () => {
  test('takes the person and their factors, and keeps the row under a pseudonym', async () => {
    const { user, own } = await protectedPerson(payload)

    expect((await post(user.id, 'erase', {})).body).toEqual({ message: 'User deleted' })

    expect(await account(user.id)).toMatchObject({ erasedAt: expect.any(String) })
    expect(JSON.stringify(await account(user.id))).not.toContain(user.email)
    expect(await own.whoAmI()).toBeNull()
    expect((await post(user.id, 'reset-two-factor', {})).status).toBe(404)
  })

  test('is not for oneself, a superior, or without the right', async () => {
    const viewer = await person(payload, { role: 'sub_admin', permissionGrants: ['view_users'] })
    const { id } = await builder(payload)('users')
    expect(codeIn(await post(admin.id, 'erase', {}))).toBe('own_account')
    expect((await post(admin.id, 'erase', {}, lesser)).status).toBe(403)
    expect((await post(id, 'erase', {}, viewer)).status).toBe(403)
  })
})

describe('the permissions of a sub-admin', () => {
  const versionOf = async (id: string) => {
    const req = await createLocalReq({}, payload)
    return rightsVersion(await account(id), await roleGrants(req))
  }
  const subAdmin = () => builder(payload)('users', { role: 'sub_admin' })

  test('are replaced as one: grants and denials follow from what was chosen', async () => {
    const { id } = await subAdmin()
    const chosen = [...SUB_ADMIN_DEFAULTS.filter((one) => !one.endsWith('_leads')), 'manage_seo']

    const answer = await post(id, 'rights', { permissions: chosen, seen: await versionOf(id) })

    expect(answer.body).toEqual({ message: 'Permissions updated successfully!' })
    expect(await account(id)).toMatchObject({
      permissionGrants: ['view_seo', 'manage_seo'],
      permissionDenials: ['view_leads'],
    })
  })

  test('are not replaced over newer ones, nor by what the asker does not hold', async () => {
    const { id } = await subAdmin()
    const seen = await versionOf(id)
    await post(id, 'rights', { permissions: ['view_orders'], seen })

    expect(codeIn(await post(id, 'rights', { permissions: [], seen }))).toBe('stale')
    const now = await versionOf(id)
    expect(
      (await post(id, 'rights', { permissions: ['manage_payments'], seen: now }, lesser)).status,
    ).toBe(403)
    expect(codeIn(await post(id, 'rights', { permissions: ['fly'], seen: now }))).toBe(
      'invalid_input',
    )
    const customer = await builder(payload)('users')
    expect(
      codeIn(
        await post(customer.id, 'rights', { permissions: [], seen: await versionOf(customer.id) }),
      ),
    ).toBe('no_sub_admin')
  })

  test('of two at once, one counts', async () => {
    const { id } = await subAdmin()
    const seen = await versionOf(id)
    const answers = await Promise.all([
      post(id, 'rights', { permissions: ['view_orders'], seen }),
      post(id, 'rights', { permissions: ['view_leads'], seen }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('somebody who is invited gets a mail to set their password', async () => {
  const email = 'invited-by-form@example.com'
  const invite = () =>
    api('POST', '/users/invite', {
      as: admin,
      body: { firstName: 'Ada', lastName: 'Moss', email, role: 'sub_admin', phone: '' },
    })

  expect((await invite()).status).toBe(201)

  expect((await mailsTo(payload, email)).map(({ template }) => template)).toEqual(['invitation'])
  expect(await invite()).toMatchObject({
    status: 409,
    body: { error: { fields: { email: expect.any(String) } } },
  })
})
