import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { endpoints } from '@/endpoints/index'
import { ACTION_NAMES, ACTIONS, needsRecentFactor } from '@/src/domain/platform/permissions/actions'
import { type Answer, api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { beginAtStep, codeOf, protectedPerson, turnAppOn } from '@/tests/support/people/two-factor'
import { runSql } from '@/tests/support/run-sql'

beginAtStep()

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const requireFactor = (required: boolean, graceDays = 7) =>
  payload.updateGlobal({
    slug: 'privateSettings',
    data: { staffTwoFactor: { required, graceDays } },
    overrideAccess: true,
  })

const headersOf = (own: ReturnType<typeof browser>) => ({
  origin: 'http://localhost:3000',
  cookie: `payload-token=${own.jar.get('payload-token')}`,
})

const declared = z.object({ action: z.enum(Object.keys(ACTIONS)) })

const askedAgain = endpoints.flatMap(({ path, method, custom }) => {
  const action = declared.safeParse(custom).data?.action
  const name = ACTION_NAMES.find((one) => one === action)
  return name && needsRecentFactor(name) ? [{ path, method, action: name }] : []
})

const codeIn = ({ body }: Answer) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]

describe('two-factor that is required of staff', () => {
  afterEach(() => requireFactor(false))

  test('leaves days of grace, then every right waits until it is set up', async () => {
    const own = browser()
    const staff = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_users'] })
    const { email } = await payload.findByID({
      collection: 'users',
      id: staff.id,
      overrideAccess: true,
    })
    await own.post('/account/sign-in', { email, password: PASSWORD })
    const look = () => api('GET', '/orders', { headers: headersOf(own) })
    const asStaff = async () => [
      (await look()).status,
      (await api('POST', '/users/invite', { body: {}, headers: headersOf(own) })).status,
      (await api('GET', '/rolePermissions', { headers: headersOf(own) })).status,
      (await api('GET', '/access', { headers: headersOf(own) })).body,
    ]

    await requireFactor(true, 7)
    expect((await asStaff()).slice(0, 3)).toEqual([200, 422, 200])
    await requireFactor(true, 0)
    const [orders, invite, roles, access] = await asStaff()
    expect([invite, roles]).toEqual([403, 403])
    expect(JSON.stringify(access)).not.toContain('"canAccessAdmin":true')
    expect(orders).toBe(200) // their own, as a customer's: none
    expect((await look()).body).toMatchObject({ totalDocs: 0 })

    await turnAppOn(own)
    expect((await asStaff()).slice(0, 3)).toEqual([200, 422, 200])
  })

  test('the days count from the day on which it was required, not from each save', async () => {
    const first = await requireFactor(true)
    const second = await requireFactor(true, 9)
    expect(second.staffTwoFactor?.since).toBe(first.staffTwoFactor?.since)
  })

  test('customers are not asked for it', async () => {
    await requireFactor(true, 0)
    const customer = await person(payload)
    expect((await api('GET', `/users/${customer.id}`, { as: customer })).status).toBe(200)
  })
})

describe('asked again', () => {
  const forget = (id: string) =>
    runSql(
      { payload },
      sql`update recent_factors set shown_at = now() - interval '11 minutes' where user_id = ${id}`,
    )

  test.each(askedAgain)(
    '$action ($method $path) wants a factor that was shown within ten minutes',
    async ({ method, path }) => {
      const { user, own } = await protectedPerson(payload, { role: 'admin' })
      const address = path.replace(':type', 'stripe').replaceAll(/:\w+/g, () => randomUUID())
      const body = method === 'get' ? undefined : {}
      const ask = () => api(method.toUpperCase(), address, { body, headers: headersOf(own) })
      expect(codeIn(await ask())).not.toBe('factor_needed')
      await forget(user.id)
      expect(codeIn(await ask())).toBe('factor_needed')
    },
  )

  test('rights, roles and what a role holds: at every address that changes them', async () => {
    const { user, own, secret } = await protectedPerson(payload, { role: 'admin' })
    const other = await person(payload, { role: 'sub_admin' })
    const headers = headersOf(own)
    await forget(user.id)
    const changes = [
      () => api('PATCH', `/users/${other.id}`, { body: { role: 'admin' }, headers }),
      () =>
        api('PATCH', `/users/${other.id}`, { body: { permissionGrants: ['manage_seo'] }, headers }),
      () =>
        api('POST', '/rolePermissions', {
          body: { role: 'sub_admin', permissionName: 'view_seo', granted: true },
          headers,
        }),
      () =>
        api('POST', '/users/invite', {
          body: { email: 'made@example.com', firstName: 'A', lastName: 'B', role: 'admin' },
          headers,
        }),
      () => api('POST', `/users/${other.id}/reset-two-factor`, { body: {}, headers }),
    ]
    for (const change of changes) {
      expect(JSON.stringify((await change()).body)).toContain('second factor')
    }
    expect(
      (await api('PATCH', `/users/${other.id}`, { body: { firstName: 'Grace' }, headers })).status,
    ).toBe(200)

    await own.post('/account/factor/confirm', { code: codeOf(secret) })

    const [toAdmin] = changes
    expect((await toAdmin?.())?.status).toBe(200)
  })

  test('mail delivery, the rule on two-factor itself, and the deletion of staff', async () => {
    const { user, own, secret } = await protectedPerson(payload, { role: 'admin' })
    const other = await person(payload, { role: 'sub_admin' })
    const headers = headersOf(own)
    await forget(user.id)
    const changes = [
      () =>
        api('POST', '/globals/privateSettings', {
          body: { staffTwoFactor: { required: false } },
          headers,
        }),
      () => api('POST', '/globals/privateSettings', { body: { smtpPort: 2525 }, headers }),
      () => api('POST', `/users/${other.id}/erase`, { body: {}, headers }),
    ]
    for (const change of changes) {
      const { status, body } = await change()
      expect([status, JSON.stringify(body)]).toEqual([
        403,
        expect.stringContaining('second factor'),
      ])
    }

    await own.post('/account/factor/confirm', { code: codeOf(secret) })

    for (const change of changes.slice(0, 3)) expect((await change()).status).toBe(200)
  })

  test('a factor shown in one session counts in no other', async () => {
    const { user, secret } = await protectedPerson(payload, { role: 'admin' })
    const other = browser()
    await other.post('/account/sign-in', { email: user.email, password: PASSWORD })
    await other.post('/account/second-step', { code: codeOf(secret) })
    await runSql(
      { payload },
      sql`delete from recent_factors where user_id = ${user.id} and session <>
      (select id from users_sessions where _parent_id = ${user.id} order by _order limit 1)`,
    )
    const sub = await person(payload, { role: 'sub_admin' })

    const answer = await api('PATCH', `/users/${sub.id}`, {
      body: { role: 'admin' },
      headers: headersOf(other),
    })

    expect(answer.status).toBe(403)
  })
})

describe('a lost factor', () => {
  const reset = (id: string, as: SignedIn) =>
    api('POST', `/users/${id}/reset-two-factor`, { as, body: {} })

  test('is reset by staff who may do all that the person may, is logged and mailed', async () => {
    const { user, own } = await protectedPerson(payload)

    const answer = await reset(user.id, admin)

    expect(answer.body).toEqual({
      message: `Two-factor is off for ${user.email}. We emailed them.`,
    })
    expect(await own.whoAmI()).toBeNull()
    const again = browser()
    expect(
      (await again.post('/account/sign-in', { email: user.email, password: PASSWORD })).body,
    ).toEqual({ redirect: '/dashboard' })
    expect((await mailsTo(payload, user.email))[0]?.subject).toBe(
      'Our team reset two-factor for your account',
    )
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: user.id }, action: { equals: 'change_two_factor' } },
      sort: '-createdAt',
      overrideAccess: true,
    })
    expect(docs[0]).toMatchObject({ actor: admin.id, after: { twoFactor: 'reset' } })
  })

  test('of staff is reset by two people, each of whom may do as much', async () => {
    const { user } = await protectedPerson(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_users'],
    })
    const lesser = await person(payload, { role: 'sub_admin' })
    const second = await person(payload, { role: 'admin' })
    const isOff = async (as: SignedIn) => JSON.stringify((await reset(user.id, as)).body)

    expect(await isOff(admin)).toContain('A second person has to reset two-factor')
    expect(await isOff(admin)).toContain('A second person has to reset two-factor')
    expect(await isOff(lesser)).toContain('forbidden')
    const late = sql`update factor_resets set asked_at = now() - interval '25 hours'`
    await runSql({ payload }, late)
    expect(await isOff(second)).toContain('A second person has to reset two-factor')
    expect(await isOff(admin)).toContain('Two-factor is off')
    expect(codeIn(await reset(user.id, second))).toBe('no_factor')
  })

  test('is not reset by a lesser for a superior, nor by anybody for themselves', async () => {
    const lesser = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_users'] })
    const superior = await protectedPerson(payload, { role: 'admin' })
    const richer = await protectedPerson(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_payments'],
    })

    expect(codeIn(await reset(superior.user.id, lesser))).toBe('admin_only')
    expect(codeIn(await reset(richer.user.id, lesser))).toBe('not_held')
    expect(codeIn(await reset(admin.id, admin))).toBe('own_account')
    expect((await reset('no-id', admin)).status).toBe(404)
    expect(codeIn(await reset((await person(payload)).id, admin))).toBe('no_factor')
  })
})
