import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextTurn } from '@/src/services/mail/outbox/pace'
import { checkSender, type LookUpTxt } from '@/src/services/mail/settings/mail-settings'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn
let server: MailServer

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  server = await startMailServer()
})
beforeEach(() => server.answerWith(null))
afterAll(() => server.stop())

const settings = (changes: object = {}) => ({
  mailTransport: 'smtp',
  smtpHost: '127.0.0.1',
  smtpPort: server.port,
  smtpSecure: false,
  smtpUser: '',
  smtpPassword: '',
  smtpFromName: 'Desk',
  smtpFromEmail: 'desk@example.com',
  sendpulseClientId: '',
  sendpulseClientSecret: '',
  sendpulseFromName: '',
  sendpulseFromEmail: '',
  dkimSelector: '',
  followUpConsent: 'outside_us',
  ...changes,
})

const save = (changes: object = {}, as: SignedIn | null = admin) =>
  api('POST', '/mail/settings', { as, body: settings(changes) })
const tryOut = (body: object, as: SignedIn | null = admin) =>
  api('POST', '/mail/settings/test', { as, body })

test('a test goes out by the saved settings, and the answer is the specification’s', async () => {
  expect(await save()).toMatchObject({
    status: 200,
    body: { message: 'SMTP configuration saved successfully!' },
  })

  expect(await tryOut({ to: 'Owner@Example.com' })).toMatchObject({
    status: 200,
    body: {
      message:
        'Test email sent successfully! The server took it over SMTP, where TLS is not required.',
    },
  })
  expect(server.received.at(-1)).toContain('To: owner@example.com')
})

test('a test that fails says what the server said', async () => {
  await save()
  server.answerWith(554)

  const answer = await tryOut({ to: 'owner@example.com' })
  server.answerWith(null)

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'mail_test_failed' } } })
  expect(JSON.stringify(answer.body)).toContain('554')
})

test('without a way of sending nothing is sent, and the answer says so', async () => {
  await save({ mailTransport: 'outbox' })

  expect(await tryOut({ to: 'owner@example.com' })).toMatchObject({ status: 409 })
})

test('SendPulse is saved in the words of the specification, and its secret never comes back', async () => {
  const answer = await save({
    mailTransport: 'sendpulse',
    sendpulseClientId: 'client-1',
    sendpulseClientSecret: 'pulse-secret-4321',
  })

  expect(answer.body).toEqual({ message: 'SendPulse configuration saved successfully!' })
  const { body } = await api('GET', '/globals/privateSettings', { as: admin })
  expect(JSON.stringify(body)).not.toContain('pulse-secret')
  expect(body).toMatchObject({ sendpulseClientSecretLast4: '4321' })
  await save({ mailTransport: 'outbox' })
})

test('only administrators save or test', async () => {
  const subAdmin = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_settings', 'manage_email'],
  })

  for (const as of [subAdmin, await person(payload)]) {
    expect((await save({}, as)).status).toBe(403)
    expect((await tryOut({ to: 'a@example.com' }, as)).status).toBe(403)
  }
  expect((await save({}, null)).status).toBe(401)
  expect((await tryOut({ to: 'a@example.com' }, null)).status).toBe(401)
})

test.each([
  { smtpPort: 0 },
  { smtpPort: 'x' },
  { smtpFromEmail: 'no address' },
  { mailTransport: 'pigeon' },
  { followUpConsent: 'whatever' },
  { dkimSelector: 'a b' },
  { smtpFromName: 'x'.repeat(200) },
  { smtpHost: 'smtp://x' },
])('%j is refused beside its field', async (wrong) => {
  const answer = await save(wrong)

  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    error: { fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } },
  })
})

test.each([[{ to: 'x' }], [{}], [{ to: 'a@b.example\nBcc: c@d.example' }]])(
  'a test to %j is refused',
  async (body) => {
    expect((await tryOut(body)).status).toBe(422)
  },
)

const dns =
  (records: Readonly<Record<string, string | Error>>): LookUpTxt =>
  async (host) => {
    const found = records[host] ?? Object.assign(new Error('none'), { code: 'ENOTFOUND' })
    if (found instanceof Error) throw found
    return [[found.slice(0, 5), found.slice(5)]]
  }
const silent = Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' })

const states = async (lookUp: LookUpTxt, way: 'smtp' | 'sendpulse' = 'smtp', dkimSelector = '') => {
  const sender = { address: 'news@mail.example.com', way, dkimSelector }
  const { records } = await checkSender(sender, lookUp)
  return Object.fromEntries(records.map(({ name, state }) => [name, state]))
}

test('the sender’s records are looked up, and what could not be looked up is not called missing', async () => {
  expect(
    await states(
      dns({
        'mail.example.com': 'v=spf1 include:spf.sendpulse.com ~all',
        'sign._domainkey.mail.example.com': 'v=DKIM1; p=abc',
        '_dmarc.example.com': 'v=DMARC1; p=quarantine', // of the domain above
      }),
      'sendpulse',
    ),
  ).toEqual({ SPF: 'good', DKIM: 'good', DMARC: 'good' })
  expect(await states(dns({}))).toEqual({ SPF: 'missing', DKIM: 'missing', DMARC: 'missing' })
  expect(
    await states(
      dns({
        'mail.example.com': silent,
        's1._domainkey.mail.example.com': silent,
        '_dmarc.mail.example.com': silent,
      }),
      'smtp',
      's1',
    ),
  ).toEqual({ SPF: 'unknown', DKIM: 'unknown', DMARC: 'unknown' })
})

test('SendPulse is asked at most ten times a second, by all workers together', async () => {
  const started = Date.now()

  const turn = () => nextTurn(payload, 'sendpulse', 600, started + 30_000)
  await Promise.all(Array.from({ length: 11 }, turn))

  expect(Date.now() - started).toBeGreaterThanOrEqual(950)
})
