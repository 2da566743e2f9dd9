import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { browser } from '@/tests/support/browser'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { signedUp, userOf } from '@/tests/support/people/accounts'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

describe('in the browser that signed up', () => {
  test('the link verifies the address, signs in, and goes on to where one wanted to go', async () => {
    const { account, own, token, url } = await signedUp(payload, { next: '/dashboard/support' })

    const answer = await own.post('/account/confirm', { token, next: url.searchParams.get('next') })

    expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard/support' } })
    expect(await own.whoAmI()).toBe(account.email)
    expect((await userOf(payload, account.email))?.emailVerifiedAt).toEqual(expect.any(String))
    expect(own.jar.has('charterdesk_sign_up')).toBe(false)
  })

  test('the link works once, however often it is followed at the same time', async () => {
    const { own, token } = await signedUp(payload)
    const keys = [...own.jar]
    const twin = () => {
      const one = browser()
      for (const [name, value] of keys) one.jar.set(name, value)
      return one
    }

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => twin().post('/account/confirm', { token })),
    )

    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 410, 410, 410, 410, 410])
  })

  test('a form without script goes on to the page, or back with the reason', async () => {
    const { own, token } = await signedUp(payload)
    const send = (key: string) =>
      serveApi(
        new Request('http://localhost:3000/api/account/confirm', {
          method: 'POST',
          headers: {
            origin: 'http://localhost:3000',
            cookie: `charterdesk_sign_up=${own.jar.get('charterdesk_sign_up')}`,
          },
          body: new URLSearchParams({ token: key, next: '/dashboard/orders' }),
        }),
      )

    const [dead, good] = [await send('made-up'), await send(token)]

    expect([dead.status, dead.headers.get('location')]).toEqual([
      303,
      '/auth/confirm?problem=dead_link&token=made-up&next=%2Fdashboard%2Forders',
    ])
    expect([good.status, good.headers.get('location')]).toEqual([303, '/dashboard/orders'])
  })
})

describe('in another browser', () => {
  test('the link alone is not enough: the password is wanted too', async () => {
    const { account, token } = await signedUp(payload)
    const other = browser()

    const answers = [
      await other.post('/account/confirm', { token }),
      await other.post('/account/confirm', { token, password: 'a guess' }),
    ]
    const unchanged = await userOf(payload, account.email)
    const right = await other.post('/account/confirm', { token, password: account.password })

    expect(answers).toMatchObject([
      { status: 401, body: { error: { code: 'password_needed' } } },
      { status: 401, body: { error: { code: 'wrong_password' } } },
    ])
    expect(unchanged?.emailVerifiedAt ?? null).toBeNull()
    expect(right.status).toBe(200)
    expect(await other.whoAmI()).toBe(account.email)
  })

  test('the cookie of another sign-up proves nothing', async () => {
    const victim = await signedUp(payload)
    const stranger = await signedUp(payload)

    const answer = await stranger.own.post('/account/confirm', { token: victim.token })

    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'password_needed' } } })
  })
})

describe('somebody who signs up with the address of another', () => {
  test('has the account only for as long as its owner does not sign up', async () => {
    const attack = await signedUp(payload, {
      password: 'mallory knows',
      confirmPassword: 'mallory knows',
    })
    const { email } = attack.account

    const owner = await signedUp(payload, { email })
    await owner.own.post('/account/confirm', { token: owner.token })

    const attacker = browser()
    const tries = [
      await attacker.post('/account/sign-in', { email, password: 'mallory knows' }),
      await attack.own.post('/account/confirm', { token: attack.token }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([401, 410])
    expect(await owner.own.whoAmI()).toBe(email)
  })

  test('gains nothing when the owner asks for the link again and follows it', async () => {
    const attack = await signedUp(payload)
    const { email } = attack.account
    const owner = browser()

    await owner.post('/account/confirm/resend', { email })
    const { token } = await mailedLink(payload, email, 'confirm-address')
    const answer = await owner.post('/account/confirm', { token })

    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'password_needed' } } })
    expect((await userOf(payload, email))?.emailVerifiedAt ?? null).toBeNull()
  })

  test('loses it to an owner who chooses a new password by mail', async () => {
    const attack = await signedUp(payload)
    const { email, password } = attack.account
    const owner = browser()
    await owner.post('/account/forgot', { email })
    const { token } = await mailedLink(payload, email, 'reset-password')
    const mine = 'the owner’s own words'

    await owner.post('/account/reset', { token, password: mine, confirmPassword: mine })

    expect(await owner.whoAmI()).toBe(email)
    const tries = [
      await browser().post('/account/sign-in', { email, password }),
      await attack.own.post('/account/confirm', { token: attack.token }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([401, 410])
  })
})

describe('guest orders of the address', () => {
  test('move in when it is verified, each once and with all that hangs on it', async () => {
    const { account, own, token } = await signedUp(payload)
    const orders = [
      await guestOrder(payload, { email: account.email }),
      await guestOrder(payload, { email: account.email.toUpperCase() }),
    ]
    const document = await builder(payload)('documents', { order: orders[0]?.id, user: null })

    const answer = await own.post('/account/confirm', { token })

    const user = await userOf(payload, account.email)
    expect(answer.body).toEqual({ redirect: '/dashboard/orders' })
    for (const { id } of orders) {
      expect(await orderOf(id)).toMatchObject({ user: user?.id, claimedAt: expect.any(String) })
    }
    const moved = await payload.findByID({
      collection: 'documents',
      id: document.id,
      ...everything,
    })
    expect(moved.user).toBe(user?.id)
  })

  test('stay where they are before, and when they are in an account already', async () => {
    const { account, own, token } = await signedUp(payload)
    const owner = await builder(payload)('users')
    const taken = await guestOrder(payload, { email: account.email, user: owner.id })
    const other = await guestOrder(payload, { email: `other-${nextSerial()}@example.com` })
    const mine = await guestOrder(payload, { email: account.email })
    expect((await orderOf(mine.id)).user ?? null).toBeNull()

    await own.post('/account/confirm', { token })

    expect((await orderOf(taken.id)).user).toBe(owner.id)
    expect((await orderOf(other.id)).user ?? null).toBeNull()
  })

  test('do not move in a second time for orders placed after the address was verified', async () => {
    const { account, own, token } = await signedUp(payload)
    await own.post('/account/confirm', { token })
    const later = await guestOrder(payload, { email: account.email })

    await own.post('/account/confirm', { token })
    await browser().post('/account/sign-in', account)

    expect((await orderOf(later.id)).user ?? null).toBeNull()
  })
})

describe('asking for the link again', () => {
  test('voids the one before and keeps the browser that signed up recognised', async () => {
    const { account, own, token } = await signedUp(payload)

    await own.post('/account/confirm/resend', { email: account.email })
    const again = await mailedLink(payload, account.email, 'confirm-address')

    expect((await own.post('/account/confirm', { token })).status).toBe(410)
    expect((await own.post('/account/confirm', { token: again.token })).status).toBe(200)
  })

  test('is answered alike for unknown, unverified and known addresses', async () => {
    const known = await builder(payload)('users')
    const { account } = await signedUp(payload)
    const ask = async (email: string) => {
      const { status, body, headers } = await browser().post('/account/confirm/resend', { email })
      return [
        status,
        JSON.stringify(body),
        headers.getSetCookie().map((line) => line.split('=')[0]),
      ]
    }

    const answers = [
      await ask(`unknown-${nextSerial()}@example.com`),
      await ask(account.email),
      await ask(known.email),
    ]

    expect(answers[0]).toEqual([200, '{"status":"check_mail"}', expect.any(Array)])
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await mailsTo(payload, known.email)).toMatchObject([{ template: 'account-exists' }])
  })
})
