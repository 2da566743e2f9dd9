import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import type { Email } from '@/src/payload-types'
import { queueEmail } from '@/src/services/mail/enqueue-email'
import { keysOf } from '@/src/services/mail/mail-keys'
import * as mailTransport from '@/src/services/mail/mail-transport'
import { sendEmail } from '@/src/services/mail/send-email'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { answer } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'
import { asRead } from '@/tests/support/mail/mailbox'
import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { orderWithAddress, paidOrder } from '@/tests/support/orders/paid-order'
import { signedUp } from '@/tests/support/people/accounts'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { tablesWith } from '@/tests/support/tables-with'

let payload: Payload
let server: MailServer

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const ORIGIN = 'http://localhost:3000'

const mailBy = (mailTransport: 'smtp' | 'outbox', smtpPort = server.port) =>
  payload.updateGlobal({
    slug: 'privateSettings',
    data: { mailTransport, smtpHost: '127.0.0.1', smtpPort },
    ...everything,
  })

beforeAll(async () => {
  payload = await testPayload()
  server = await startMailServer()
  await mailBy('smtp')
})
afterAll(() => server.stop())

const mailsSince = async (createdAt: string): Promise<Email[]> =>
  (
    await payload.find({
      collection: 'emails',
      where: { createdAt: { greater_than_equal: createdAt } },
      pagination: false,
      ...everything,
    })
  ).docs

const read = (id: string) => payload.findByID({ collection: 'emails', id, ...everything })

const sealedOf = async (id: string) =>
  (await runSql({ payload }, sql`select keys_sealed from emails where id = ${id}`))[0]?.keys_sealed

/** Everything in a mail's links that opens something. */
const keysIn = (text: string) =>
  [...text.matchAll(/[?&](?:amp;)?token=([^&\s"<>\]]+)/g)].map(([, key = '']) => key)

/** What a mail said, after its way through SMTP. */
const asPlain = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

/** Drives whatever mails someone a link that opens something. */
async function everyJourney(): Promise<void> {
  await signedUp(payload)
  const customer = await person(payload)
  const { email } = await payload.findByID({ collection: 'users', id: customer.id, ...everything })
  await browser().post('/account/forgot', { email })
  const moved = `moved-${nextSerial()}@example.com`
  await api('POST', '/account/email', {
    as: customer,
    body: { email: moved, currentPassword: PASSWORD },
  })
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  await api('POST', '/users/invite', {
    as: admin,
    body: {
      firstName: 'Grace',
      lastName: 'Hill',
      email: `g-${nextSerial()}@example.com`,
      role: 'user',
    },
    headers: { origin: ORIGIN },
  })
  const order = await paidOrder(payload)
  await orderWithAddress(payload)
  await api('POST', `/orders/${order.id}/messages`, {
    headers: { origin: ORIGIN, cookie: order.cookie },
    body: { body: 'How long?' },
  })
  const guest = await builder(payload)('tickets', { requesterEmail: 'guest@example.com' })
  await answer(admin, guest.id, { body: 'Soon.', internal: 'false' })
  const shopper = buyer()
  await shopper.fillIn(await standardInWyoming(payload))
  await shopper.call('POST', '/checkout/resume', { email: shopper.email })
}

const TEMPLATES = [
  'confirm-address',
  'email-change',
  'invitation',
  'receipt',
  'resume-checkout',
  'reset-password',
  'ticket-answer',
]

test('no key that was mailed stands anywhere in the database, before or after it is out', async () => {
  const began = new Date().toISOString()
  await everyJourney()
  const mails = await mailsSince(began)
  const owed = await Promise.all(mails.map((mail) => asRead(payload, mail)))
  const keys = [...new Set(owed.flatMap(({ html, text }) => [...keysIn(html), ...keysIn(text)]))]
  const withKeys = mails.filter(({ sensitive }) => sensitive).map(({ template }) => template)
  expect([...new Set(withKeys)]).toEqual(expect.arrayContaining(TEMPLATES))
  expect(keys.length).toBeGreaterThanOrEqual(TEMPLATES.length)

  for (const key of keys)
    expect({ key, in: await tablesWith(payload, key) }).toEqual({ key, in: [] })
  for (const { id } of mails) await sendEmail(payload, id)

  const sent = asPlain(server.received.join('\n'))
  for (const key of keys) {
    expect(sent).toContain(key)
    expect({ key, in: await tablesWith(payload, key) }).toEqual({ key, in: [] })
  }
  expect((await mailsSince(began)).every(({ status }) => status === 'sent')).toBe(true)
  const left = sql`select id from emails where keys_sealed is not null and created_at >= ${began}`
  expect(await runSql({ payload }, left)).toEqual([])
})

async function mailWithKey(): Promise<{ readonly id: string; readonly key: string }> {
  const key = `key-${crypto.randomUUID()}`
  const words = `${ORIGIN}/auth/reset?token=${key}`
  const dedupeKey = crypto.randomUUID()
  await inTransaction(payload, (req) =>
    queueEmail(req, {
      to: 'ada@example.com',
      subject: 'Your link',
      html: `<a href="${words}">Open</a>`,
      text: words,
      template: 'reset-password',
      dedupeKey,
    }),
  )
  const { docs } = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: dedupeKey } },
    ...everything,
  })
  return { id: docs[0]?.id ?? '', key }
}

const arrivedWith = (key: string) => server.received.filter((mail) => asPlain(mail).includes(key))

test('a worker that died while it was sending leaves the key to the next', async () => {
  const { id, key } = await mailWithKey()
  await runSql(
    { payload },
    sql`update emails set status = 'sending', updated_at = now() - interval '10 minutes' where id = ${id}`,
  )

  await sendEmail(payload, id)

  expect(arrivedWith(key)).toHaveLength(1)
  expect(arrivedWith(key)[0]).toContain(`<${id}@localhost>`)
  expect(await sealedOf(id)).toBeNull()
})

test('a key is kept while the mail is tried again, and gone once it has failed', async () => {
  const { id } = await mailWithKey()
  await mailBy('smtp', 1)

  expect(await sendEmail(payload, id)).toMatchObject({ kind: 'again' })
  expect(await sealedOf(id)).toEqual(expect.any(String))

  await sendEmail(payload, id, { isOnlyTry: true })
  expect(await read(id)).toMatchObject({ status: 'failed' })
  expect(await sealedOf(id)).toBeNull()
  await mailBy('smtp')
})

test('a mail held on one’s own machine keeps its key for the inbox there', async () => {
  const { id, key } = await mailWithKey()
  await mailBy('outbox')

  await sendEmail(payload, id)

  expect(await read(id)).toMatchObject({ status: 'held' })
  expect(Object.values(await keysOf(payload, id))).toEqual([key])
  await mailBy('smtp')
})

test('keys moved to another mail do not open', async () => {
  const [mine, other] = [await mailWithKey(), await mailWithKey()]
  await runSql(
    { payload },
    sql`update emails set keys_sealed = (select keys_sealed from emails where id = ${other.id})
      where id = ${mine.id}`,
  )

  await expect(keysOf(payload, mine.id)).rejects.toThrow()
})

test('the key of a mail that never went out is thrown away in the end', async () => {
  const [old, fresh] = [await mailWithKey(), await mailWithKey()]
  await runSql(
    { payload },
    sql`update emails set created_at = now() - interval '31 days' where id = ${old.id}`,
  )

  await cleanUp(payload)

  expect(await sealedOf(old.id)).toBeNull()
  expect(await sealedOf(fresh.id)).toEqual(expect.any(String))
})

test('a mail held on a site that is open to all keeps no key', async () => {
  const { id } = await mailWithKey()
  await mailBy('outbox')
  vi.spyOn(env, 'sandboxAllowed', 'get').mockReturnValue(false)

  await sendEmail(payload, id)

  expect(await read(id)).toMatchObject({ status: 'held' })
  expect(await sealedOf(id)).toBeNull()
  vi.restoreAllMocks()
  await mailBy('smtp')
})

test('what a mail server says of a mail is kept without its key', async () => {
  const { id, key } = await mailWithKey()
  const send = () => Promise.reject(new Error(`450 refused: ?token=${key}`))
  const from = { name: 'Desk', address: 'desk@example.com' }
  vi.spyOn(mailTransport, 'readMailRoute').mockResolvedValue({
    transport: { name: 'smtp', send },
    from,
  })

  const outcome = await sendEmail(payload, id)

  expect(outcome).toMatchObject({ kind: 'again', reason: expect.stringContaining('450 refused') })
  expect(JSON.stringify(outcome)).not.toContain(key)
  expect(await tablesWith(payload, key)).toEqual([])
  vi.restoreAllMocks()
})
