import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { mailReset } from '@/src/services/accounts/links/account-mails'
import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { userOf } from '@/tests/support/people/accounts'
import { beginAtStep, codeOf, protectedPerson, turnAppOn } from '@/tests/support/people/two-factor'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload

beginAtStep()

beforeAll(async () => {
  payload = await testPayload()
})

type Browser = ReturnType<typeof browser>

const withPassword = async (email: string, path = '/account/sign-in') => {
  const own = browser()
  const answer = await own.post(path, { email, password: PASSWORD })
  return { own, answer }
}

const NEW = 'lanterns at low tide'

/** Every way to a session, each tried in a fresh browser by someone with a second factor. */
const DOORS: Record<string, (email: string, own: Browser) => Promise<unknown>> = {
  'the sign-in form': (email, own) => own.post('/account/sign-in', { email, password: PASSWORD }),
  'the sign-in of the admin': (email, own) =>
    own.post('/users/login', { email, password: PASSWORD }),
  'the sign-up form, with the password of the account': (email, own) =>
    own.post('/account/sign-up', {
      firstName: 'Ada',
      lastName: 'Moss',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      consent: true,
    }),
  'a mailed reset': async (email, own) => {
    await own.post('/account/forgot', { email })
    const { token } = await mailedLink(payload, email, 'reset-password')
    return own.post('/account/reset', { token, password: NEW, confirmPassword: NEW })
  },
  'an invitation': async (email, own) => {
    const user = await userOf(payload, email)
    const req = await createLocalReq({}, payload)
    if (user) await mailReset(req, { ...user, verified: true })
    const { token } = await mailedLink(payload, email, 'reset-password')
    await runSql(
      { payload },
      sql`update account_tokens set purpose = 'invitation' where email = ${email}`,
    )
    const answer = { firstName: 'Ada', lastName: 'Moss', password: NEW, confirmPassword: NEW }
    return own.post('/account/invitation', { ...answer, token, consent: true })
  },
  'a confirmed address': async (email, own) => {
    await own.post('/account/forgot', { email })
    const { token } = await mailedLink(payload, email, 'reset-password')
    await runSql(
      { payload },
      sql`update account_tokens set purpose = 'verify_email' where email = ${email}`,
    )
    return own.post('/account/confirm', { token, password: PASSWORD })
  },
  'a renewed session': (_email, own) => own.post('/users/refresh-token', {}),
  'the reset of Payload': (email, own) =>
    own.post('/users/reset-password', { token: email, password: NEW }),
  'the first registration of Payload': (email, own) =>
    own.post('/users/first-register', { email, password: PASSWORD }),
  GraphQL: (email, own) =>
    own.post('/graphql', {
      query: `mutation { loginUser(email: "${email}", password: "${PASSWORD}") { token } }`,
    }),
}

/** These lead nowhere at all. */
const CLOSED = new Set([
  'a renewed session',
  'the reset of Payload',
  'the first registration of Payload',
  'GraphQL',
])

describe('no way in without the second factor', () => {
  test.each(Object.entries(DOORS))('%s gives no session', async (name, enter) => {
    const { user } = await protectedPerson(payload)
    const own = browser()

    const answer = await enter(user.email, own)

    expect(own.jar.get('payload-token')).toBeUndefined()
    expect(JSON.stringify(answer)).not.toContain('"token"')
    expect(await own.whoAmI()).toBeNull()
    const half = own.jar.get('charterdesk_second_step')
    expect(half !== undefined).toBe(!CLOSED.has(name)) // it got as far as the question
    expect(
      (await api('GET', '/users/me', { headers: { cookie: `payload-token=${half}` } })).body,
    ).toMatchObject({ user: null })
  })

  test('Payload’s own sign-in, called by our code, gives none either', async () => {
    const { user } = await protectedPerson(payload)
    const data = { email: user.email, password: PASSWORD }

    await expect(payload.login({ collection: 'users', data })).rejects.toThrow()
  })

  test('keys of the API are off', () => {
    expect(payload.collections.users.config.auth.useAPIKey).toBeFalsy()
    expect(payload.config.graphQL.disable).toBe(true)
  })
})

describe('the second step', () => {
  test('lets in by a code, once: the same code again is refused, and so is a late one', async () => {
    const { user, secret } = await protectedPerson(payload)
    const code = codeOf(secret)
    const first = await withPassword(user.email)
    expect(first.answer.body).toEqual({ redirect: '/auth/second-step?next=%2Fdashboard' })

    const answer = await first.own.post('/account/second-step', { code, next: '/dashboard/orders' })

    expect(answer.body).toEqual({ redirect: '/dashboard/orders' })
    expect(await first.own.whoAmI()).toBe(user.email)
    const second = await withPassword(user.email)
    for (const refused of [code, codeOf(secret, -1), codeOf(secret, -2), codeOf(secret, 2)]) {
      const again = await second.own.post('/account/second-step', { code: refused })
      expect(again.body).toMatchObject({
        error: { code: 'wrong_factor', fields: { code: expect.any(String) } },
      })
    }
    expect(await second.own.whoAmI()).toBeNull()
  })

  test('of ten right answers at once, one gets a session', async () => {
    const { user, secret } = await protectedPerson(payload)
    const { own } = await withPassword(user.email)
    const cookie = `charterdesk_second_step=${own.jar.get('charterdesk_second_step')}`
    const code = codeOf(secret)

    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api('POST', '/account/second-step', {
          body: { code },
          headers: { origin: 'http://localhost:3000', cookie },
        }),
      ),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('what opens it is used up by it, ends with a new password, and is nobody else’s', async () => {
    const { user, secret } = await protectedPerson(payload)
    const { own } = await withPassword(user.email)
    const half = own.jar.get('charterdesk_second_step') ?? ''
    const code = codeOf(secret)
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { password: NEW },
      overrideAccess: true,
    })

    const late = await own.post('/account/second-step', { code })

    expect(late.body).toMatchObject({ error: { code: 'step_over' } })
    const other = browser()
    other.jar.set('charterdesk_second_step', `${half}x`)
    expect((await other.post('/account/second-step', { code })).status).toBe(401)
  })

  test('waits longer after each wrong code, and is over after eight', async () => {
    const { user } = await protectedPerson(payload)
    const { own } = await withPassword(user.email)
    const statuses: number[] = []

    for (let tried = 0; tried < 12; tried += 1) {
      statuses.push((await own.post('/account/second-step', { code: '000000' })).status)
    }

    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(422))
    expect(statuses).toContain(429)
    expect(statuses.at(-1)).toBe(401)
  })

  test('takes no more codes after 200 wrong ones in a week, until the password is another', async () => {
    const { user, codes, secret } = await protectedPerson(payload)
    const { own } = await withPassword(user.email)
    await own.post('/account/second-step', { code: '000000' })
    await runSql(
      { payload },
      sql`update sign_in_tries set tries = 200 where forgotten_at > now() + interval '6 days'`,
    )

    const refused = await own.post('/account/second-step', { code: codeOf(secret) })

    expect(refused.status).toBe(429)
    expect(JSON.stringify(refused.body)).toContain('reset your password')
    const [recoveryCode = ''] = codes
    expect((await own.post('/account/second-step', { recoveryCode })).status).toBe(200)
    await own.post('/account/password', {
      currentPassword: PASSWORD,
      newPassword: NEW,
      confirmPassword: NEW,
    })
    const next = browser()
    await next.post('/account/sign-in', { email: user.email, password: NEW })
    expect((await next.post('/account/second-step', { code: codeOf(secret) })).status).toBe(200)
  })

  test('takes each recovery code once, and tells the owner', async () => {
    const { user, codes } = await protectedPerson(payload)
    const [recoveryCode = ''] = codes
    const first = await withPassword(user.email)
    expect(
      (await first.own.post('/account/second-step', { recoveryCode: recoveryCode.toUpperCase() }))
        .status,
    ).toBe(200)
    const second = await withPassword(user.email)

    expect((await second.own.post('/account/second-step', { recoveryCode })).status).toBe(422)

    const news = (await mailsTo(payload, user.email)).filter(
      ({ template }) => template === 'factor-changed',
    )
    expect(news.map(({ subject }) => subject)).toContain(
      'A recovery code was used to confirm it’s you',
    )
  })

  test.each([
    {},
    { code: '12' },
    { code: 'abcdef' },
    { code: { $gt: '' } },
    { recoveryCode: 'x' },
    { passkey: {} },
  ])('answers %j as bad input', async (body) => {
    const { user } = await protectedPerson(payload)
    const { own } = await withPassword(user.email)
    expect((await own.post('/account/second-step', body)).status).toBe(422)
  })
})

describe('turning it on and off', () => {
  test('takes the password, then a right code; other browsers are signed out', async () => {
    const user = await builder(payload)('users')
    const { own } = await withPassword(user.email)
    const elsewhere = (await withPassword(user.email)).own
    expect((await own.post('/account/factor/app', { currentPassword: 'wrong' })).status).toBe(422)
    await own.post('/account/factor/app', { currentPassword: PASSWORD })
    expect((await own.post('/account/factor/app/confirm', { code: '000000' })).status).toBe(422)
    expect((await withPassword(user.email)).answer.body).toEqual({ redirect: '/dashboard' })

    const { codes } = await turnAppOn(own)

    expect(new Set(codes).size).toBe(10)
    expect(await own.whoAmI()).toBe(user.email)
    expect(await elsewhere.whoAmI()).toBeNull()
    expect((await mailsTo(payload, user.email)).map(({ template }) => template)).toContain(
      'factor-changed',
    )
  })

  test('no answer, log or row holds the secret or a code in clear', async () => {
    const { user, own, secret, codes } = await protectedPerson(payload, { role: 'admin' })
    const cookie = [...own.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: 'http://localhost:3000' }
    const answers = await Promise.all(
      [
        `/users/${user.id}?depth=2`,
        '/users/me',
        '/auditLog?limit=50',
        '/emails?limit=50',
        '/account/export',
      ].map((path) => api('GET', path, { headers })),
    )
    const rows = await runSql(
      { payload },
      sql`
      select t::text as row from totp_factors t union all select r::text from recovery_codes r
      union all select a::text from audit_log a union all select e.html || e.text from emails e`,
    )

    const said = JSON.stringify([answers.map(({ body }) => body), rows])

    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(said).not.toContain(hidden)
    }
  })

  test('turning it off takes a recent factor, signs others out and voids the codes', async () => {
    const { user, own, secret, codes } = await protectedPerson(payload)
    const remove = async (who: Browser) =>
      api('DELETE', '/account/factor/app', {
        headers: {
          origin: 'http://localhost:3000',
          cookie: `payload-token=${who.jar.get('payload-token')}`,
        },
      })
    await runSql(
      { payload },
      sql`update recent_factors set shown_at = now() - interval '11 minutes' where user_id = ${user.id}`,
    )
    expect((await remove(own)).body).toMatchObject({ error: { code: 'factor_needed' } })
    await own.post('/account/factor/confirm', { code: codeOf(secret) })

    expect((await remove(own)).status).toBe(200)

    expect((await withPassword(user.email)).answer.body).toEqual({ redirect: '/dashboard' })
    expect(
      await runSql({ payload }, sql`select 1 from recovery_codes where user_id = ${user.id}`),
    ).toEqual([])
    expect(codes).toHaveLength(10)
  })
})

describe('what cannot be taken back', () => {
  const notRecent = (user: string) =>
    runSql(
      { payload },
      sql`update recent_factors set shown_at = now() - interval '11 minutes' where user_id = ${user}`,
    )

  test.each([
    ['another address', '/account/email', { email: 'elsewhere@example.com' }],
    ['deleting the account', '/account/erase', { confirmation: 'DELETE' }],
  ])('%s takes the factor besides the password', async (_what, path, asked) => {
    const { user, own, secret } = await protectedPerson(payload)
    await notRecent(user.id)
    const ask = () => own.post(path, { ...asked, currentPassword: PASSWORD })

    expect(await ask()).toMatchObject({
      status: 403,
      body: { error: { code: 'factor_needed', message: expect.any(String) } },
    })
    expect(await userOf(payload, user.email)).toBeDefined()
    expect((await mailsTo(payload, user.email)).map(({ template }) => template)).toEqual([
      'factor-changed',
    ])
    await own.post('/account/factor/confirm', { code: codeOf(secret) })
    expect((await ask()).status).toBe(200)
  })
})
