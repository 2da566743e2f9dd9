import crypto from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import type { Answer } from '@/tests/support/api'
import { browser, newcomer } from '@/tests/support/browser'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { countOf, testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { signedUp, userOf } from '@/tests/support/people/accounts'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** All that an answer tells, but for what is random in a cookie and what the browser has sent. */
const seen = ({ status, body, headers }: Answer) => ({
  status,
  body: JSON.stringify(body),
  headers: [...headers.keys()].sort(),
  cookies: headers
    .getSetCookie()
    .map((line) => line.replace(/^(charterdesk_sign_up=)[\w-]{43};/, '$1(43);'))
    .map((line) => line.replace(/^(charterdesk_mailed=)[\w-]+;/, '$1(address);')),
})

const signUp = (account: object) => browser().post('/account/sign-up', account)
const signIn = (email: string, password: string) =>
  browser().post('/account/sign-in', { email, password })

describe('an account', () => {
  test('is a customer’s, whatever role the request asks for, and waits for its address', async () => {
    const { account, own, answer } = await signedUp(payload, {
      role: 'admin',
      permissionGrants: ['manage_users'],
      emailVerifiedAt: '2026-01-01T00:00:00.000Z',
    })

    expect(answer).toMatchObject({ status: 200, body: { status: 'check_mail' } })
    const user = await userOf(payload, account.email)
    expect(user).toMatchObject({ role: 'user', firstName: 'Ada' })
    expect(user?.emailVerifiedAt ?? null).toBeNull()
    expect(user?.permissionGrants ?? []).toEqual([])
    expect(await own.whoAmI()).toBeNull()
  })

  test('notes which terms and privacy policy were accepted, and when', async () => {
    const { account } = await signedUp(payload)

    const user = await userOf(payload, account.email)

    expect(user?.consent?.termsVersion).toMatch(/^terms \S+, privacy \S+$/)
    expect(Date.parse(user?.consent?.acceptedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('is made without script, too, of someone with one name alone', async () => {
    const { email, password, confirmPassword } = newcomer()

    const answer = await serveApi(
      new Request('http://localhost:3000/api/account/sign-up', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://localhost:3000',
        },
        body: new URLSearchParams({
          firstName: 'Sukarno',
          lastName: '',
          hasOneName: 'on',
          email,
          password,
          confirmPassword,
          consent: 'on',
        }).toString(),
      }),
    )

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('/auth/check-mail')
    expect(await userOf(payload, email)).toMatchObject({ firstName: 'Sukarno', lastName: '' })
  })

  test('is refused without consent, and tells each wrong field how to mend it', async () => {
    const answer = await signUp(newcomer({ consent: false, confirmPassword: 'no' }))

    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          fields: { consent: expect.any(String), confirmPassword: 'Passwords do not match' },
        },
      },
    })
  })

  test('cannot be used before its address is verified', async () => {
    const { account } = await signedUp(payload)

    const answer = await signIn(account.email, account.password)

    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'wrong_credentials' } } })
  })

  test('is one, however often it is asked for at once', async () => {
    const account = newcomer()

    const answers = await Promise.all([1, 2, 3].map(() => signUp(account)))

    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ status: 'check_mail' }))
    expect(await countOf(payload, 'users', { email: { equals: account.email } })).toBe(1)
  })

  test('is named by a full name from the order confirmation', async () => {
    const email = `newcomer-${nextSerial()}@example.com`

    await signUp({ fullName: 'Ada de Moss', email, password: 'harbor & pine' })

    expect(await userOf(payload, email)).toMatchObject({ firstName: 'Ada', lastName: 'de Moss' })
  })
})

describe('the answer', () => {
  test('is the same, byte for byte, for an unknown, an unverified, a known and a staff address', async () => {
    const build = builder(payload)
    const known = await build('users')
    const staff = await build('users', { role: 'admin', emailVerifiedAt: null })
    const { account } = await signedUp(payload)

    const answers = [
      await signUp(newcomer()),
      await signUp(newcomer({ email: account.email })),
      await signUp(newcomer({ email: known.email })),
      await signUp(newcomer({ email: staff.email })),
    ].map(seen)

    expect(answers[0]).toMatchObject({ status: 200, body: '{"status":"check_mail"}' })
    expect(answers[0]?.cookies).toHaveLength(2)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('comes after one password hash in each of these cases', async () => {
    const known = await builder(payload)('users')
    const { account } = await signedUp(payload)
    const hashes = vi.spyOn(crypto, 'pbkdf2')
    const count = async (email: string) => {
      hashes.mockClear()
      await signUp(newcomer({ email }))
      return hashes.mock.calls.map(([, , ...how]) => how.slice(0, 3))
    }

    const counts = [
      await count(`unknown-${nextSerial()}@example.com`),
      await count(account.email),
      await count(known.email),
    ]

    hashes.mockRestore()
    expect(counts).toEqual(Array(3).fill([[600_000, 32, 'sha256']]))
  })

  test('is limited alike, whether the address is known or not', async () => {
    const known = await builder(payload)('users')
    const last = async (email: string) => {
      const form = newcomer({ email })
      const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(form)))
      return answers.map(({ status }) => status).sort()
    }

    const [forKnown, forUnknown] = [
      await last(known.email),
      await last(`unknown-${nextSerial()}@example.com`),
    ]

    expect(forKnown).toEqual([200, 200, 200, 200, 200, 429])
    expect(forUnknown).toEqual(forKnown)
  })
})

describe('somebody who has an account', () => {
  test('is mailed so, with the way in and the way to another password; nothing changes', async () => {
    const { email } = await builder(payload)('users', { firstName: 'Grace' })

    await signUp(newcomer({ email, firstName: 'Eve' }))

    const [mail] = await mailsTo(payload, email)
    expect(mail).toMatchObject({ template: 'account-exists', sensitive: false })
    expect(mail?.html).toContain('/auth/forgot')
    expect(mail?.html).not.toContain('token=')
    expect(await userOf(payload, email)).toMatchObject({ firstName: 'Grace' })
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  test('and gives its password is signed in', async () => {
    const { email } = await builder(payload)('users')
    const own = browser()

    const answer = await own.post(
      '/account/sign-up',
      newcomer({ email, password: PASSWORD, confirmPassword: PASSWORD }),
    )

    expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard' } })
    expect(await own.whoAmI()).toBe(email)
    expect(await mailsTo(payload, email)).toEqual([])
  })
})

test('a newer sign-up for an unverified address replaces name and password, and voids the link', async () => {
  const first = await signedUp(payload)
  const second = await signedUp(payload, {
    email: first.account.email,
    firstName: 'Grace',
    password: 'another harbor',
    confirmPassword: 'another harbor',
  })

  const byOldLink = await first.own.post('/account/confirm', {
    token: first.token,
    password: first.account.password,
  })
  const byNewLink = await second.own.post('/account/confirm', { token: second.token })

  expect(byOldLink).toMatchObject({ status: 410, body: { error: { code: 'dead_link' } } })
  expect(byNewLink.status).toBe(200)
  expect(await userOf(payload, first.account.email)).toMatchObject({ firstName: 'Grace' })
  expect((await signIn(first.account.email, first.account.password)).status).toBe(401)
})

test('one address gets no more than a few such mails in an hour, however many people ask', async () => {
  const { email } = await builder(payload)('users')
  const form = newcomer({ email })
  for (let tries = 0; tries < 5; tries += 1) await signUp(form)
  for (let tries = 0; tries < 4; tries += 1) await browser().post('/account/forgot', { email })

  expect(await mailsTo(payload, email)).toHaveLength(6)
})

describe('whoever has just paid for an order', () => {
  const paying = async (changes: object = {}) => {
    const email = `payer-${nextSerial()}@example.com`
    const order = await guestOrder(payload, { email, ...changes })
    const own = browser()
    own.jar.set('charterdesk_order', `${order.id}.${order.token}`)
    return { email, order, own }
  }

  const ownerOf = async (id: string) => {
    const order = await payload.findByID({
      collection: 'orders',
      id,
      depth: 0,
      overrideAccess: true, // tests look at all of it
    })
    return order.user ?? null
  }

  test('is signed in at once, with that order and no other, and may come back', async () => {
    const { email, order, own } = await paying()
    const earlier = await guestOrder(payload, { email })

    const answer = await own.post('/account/sign-up', newcomer({ email }))

    const user = await userOf(payload, email)
    expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard/orders' } })
    expect(await own.whoAmI()).toBe(email)
    expect(own.jar.has('charterdesk_order')).toBe(false)
    expect([await ownerOf(order.id), await ownerOf(earlier.id)]).toEqual([user?.id, null])
    expect(user?.emailVerifiedAt ?? null).toBeNull()
    expect((await signIn(email, 'harbor & pine')).status).toBe(200)
  })

  test('verifies the address later in the same browser, and the earlier orders move in', async () => {
    const { email, own } = await paying()
    const earlier = await guestOrder(payload, { email })
    await own.post('/account/sign-up', newcomer({ email }))
    const { token } = await mailedLink(payload, email, 'confirm-address')

    const answer = await own.post('/account/confirm', { token })

    expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard/orders' } })
    expect(await ownerOf(earlier.id)).toBe((await userOf(payload, email))?.id)
  })

  test('keeps the account: nobody replaces its password by signing up again', async () => {
    const { email, own } = await paying()
    await own.post('/account/sign-up', newcomer({ email }))

    const answer = await signUp(
      newcomer({ email, password: 'a stranger’s', confirmPassword: 'a stranger’s' }),
    )

    expect(answer.body).toEqual({ status: 'check_mail' })
    expect((await signIn(email, 'a stranger’s')).status).toBe(401)
    expect((await signIn(email, 'harbor & pine')).status).toBe(200)
  })

  test.each([
    ['is not paid', { paymentStatus: 'pending' as const }, {}],
    ['is of another address', {}, { email: 'somebody-else@example.com' }],
  ])('gets no such short way when the order %s', async (_, order, form) => {
    const { email, own } = await paying(order)

    const answer = await own.post('/account/sign-up', newcomer({ email, ...form }))

    expect(answer.body).toEqual({ status: 'check_mail' })
    expect(await own.whoAmI()).toBeNull()
  })

  test('is told to look into the mail when the address has an account', async () => {
    const { email, order, own } = await paying()
    await builder(payload)('users', { email })

    const answer = await own.post('/account/sign-up', newcomer({ email }))

    expect(answer.body).toEqual({ status: 'check_mail' })
    expect(await ownerOf(order.id)).toBeNull()
  })
})
