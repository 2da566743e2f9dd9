import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { serveApi } from '@/src/lib/serve-api'
import { type Answer, api } from '@/tests/support/api'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/guest-order'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const ORIGIN = { origin: 'http://localhost:3000' }

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api('POST', path, { body, headers: { ...ORIGIN, ...headers } })

const signIn = (email: string, password = PASSWORD) => post('/account/sign-in', { email, password })

const newcomer = () => ({
  firstName: 'Ada',
  lastName: 'Moss',
  email: `newcomer-${nextSerial()}@example.com`,
  password: 'harbor & pine',
  confirmPassword: 'harbor & pine',
  consent: true,
})

const cookieOf = (answer: Answer, name: string) =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))

const sessionOf = (answer: Answer) => cookieOf(answer, 'payload-token')?.split(';')[0] ?? ''

const whoIs = (cookie: string) => api('GET', '/users/me', { headers: { ...ORIGIN, cookie } })

async function userOf(email: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    showHiddenFields: true,
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  return docs[0]
}

describe('signing up', () => {
  test('makes a customer, whatever role the request asks for', async () => {
    const account = { ...newcomer(), role: 'admin', permissionGrants: ['manage_users'] }

    const answer = await post('/account/sign-up', account)

    expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard' } })
    const user = await userOf(account.email)
    expect(user).toMatchObject({ role: 'user', consent: { termsVersion: expect.any(String) } })
    expect(user?.permissionGrants ?? []).toEqual([])
  })

  test('signs in with a cookie that no script can read, and a hint that scripts can', async () => {
    const answer = await post('/account/sign-up', newcomer())

    expect(cookieOf(answer, 'payload-token')).toMatch(/HttpOnly.*SameSite=Lax/)
    expect(cookieOf(answer, 'charterdesk_signed_in')).not.toMatch(/HttpOnly/)
    expect(JSON.stringify(answer.body)).not.toMatch(/token|hash|salt/)
    expect(await whoIs(sessionOf(answer))).toMatchObject({ body: { user: { role: 'user' } } })
  })

  test('with a known address and its password signs in, and creates nothing', async () => {
    const account = newcomer()
    await post('/account/sign-up', account)

    const again = await post('/account/sign-up', { ...account, firstName: 'Eve' })

    expect(again.status).toBe(200)
    expect(await userOf(account.email)).toMatchObject({ firstName: 'Ada' })
  })

  test('with a known address and another password changes nothing and names no reason', async () => {
    const account = newcomer()
    await post('/account/sign-up', account)
    const guess = { ...account, password: 'something else', confirmPassword: 'something else' }

    const answer = await post('/account/sign-up', guess)

    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'sign_up_refused' } } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await signIn(account.email, account.password)).status).toBe(200)
  })

  test('twice at once makes one account', async () => {
    const account = newcomer()

    const answers = await Promise.all([1, 2, 3].map(() => post('/account/sign-up', account)))

    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  })

  test('takes the full name of the order confirmation', async () => {
    const email = `newcomer-${nextSerial()}@example.com`

    await post('/account/sign-up', { fullName: 'Ada de Moss', email, password: 'harbor & pine' })

    expect(await userOf(email)).toMatchObject({ firstName: 'Ada', lastName: 'de Moss' })
  })

  test('tells each wrong field how to mend it', async () => {
    const answer = await post('/account/sign-up', { ...newcomer(), confirmPassword: 'no' })

    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { confirmPassword: 'Passwords do not match' } } },
    })
  })
})

describe('signing in', () => {
  test('answers alike for a wrong password, an unknown address and a locked account', async () => {
    const build = builder(payload)
    const known = await build('users')
    const locked = await build('users')
    await payload.db.updateOne({
      collection: 'users',
      id: locked.id,
      data: { lockUntil: new Date(Date.now() + 60_000).toISOString() },
    })

    const answers = [
      await signIn(known.email, 'wrong password'),
      await signIn('nobody-at-all@example.com', 'wrong password'),
      await signIn(locked.email),
    ]

    const seen = answers.map(({ status, body, headers }) => ({
      status,
      body,
      cookies: headers.getSetCookie(),
    }))
    expect(seen[0]).toMatchObject({ status: 401, cookies: [] })
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test('takes as long for an unknown address as for a wrong password', async () => {
    const known = await builder(payload)('users')
    const time = async (email: string) => {
      const began = performance.now()
      await signIn(email, 'wrong password')
      return performance.now() - began
    }
    const [wrong, unknown] = [await time(known.email), await time('nobody@example.com')]

    expect(unknown).toBeGreaterThan(wrong / 3) // without a pretended check it is a hundredth
  })

  test('ten times at once leaves ten sessions that all work', async () => {
    const { email } = await builder(payload)('users')

    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email)))

    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    const mes = await Promise.all(answers.map((answer) => whoIs(sessionOf(answer))))
    expect(mes.every(({ body }) => JSON.stringify(body).includes(email))).toBe(true)
  })

  test('wrong many times at once for many addresses ends for all of them', async () => {
    const people = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 2 ? `nobody-${index}@example.com` : builder(payload)('users').then((u) => u.email),
      ),
    )

    const answers = await Promise.all(people.map((email) => signIn(email, 'wrong password')))

    expect(answers.every((answer) => answer.status === 401)).toBe(true)
  })

  test.each([['known'], ['unknown']])(
    'is limited for a %s address, with a time to wait',
    async (who) => {
      const email =
        who === 'known' ? (await builder(payload)('users')).email : 'nobody-limited@example.com'
      for (let tries = 0; tries < 10; tries++) await signIn(email, 'wrong password')

      const answer = await signIn(email, 'wrong password')

      expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )

  test('from another site is refused', async () => {
    const { email } = await builder(payload)('users')

    const answer = await post(
      '/account/sign-in',
      { email, password: PASSWORD },
      { origin: 'https://evil.example' },
    )

    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('goes on only to a page of this site', async () => {
    const { email } = await builder(payload)('users')
    const to = (next: string) => post('/account/sign-in', { email, password: PASSWORD, next })

    expect(await to('/admin')).toMatchObject({ body: { redirect: '/admin' } })
    expect(await to('//evil.example')).toMatchObject({ body: { redirect: '/dashboard' } })
  })

  test('links the order that the browser placed as a guest', async () => {
    const { email, id } = await builder(payload)('users')
    const order = await guestOrder(payload)

    const answer = await post(
      '/account/sign-in',
      { email, password: PASSWORD },
      { cookie: order.cookie },
    )

    expect(answer).toMatchObject({ body: { redirect: '/dashboard/orders' } })
    expect(cookieOf(answer, 'charterdesk_order')).toMatch(/Max-Age=0/)
    const linked = await payload.findByID({
      collection: 'orders',
      id: order.id,
      depth: 0,
      overrideAccess: true, // tests look at all of it
    })
    expect(linked.user).toBe(id)
  })

  test('works for a form that the browser sends by itself', async () => {
    const { email } = await builder(payload)('users')
    const form = (password: string) =>
      serveApi(
        new Request('http://localhost:3000/api/account/sign-in', {
          method: 'POST',
          headers: ORIGIN,
          body: new URLSearchParams({ email, password, next: '/dashboard/orders' }),
        }),
      )

    const good = await form(PASSWORD)
    const bad = await form('wrong password')

    expect([good.status, good.headers.get('location')]).toEqual([303, '/dashboard/orders'])
    expect(good.headers.getSetCookie().join()).toContain('payload-token=ey')
    expect([bad.status, bad.headers.get('location')]).toEqual([
      303,
      '/auth?mode=sign-in&problem=wrong_credentials&next=%2Fdashboard%2Forders',
    ])
  })
})

describe('signing out', () => {
  test('ends the session for good and forgets the order just placed', async () => {
    const { email } = await builder(payload)('users')
    const cookie = sessionOf(await signIn(email))

    const answer = await post('/account/sign-out', {}, { cookie })

    expect(answer.status).toBe(200)
    expect(cookieOf(answer, 'payload-token')).toMatch(/Expires=/)
    expect(cookieOf(answer, 'charterdesk_signed_in')).toMatch(/Max-Age=0/)
    expect(cookieOf(answer, 'charterdesk_order')).toMatch(/Max-Age=0/)
    expect(await whoIs(cookie)).toMatchObject({ body: { user: null } })
  })
})

test("the admin's own sign-in is limited and alike too", async () => {
  const { email } = await builder(payload)('users', { role: 'admin' })
  const admin = (address: string, password: string) =>
    post('/users/login', { email: address, password })

  const [good, wrong, unknown] = [
    await admin(email, PASSWORD),
    await admin(email, 'wrong password'),
    await admin('nobody-admin@example.com', 'wrong password'),
  ]

  expect(good).toMatchObject({ status: 200, body: { user: { email } } })
  expect(JSON.stringify(good.body)).not.toContain('"token"')
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
})
