import type { Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { invitedAnswer } from '@/src/domain/accounts/invitation-input'
import { env } from '@/src/lib/env'
import { api } from '@/tests/support/api'
import { browser, newcomer } from '@/tests/support/browser'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { userOf } from '@/tests/support/people/accounts'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

const CHOSEN = 'lanterns at low tide'

const guest = (changes: object = {}) => ({
  email: `invited-${nextSerial()}@example.com`,
  firstName: 'Grace',
  lastName: 'Hill',
  role: 'user',
  ...changes,
})

const invite = (body: object, as: SignedIn | null = admin) =>
  api('POST', '/users/invite', { as, body, headers: { origin: 'http://localhost:3000' } })

const sendAgain = async (email: string, as = admin) =>
  api('POST', `/users/${(await userOf(payload, email))?.id}/invite`, {
    as,
    headers: { origin: 'http://localhost:3000' },
  })

const linkIn = ({ body }: { readonly body: unknown }) => invitedAnswer.parse(body).unmailed?.link

const accept = (token: string, changes: object = {}) =>
  browser().post('/account/invitation', {
    token,
    firstName: 'Grace',
    lastName: 'Hill',
    password: CHOSEN,
    confirmPassword: CHOSEN,
    consent: true,
    ...changes,
  })

describe('an invitation', () => {
  test('makes an account that nobody can use before it is accepted', async () => {
    const someone = guest()

    const answer = await invite(someone)

    expect(answer).toMatchObject({ status: 201, body: { invited: someone.email } })
    expect(await mailsTo(payload, someone.email)).toMatchObject([
      { template: 'invitation', sensitive: true },
    ])
    const user = await userOf(payload, someone.email)
    expect(user).toMatchObject({ role: 'user', firstName: 'Grace' })
    expect(user?.emailVerifiedAt ?? null).toBeNull()
  })

  test('lets in once whoever has it, with the password they choose', async () => {
    const someone = guest()
    await invite(someone)
    const { token } = await mailedLink(payload, someone.email, 'invitation')

    const answers = await Promise.all([accept(token), accept(token)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const user = await userOf(payload, someone.email)
    expect(user?.emailVerifiedAt).toEqual(expect.any(String))
    expect(user?.consent?.termsVersion).toEqual(expect.any(String))
    const back = await browser().post('/account/sign-in', {
      email: someone.email,
      password: CHOSEN,
    })
    expect(back.status).toBe(200)
  })

  test('gives an administrator its link once while no mail leaves this machine, in the audit log', async () => {
    const someone = guest({ role: 'sub_admin' })

    const answer = await invite(someone)
    const again = await sendAgain(someone.email)
    const id = (await userOf(payload, someone.email))?.id

    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(linkIn(answer)).toContain('/auth/invitation?token=')
    expect(again.body).toMatchObject({ message: expect.stringContaining('no invitation was sent') })
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: id }, action: { equals: 'show_invitation_link' } },
      overrideAccess: true, // tests look at all of it
    })
    expect(docs).toHaveLength(2)
    const token = new URL(linkIn(again) ?? '').searchParams.get('token') ?? ''
    expect(JSON.stringify(docs)).not.toContain(token)
    expect(await accept(token, {})).toMatchObject({ status: 200, body: { redirect: '/admin' } })
  })

  test('gives its link to administrators alone', async () => {
    const manager = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_users'],
    })
    const someone = guest()

    const answers = [await invite(someone, manager), await sendAgain(someone.email, manager)]

    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    for (const answer of answers) {
      expect(JSON.stringify(answer.body)).not.toContain('token')
      expect(answer.body).toMatchObject({
        unmailed: { words: expect.stringContaining('Ask an administrator') },
      })
    }
  })

  test('gives its link to no one where mail leaves, or could, or the sandbox may not run', async () => {
    const setMail = (data: object) =>
      payload.updateGlobal({
        slug: 'privateSettings',
        data,
        overrideAccess: true, // as staff do in the admin
      })
    try {
      await setMail({ mailTransport: 'smtp', smtpHost: 'mail.example.com' })
      expect((await invite(guest())).body).toMatchObject({ unmailed: null })
      await setMail({ smtpUser: 'house' }) // its password is not there yet
      const someone = guest()
      expect((await invite(someone)).body).toMatchObject({ unmailed: null })
      expect((await sendAgain(someone.email)).body).toMatchObject({
        message: `We are emailing an invitation to ${someone.email}.`,
        unmailed: null,
      })
    } finally {
      await setMail({ mailTransport: 'outbox', smtpHost: '', smtpUser: '' })
    }
    const spy = vi.spyOn(env, 'sandboxAllowed', 'get').mockReturnValue(false)
    try {
      const answer = await invite(guest())
      expect(answer.body).toMatchObject({
        unmailed: { words: expect.stringContaining('no invitation was sent') },
      })
      expect(linkIn(answer)).toBeUndefined()
    } finally {
      spy.mockRestore()
    }
  })

  test('leads staff to the back-office, with a password of twelve characters', async () => {
    const someone = guest({ role: 'sub_admin' })
    await invite(someone)
    const { token } = await mailedLink(payload, someone.email, 'invitation')

    const short = await accept(token, { password: 'elevenchars', confirmPassword: 'elevenchars' })
    const good = await accept(token)

    expect(short).toMatchObject({ status: 422, body: { error: { code: 'weak_password' } } })
    expect(good).toMatchObject({ status: 200, body: { redirect: '/admin' } })
  })

  test('wants the terms accepted', async () => {
    const someone = guest()
    await invite(someone)
    const { token } = await mailedLink(payload, someone.email, 'invitation')

    expect((await accept(token, { consent: false })).status).toBe(422)
  })

  test('sent again voids the one before; accepted, it is not sent again', async () => {
    const someone = guest()
    await invite(someone)
    const first = await mailedLink(payload, someone.email, 'invitation')
    const id = (await userOf(payload, someone.email))?.id
    const again = () =>
      api('POST', `/users/${id}/invite`, {
        as: admin,
        headers: { origin: 'http://localhost:3000' },
      })

    expect((await again()).status).toBe(200)
    const second = await mailedLink(payload, someone.email, 'invitation')
    expect((await accept(first.token)).status).toBe(410)
    expect((await accept(second.token)).status).toBe(200)
    expect(await again()).toMatchObject({
      status: 409,
      body: { error: { code: 'already_accepted' } },
    })
  })

  test('is mailed too when an account is made in the back-office’s own form', async () => {
    const someone = guest({ password: 'typed by the administrator' })

    const answer = await api('POST', '/users', { as: admin, body: someone })

    expect(answer.status).toBe(201)
    expect(await mailsTo(payload, someone.email)).toMatchObject([{ template: 'invitation' }])
    const typed = await browser().post('/account/sign-in', {
      email: someone.email,
      password: 'typed by the administrator',
    })
    expect(typed.status).toBe(401)
  })

  test('is not needed by whoever signs up in the meantime', async () => {
    const someone = guest()
    await invite(someone)
    const { token } = await mailedLink(payload, someone.email, 'invitation')
    const own = browser()
    await own.post('/account/sign-up', newcomer({ email: someone.email }))
    const key = await mailedLink(payload, someone.email, 'confirm-address')

    expect((await own.post('/account/confirm', { token: key.token })).status).toBe(200)
    expect((await accept(token)).status).toBe(410)
  })
})

describe('inviting', () => {
  test('says so when the address has an account, or was already invited', async () => {
    const known = await builder(payload)('users')
    const someone = guest()
    await invite(someone)

    expect(await invite(guest({ email: known.email }))).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'already_known',
          message: expect.stringContaining('email address already exists'),
        },
      },
    })
    expect(await invite(someone)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('already invited') } },
    })
  })

  test('is for those who manage users alone', async () => {
    const customer = await person(payload)
    const staff = await person(payload, { role: 'sub_admin', permissionDenials: ['manage_users'] })

    const answers = [
      await invite(guest(), null),
      await invite(guest(), customer),
      await invite(guest(), staff),
    ]

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
  })

  test('grants nobody what the inviting person does not hold', async () => {
    const manager = await person(payload, {
      role: 'sub_admin',
      permissionGrants: ['manage_users'],
      permissionDenials: ['manage_payments'],
    })

    const answers = [
      await invite(guest({ role: 'admin' }), manager),
      await invite(guest({ role: 'sub_admin', permissionGrants: ['manage_payments'] }), manager),
      await invite(guest({ role: 'sub_admin' }), manager),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 201])
  })
})
