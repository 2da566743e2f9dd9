import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import net from 'node:net'

import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

import { env } from '@/src/lib/env'
import { receiveMailReport } from '@/src/services/mail/news/receive-report'
import { sendEmail } from '@/src/services/mail/send-email'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { startMailServer } from '@/tests/support/mail/mail-server'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const server = await startMailServer()
afterAll(() => server.stop())
beforeEach(() => {
  server.answerWith(null)
  server.takeAs('OK: message queued')
})

async function useServer(mailTransport: 'smtp' | 'outbox', port = server.port): Promise<void> {
  await payload.updateGlobal({
    slug: 'privateSettings',
    data: {
      mailTransport,
      smtpHost: '127.0.0.1',
      smtpPort: port,
      smtpFromEmail: 'desk@charterdesk.example',
      smtpFromName: 'Charter "Desk"',
    },
    overrideAccess: true, // arranges the test
  })
}

const queued = (changes = {}) =>
  builder(payload)('emails', {
    to: 'ada@example.com',
    subject: 'Your receipt',
    html: '<p>Paid</p>',
    text: 'Paid',
    template: 'receipt',
    status: 'queued',
    ...changes,
  })

const read = (id: string) =>
  payload.findByID({ collection: 'emails', id, depth: 0, overrideAccess: true }) // looks at the result

const arrived = (id: string) => server.received.filter((mail) => mail.includes(id)).length

test('a mail stays in the outbox while no mail server is set', async () => {
  await useServer('outbox')
  const { id } = await queued()

  await sendEmail(payload, id)

  expect(await read(id)).toMatchObject({ status: 'held', attempts: 1 })
  expect(arrived(id)).toBe(0)
})

test('a mail goes out once, however many workers take its job at the same time', async () => {
  await useServer('smtp')
  const { id } = await queued()

  await Promise.allSettled([1, 2, 3, 4, 5].map(() => sendEmail(payload, id)))
  await sendEmail(payload, id)

  expect(arrived(id)).toBe(1)
  const mail = await read(id)
  expect(mail).toMatchObject({ status: 'sent', attempts: 1 })
  expect(mail.sentAt).not.toBeNull()
  const sent = server.received.find((one) => one.includes(id))
  expect(sent).toContain('<desk@charterdesk.example>')
  expect(sent).toContain('To: ada@example.com')
})

test('a server that can’t be reached costs a mail no try, and the mail is given up after days alone', async () => {
  await useServer('smtp', 1)
  const { id } = await queued()

  expect(await sendEmail(payload, id)).toMatchObject({ kind: 'again', isTry: false })
  expect(await read(id)).toMatchObject({ status: 'queued', attempts: 0 })
  expect((await read(id)).lastError).toContain('ECONNREFUSED')

  await runSql(
    { payload },
    sql`update emails set created_at = now() - interval '4 days', attempts = 6 where id = ${id}`,
  )
  expect(await sendEmail(payload, id)).toMatchObject({ kind: 'failed' })
  expect(await read(id)).toMatchObject({ status: 'failed', attempts: 7 })
})

test('an address that the receiving server refuses for good is not tried again', async () => {
  await useServer('smtp')
  server.answerWith(550)
  const { id } = await queued({ to: 'nobody@example.com' })

  await sendEmail(payload, id)

  expect(await read(id)).toMatchObject({ status: 'failed', attempts: 1 })
})

test('an address that is refused for now is tried again', async () => {
  await useServer('smtp')
  server.answerWith(451)
  const { id } = await queued()

  expect(await sendEmail(payload, id)).toMatchObject({ kind: 'again', isTry: true })

  expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1 })
})

test('a transactional mail that a dead worker held is sent; a marketing mail is not sent twice', async () => {
  await useServer('smtp')
  const receipt = await queued({ status: 'sending' })
  const offer = await queued({ status: 'sending', kind: 'marketing' })
  await runSql(
    { payload },
    sql`update emails set updated_at = now() - interval '10 minutes' where status = 'sending'`,
  )

  await sendEmail(payload, receipt.id)
  await sendEmail(payload, offer.id)

  expect(arrived(receipt.id)).toBe(1)
  expect(arrived(offer.id)).toBe(0)
})

test('a mail that another worker is sending right now is left to it, and sent if nothing comes of that', async () => {
  await useServer('smtp')
  const { id } = await queued({ status: 'sending' })

  await expect(sendEmail(payload, id)).rejects.toThrow('Another worker is sending') // its job goes on
  expect(arrived(id)).toBe(0)

  await runSql(
    { payload },
    sql`update emails set updated_at = now() - interval '6 minutes' where id = ${id}`,
  )
  await sendEmail(payload, id)
  expect(arrived(id)).toBe(1)
})

test('a mail server in the own network is not connected to, unless the operator allows it', async () => {
  await useServer('smtp')
  vi.spyOn(env, 'ALLOW_PRIVATE_MAIL_HOSTS', 'get').mockReturnValue(false)
  const { id } = await queued()

  expect(await sendEmail(payload, id)).toMatchObject({
    kind: 'again',
    reason: expect.stringContaining('private network'),
  })

  expect(arrived(id)).toBe(0)
  expect(await read(id)).toMatchObject({ status: 'queued' })
  vi.restoreAllMocks()
})

test('a name is looked up once, and connected to where that look led', async () => {
  const lookup = vi.spyOn(dns, 'lookup')
  const host = 'localhost'
  await useServer('smtp')
  await payload.updateGlobal({
    slug: 'privateSettings',
    data: { smtpHost: host },
    overrideAccess: true, // arranges the test
  })
  const { id } = await queued()

  await sendEmail(payload, id)

  expect(arrived(id)).toBe(1)
  expect(lookup).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('a password and mails never cross the internet in clear, unless that is allowed in so many words', async () => {
  await useServer('smtp')
  const use = (data: { smtpHost: string; smtpPlainAllowed?: boolean }) =>
    payload.updateGlobal({ slug: 'privateSettings', data, overrideAccess: true }) // arranges the test
  const connect = net.connect
  // every host is this server, whatever its address says of the network it is in
  vi.spyOn(net, 'connect').mockImplementation((_host, done) =>
    connect(server.port, '127.0.0.1', done),
  )
  const { id } = await queued()

  await use({ smtpHost: '8.8.8.8' })
  expect(await sendEmail(payload, id)).toMatchObject({
    kind: 'again',
    reason: expect.stringContaining('offers no working STARTTLS'),
  })
  expect(arrived(id)).toBe(0)
  expect((await read(id)).lastError).toContain('would be sent unencrypted')

  await use({ smtpHost: '8.8.8.8', smtpPlainAllowed: true })
  await sendEmail(payload, id)
  expect(arrived(id)).toBe(1)

  await use({ smtpHost: '10.0.0.8', smtpPlainAllowed: false })
  const { id: inside } = await queued()
  await sendEmail(payload, inside)
  expect(arrived(inside)).toBe(1)
  vi.restoreAllMocks()
})

test('a bounce finds its email by the id that the mail server gave it, whatever became of ours', async () => {
  await useServer('smtp')
  const providerId = `0100019a1b2c3d4e-${randomUUID()}-000000`
  server.takeAs(`Ok ${providerId.toUpperCase()}`)
  const { id, to } = await queued({ to: `reader-${randomUUID()}@example.com` })
  await sendEmail(payload, id)
  expect(await read(id)).toMatchObject({ status: 'sent', providerId })

  const bounce = `From: MAILER-DAEMON@mx.example
To: hello@shop.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; a1-2.smtp-out.amazonses.example

Final-Recipient: rfc822; ${to}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 user unknown

--b
Content-Type: message/rfc822

Message-ID: <${providerId}@email.amazonses.com>
From: hello@shop.example
To: ${to}
Subject: We got your message

Body

--b--`
  const report = (text: string) => receiveMailReport(payload, new TextEncoder().encode(text))

  expect(await report(bounce.replace(providerId, providerId.replace('-000000', '-000001')))).toBe(
    false,
  )
  expect(await report(bounce)).toBe(true)
  expect(await read(id)).toMatchObject({
    status: 'failed',
    lastError: expect.stringContaining('5.1.1'),
  })
})

test('one connection carries mail after mail, and other settings open another', async () => {
  await useServer('smtp')
  const send = async () => {
    const { id } = await queued()
    await sendEmail(payload, id)
    expect(arrived(id)).toBe(1)
  }
  await send()
  const before = server.connections()

  await send()
  await send()
  expect(server.connections()).toBe(before)

  await payload.updateGlobal({
    slug: 'privateSettings',
    data: { smtpHost: 'localhost' },
    overrideAccess: true, // arranges the test
  })
  await send()
  expect(server.connections()).toBe(before + 1)
})

test('two mails about one ticket are one conversation, answered by people and by no machine', async () => {
  await payload.updateGlobal({
    slug: 'settings',
    data: { companyEmail: 'help@charterdesk.example' },
    overrideAccess: true, // arranges the test
  })
  await useServer('smtp')
  const ticket = await builder(payload)('tickets')
  const mails = [await queued({ ticket: ticket.id }), await queued({ ticket: ticket.id })]

  for (const { id } of mails) await sendEmail(payload, id)

  const heads = mails.map(({ id }) => {
    const text = server.received.find((mail) => mail.includes(id)) ?? ''
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim()
    return ['Auto-Submitted', 'Reply-To', 'In-Reply-To', 'References'].map(field)
  })
  const [first, second] = heads
  expect(first).toEqual([
    'auto-generated',
    'help@charterdesk.example',
    expect.stringMatching(/^<.+>$/),
    expect.stringMatching(/^<.+>$/),
  ])
  expect(second).toEqual(first)
})
