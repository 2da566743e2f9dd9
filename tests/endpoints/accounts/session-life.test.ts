import { sql } from 'drizzle-orm'
import { createLocalReq, refreshOperation } from 'payload'
import { describe, expect, test } from 'vitest'

import { BACKGROUND } from '@/src/lib/sessions/background'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'
import { customer, sessionsOf } from '@/tests/support/people/settings'
import { beginAtStep, codeOf, protectedPerson } from '@/tests/support/people/two-factor'
import { runSql } from '@/tests/support/run-sql'

beginAtStep()

const payload = await testPayload()
const build = builder(payload)

const signIn = async (own: ReturnType<typeof browser>, email: string) =>
  own.post('/account/sign-in', { email, password: PASSWORD })

/** Someone of a role, signed in by the front door. */
async function signedIn(role: 'user' | 'admin') {
  const user = await build('users', { role })
  const own = browser()
  await signIn(own, user.email)
  return { id: user.id, email: user.email, own }
}

const began = (user: string, ago: string) =>
  runSql(
    { payload },
    sql`update users_sessions set created_at = now() - ${ago}::interval where _parent_id = ${user}`,
  )
const seen = (user: string, ago: string) =>
  runSql(
    { payload },
    sql`update session_devices set last_seen_at = now() - ${ago}::interval where user_id = ${user}`,
  )
async function secondsSinceSeen(user: string): Promise<number> {
  const [row] = await runSql(
    { payload },
    sql`select extract(epoch from now() - last_seen_at) as s from session_devices where user_id = ${user}`,
  )
  return Number(row?.s)
}

const setLife = (sessions: object) =>
  payload.updateGlobal({ slug: 'privateSettings', data: { sessions }, overrideAccess: true })

describe('a session', () => {
  test.each([
    ['admin', '44 minutes', true],
    ['admin', '46 minutes', false],
    ['user', '6 days', true],
    ['user', '8 days', false],
  ] as const)('of %s that was not used for %s is open: %s', async (role, ago, isOpen) => {
    const { id, email, own } = await signedIn(role)
    await began(id, ago)
    await seen(id, ago)
    expect(await own.whoAmI()).toBe(isOpen ? email : null)
  })

  test.each([
    ['admin', '11 hours', true],
    ['admin', '13 hours', false],
    ['user', '29 days', true],
    ['user', '31 days', false],
  ] as const)('of %s that began %s ago is open, however busy: %s', async (role, ago, isOpen) => {
    const { id, email, own } = await signedIn(role)
    await began(id, ago)
    expect(await own.whoAmI()).toBe(isOpen ? email : null)
  })

  test('lasts as long as the settings say, from the moment that they change', async () => {
    const { id, email, own } = await signedIn('admin')
    await seen(id, '50 minutes')
    await began(id, '5 hours')
    await setLife({ staffHours: 12, staffIdleMinutes: 60 })
    expect(await own.whoAmI()).toBe(email)
    await setLife({ staffHours: 4, staffIdleMinutes: 60 })
    expect(await own.whoAmI()).toBeNull()
    await setLife({ staffHours: 12, staffIdleMinutes: 45 })
  })

  test('is kept alive by people, and by no question that a page asks by itself', async () => {
    const { id, own } = await signedIn('admin')
    await began(id, '1 hour')
    await seen(id, '20 minutes')
    const headers = {
      origin: 'http://localhost:3000',
      cookie: `payload-token=${own.jar.get('payload-token')}`,
    }
    await api('GET', '/orders', { headers: { ...headers, ...BACKGROUND } })
    await api('GET', '/orders', { headers: { ...headers, accept: 'text/event-stream' } })
    expect(await secondsSinceSeen(id)).toBeGreaterThan(19 * 60)
    await api('GET', '/orders', { headers })
    expect(await secondsSinceSeen(id)).toBeLessThan(60)
  })

  test('is not made longer by a refresh, whoever calls it', async () => {
    const { id, email, own } = await signedIn('admin')
    const token = own.jar.get('payload-token')
    const answer = await own.post('/users/refresh-token', {})
    expect(answer).toMatchObject({ status: 200, body: { user: { id, email } } })
    expect(own.jar.get('payload-token')).toBe(token)
    const user = await payload.findByID({ collection: 'users', id, overrideAccess: true })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const collection = payload.collections.users
    await expect(refreshOperation({ collection, req })).rejects.toMatchObject({ status: 404 })
  })

  test('that a browser had ends when someone signs in there, whoever it is', async () => {
    const { id, email, own } = await signedIn('user')
    const old = own.jar.get('payload-token')
    await signIn(own, email)
    expect(await sessionsOf(id)).toHaveLength(1)
    const other = await build('users')
    await signIn(own, other.email)
    expect(await own.whoAmI()).toBe(other.email)
    expect(await sessionsOf(id)).toEqual([])
    const headers = { authorization: `JWT ${old}` }
    expect((await api('GET', '/users/me', { headers })).body).toMatchObject({ user: null })
  })

  test('that is over is cleaned up, with what is known of its browser', async () => {
    const { id } = await signedIn('admin')
    const still = await signedIn('admin')
    await began(id, '2 hours')
    await seen(id, '2 hours')
    await cleanUp(payload)
    expect(await sessionsOf(id)).toEqual([])
    expect(await secondsSinceSeen(id)).toBeNaN()
    expect(await sessionsOf(still.id)).toHaveLength(1)
  })
})

describe('ending sessions', () => {
  test('asks for the factor again, but for the way out of this very browser', async () => {
    const { user, own, secret } = await protectedPerson(payload)
    await runSql({ payload }, sql`delete from recent_factors where user_id = ${user.id}`)
    const headers = {
      origin: 'http://localhost:3000',
      cookie: `payload-token=${own.jar.get('payload-token')}`,
    }
    const others = () => api('DELETE', '/account/sessions', { headers })
    expect(await others()).toMatchObject({
      status: 403,
      body: { error: { code: 'factor_needed' } },
    })
    await own.post('/account/factor/confirm', { code: codeOf(secret) })
    expect((await others()).status).toBe(200)
  })

  test('of someone else asks staff for it, too', async () => {
    const { user, own } = await protectedPerson(payload, { role: 'admin' })
    await runSql({ payload }, sql`delete from recent_factors where user_id = ${user.id}`)
    const { id } = await customer()
    const answer = await own.post(`/users/${id}/sessions/end`, {})
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'factor_needed' } } })
  })

  test('has the browser forget what pages kept there', async () => {
    const { own } = await signedIn('user')
    const { headers } = await own.post('/account/sign-out', {})
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
    const as = await person(payload)
    const out = await api('POST', '/users/logout', { as })
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
  })
})
