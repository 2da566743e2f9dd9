import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { openSecret } from '@/src/fields/secret'
import { env } from '@/src/lib/env'
import { readMailRoute } from '@/src/services/mail/mail-transport'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn

const PASSWORD = 'mail-password-9876'
const GIVEN = {
  mailTransport: 'smtp',
  smtpHost: 'smtp.example.com',
  smtpPort: 587,
  smtpSecure: false,
  smtpUser: 'desk',
  sendpulseClientId: 'client-1',
} as const

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

afterEach(() => {
  vi.restoreAllMocks()
})

const save = (body: object, as = admin) => api('POST', '/globals/privateSettings', { as, body })

async function stored() {
  const row = await payload.findGlobal({
    slug: 'privateSettings',
    showHiddenFields: true,
    overrideAccess: true, // looks at what is kept
  })
  return {
    smtp: openSecret({ ...row }, 'smtpPassword', 'privateSettings.smtpPassword'),
    sendpulse: openSecret(
      { ...row },
      'sendpulseClientSecret',
      'privateSettings.sendpulseClientSecret',
    ),
  }
}

const both = { smtpPassword: PASSWORD, sendpulseClientSecret: 'pulse-secret-4321' }
const start = () => save({ ...GIVEN, ...both })

test.each([
  [{ smtpHost: 'smtp.evil.example' }],
  [{ smtpPort: 2525 }],
  [{ smtpSecure: true }],
  [{ smtpUser: 'somebody' }],
])('changing %j drops the stored password, and says so', async (change) => {
  await start()
  expect(await stored()).toMatchObject({ smtp: PASSWORD })

  const answer = await save(change)

  expect(await stored()).toEqual({ smtp: undefined, sendpulse: 'pulse-secret-4321' })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      result: { smtpPasswordLast4: null, smtpPasswordNote: expect.stringMatching(/Enter it here/) },
    },
  })
  await expect(readMailRoute(payload)).rejects.toThrow(/password is missing/)
})

test('another client ID drops the SendPulse secret alone', async () => {
  await start()

  await save({ sendpulseClientId: 'client-2' })

  expect(await stored()).toEqual({ smtp: PASSWORD, sendpulse: undefined })
})

test('a password that is typed with the new host is kept, and one for the same host too', async () => {
  await start()
  await save({ smtpFromName: 'Desk', smtpHost: 'SMTP.example.com ' })
  expect(await stored()).toMatchObject({ smtp: PASSWORD })

  const answer = await save({ smtpHost: 'smtp.other.example', smtpPassword: 'another-pass-1234' })

  expect(await stored()).toMatchObject({ smtp: 'another-pass-1234' })
  expect(answer).toMatchObject({ body: { result: { smtpPasswordNote: null } } })
})

test('a sub-admin with every permission of settings and mail neither reads nor changes it', async () => {
  await start()
  const as = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_settings', 'manage_email', 'manage_users'],
  })

  expect(await api('GET', '/globals/privateSettings', { as })).toMatchObject({ status: 403 })
  expect(await save({ smtpHost: 'smtp.evil.example' }, as)).toMatchObject({ status: 403 })
  expect(await stored()).toMatchObject({ smtp: PASSWORD })
})

test('a change is in the audit log, without the secret', async () => {
  await start()
  await save({ smtpHost: 'smtp.moved.example' })

  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: 'privateSettings' } },
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true, // looks at what is kept
  })
  expect(docs[0]).toMatchObject({ after: { smtpHost: 'smtp.moved.example' } })
  expect(JSON.stringify(docs)).not.toMatch(/mail-password|Sealed/)
})

test.each(['127.0.0.1', 'localhost', '10.0.0.5', '[::1]', '169.254.169.254', '127.1'])(
  'the host %s is refused unless the operator allows it',
  async (smtpHost) => {
    await start()
    vi.spyOn(env, 'ALLOW_PRIVATE_MAIL_HOSTS', 'get').mockReturnValue(false)

    const answer = await save({ smtpHost, smtpPassword: PASSWORD })

    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('ALLOW_PRIVATE_MAIL_HOSTS')
  },
)

test.each(['smtp://mail.example.com', 'mail.example.com:25', 'a b', '-x-.example.com/'])(
  'the host %j is no host',
  async (smtpHost) => {
    expect(await save({ smtpHost })).toMatchObject({ status: 400 })
  },
)
