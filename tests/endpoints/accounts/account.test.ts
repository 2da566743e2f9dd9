import crypto from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { type Answer, api } from '@/tests/support/api'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const ORIGIN = { origin: 'http://localhost:3000' }

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api('POST', path, { body, headers: { ...ORIGIN, ...headers } })

const signIn = (email: string, password = PASSWORD) => post('/account/sign-in', { email, password })

const cookieOf = (answer: Answer, name: string) =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))

const sessionOf = (answer: Answer) => cookieOf(answer, 'payload-token')?.split(';')[0] ?? ''

const whoIs = (cookie: string) => api('GET', '/users/me', { headers: { ...ORIGIN, cookie } })

describe('signing in', () => {
  test('answers alike for a wrong password, an unknown address and an unverified account', async () => {
    const build = builder(payload)
    const known = await build('users')
    const unverified = await build('users', { emailVerifiedAt: null })

    const answers = [
      await signIn(known.email, 'wrong password'),
      await signIn('nobody-at-all@example.com', 'wrong password'),
      await signIn(unverified.email),
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

  test('hashes a password once, whether there is an account to check it against or not', async () => {
    const build = builder(payload)
    const known = await build('users')
    const unverified = await build('users', { emailVerifiedAt: null })
    const hashes = vi.spyOn(crypto, 'pbkdf2')
    const count = async (email: string) => {
      hashes.mockClear()
      await signIn(email, 'wrong password')
      return hashes.mock.calls.map(([, , ...how]) => how.slice(0, 3))
    }

    const seen = [
      await count(known.email),
      await count('nobody-hashed@example.com'),
      await count(unverified.email),
    ]

    hashes.mockRestore()
    expect(seen[0]).toEqual([[600_000, 32, 'sha256']])
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test('refuses everybody at the same pace', async () => {
    vi.stubEnv('FULL_PACE', 'on')
    onTestFinished(() => void vi.unstubAllEnvs())
    const build = builder(payload)
    const known = await build('users')
    const unverified = await build('users', { emailVerifiedAt: null })
    const tries = [
      { email: known.email, password: 'wrong password' },
      { email: 'nobody-paced@example.com', password: 'wrong password' },
      { email: unverified.email, password: PASSWORD },
    ]

    for (const { email, password } of tries) {
      const began = performance.now()
      expect((await signIn(email, password)).status).toBe(401)
      expect(performance.now() - began).toBeGreaterThanOrEqual(598) // timers may be a little early
    }
  })

  test('ten times at once leaves ten sessions that all work', async () => {
    const { email } = await builder(payload)('users')
    const known = cookieOf(await signIn(email), 'charterdesk_known')?.split(';')[0] ?? ''
    const again = () => post('/account/sign-in', { email, password: PASSWORD }, { cookie: known })

    const answers = await Promise.all(Array.from({ length: 10 }, again))

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
    expect(cookieOf(answer, 'payload-token')).toMatch(/Max-Age=0/)
    expect(cookieOf(answer, 'charterdesk_signed_in')).toMatch(/Max-Age=0/)
    expect(cookieOf(answer, 'charterdesk_order')).toMatch(/Max-Age=0/)
    expect(await whoIs(cookie)).toMatchObject({ body: { user: null } })
  })

  test.each([
    ['without a field', {}],
    ['with one', { act: 'sign-out' }],
  ])(
    'works for a form %s that the browser sends by itself, and goes on to the landing page',
    async (_name, fields) => {
      const { email } = await builder(payload)('users')
      const cookie = sessionOf(await signIn(email))

      const answer = await serveApi(
        new Request('http://localhost:3000/api/account/sign-out', {
          method: 'POST',
          headers: { ...ORIGIN, cookie },
          body: new URLSearchParams(fields),
        }),
      )

      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
      expect(await whoIs(cookie)).toMatchObject({ body: { user: null } })
    },
  )
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
