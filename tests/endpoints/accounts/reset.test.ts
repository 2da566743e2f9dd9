import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { userOf } from '@/tests/support/people/accounts'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const NEW = 'lanterns at low tide'

/** Someone who has forgotten the password and asked for a new one. */
async function forgetful(overrides: Partial<Data<'users'>> = {}) {
  const user = await builder(payload)('users', overrides)
  const own = browser()
  await own.post('/account/forgot', { email: user.email })
  const { token } = await mailedLink(payload, user.email, 'reset-password')
  const choose = (password: string, confirmPassword = password) =>
    own.post('/account/reset', { token, password, confirmPassword })
  return { user, own, token, choose }
}

const signIn = (email: string, password: string) =>
  browser().post('/account/sign-in', { email, password })

describe('a forgotten password', () => {
  test('is answered the same, byte for byte, for known and unknown addresses', async () => {
    const { email } = await builder(payload)('users')
    const unknown = `unknown-${nextSerial()}@example.com`
    const ask = async (address: string) => {
      const { status, body, headers } = await browser().post('/account/forgot', { email: address })
      return [status, JSON.stringify(body), [...headers.keys()].sort()]
    }

    const answers = [await ask(email), await ask(unknown)]

    expect(answers[0]?.slice(0, 2)).toEqual([200, '{"status":"check_mail"}'])
    expect(answers[1]).toEqual(answers[0])
    expect(await mailsTo(payload, email)).toMatchObject([
      { template: 'reset-password', sensitive: true },
    ])
    expect(await mailsTo(payload, unknown)).toEqual([])
  })

  test('is replaced by the mailed link: the old one and every session end', async () => {
    const { user, own, choose } = await forgetful()
    const elsewhere = browser()
    await elsewhere.post('/account/sign-in', { email: user.email, password: PASSWORD })

    const answer = await choose(NEW)

    expect(answer).toMatchObject({ status: 200, body: { redirect: '/dashboard' } })
    expect(await own.whoAmI()).toBe(user.email)
    expect(await elsewhere.whoAmI()).toBeNull()
    expect((await signIn(user.email, PASSWORD)).status).toBe(401)
    expect((await signIn(user.email, NEW)).status).toBe(200)
  })

  test('is replaced once by one link, and its owner is told', async () => {
    const { user, choose } = await forgetful()

    const answers = await Promise.all([1, 2, 3].map(() => choose(NEW)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    const mails = await mailsTo(payload, user.email)
    expect(mails.filter(({ template }) => template === 'password-changed')).toHaveLength(1)
  })

  test('lets an unverified address in', async () => {
    const { user, choose } = await forgetful({ emailVerifiedAt: null })
    const order = await guestOrder(payload, { email: user.email })

    await choose(NEW)

    expect((await userOf(payload, user.email))?.emailVerifiedAt).toEqual(expect.any(String))
    expect((await signIn(user.email, NEW)).status).toBe(200)
    const moved = await payload.findByID({
      collection: 'orders',
      id: order.id,
      depth: 0,
      overrideAccess: true, // tests look at all of it
    })
    expect(moved.user).toBe(user.id)
  })

  test('voids the links that were mailed before', async () => {
    const { user, choose } = await forgetful()
    await browser().post('/account/forgot', { email: user.email })

    expect(await choose(NEW)).toMatchObject({ status: 410, body: { error: { code: 'dead_link' } } })
  })
})

describe('a new password', () => {
  test.each([
    ['short', 'abc', 'abc'],
    ['common', 'password123', 'password123'],
    ['typed differently', NEW, 'lanterns'],
  ])('that is %s is refused, and the link stays good', async (_, password, again) => {
    const { choose } = await forgetful()

    expect((await choose(password, again)).status).toBe(422)
    expect((await choose(NEW)).status).toBe(200)
  })

  test('of staff has at least twelve characters', async () => {
    const { choose } = await forgetful({ role: 'sub_admin' })

    expect(await choose('elevenchars')).toMatchObject({
      status: 422,
      body: { error: { fields: { password: 'Password must be at least 12 characters' } } },
    })
    expect((await choose(NEW)).status).toBe(200)
  })
})

test.each([
  ['POST', '/users/forgot-password'],
  ['POST', '/users/forgot%2Dpassword'],
  ['POST', '/users/reset-password'],
  ['POST', '/users/verify/anything'],
  ['POST', '/users/first-register'],
])('%s %s of the framework is no second way in', async (method, path) => {
  const { email } = await builder(payload)('users')

  const answer = await api(method, path, {
    body: { email, token: 'x', password: NEW },
    headers: { origin: 'http://localhost:3000' },
  })

  expect(answer.status).toBe(404)
  expect(await userOf(payload, email)).toMatchObject({ resetPasswordToken: null })
})

test('the framework’s own reset stays shut for code of ours too', async () => {
  const { email } = await builder(payload)('users')

  const asked = payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  await expect(asked).rejects.toMatchObject({ status: 404 })
})
