import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { bounceMail, complaintMail } from '@/sandbox/mail/reports'
import { env } from '@/src/lib/env'
import { serveApi } from '@/src/lib/http/serve-api'
import { newsAddresses } from '@/src/services/mail/news/news-addresses'
import { momentOf } from '@/src/services/mail/news/record-event'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

async function sent(changes: object = {}) {
  const to = `reader-${nextSerial()}@example.com`
  const providerId = `pulse-${nextSerial()}`
  const { id } = await builder(payload)('emails', {
    to,
    status: 'sent',
    sentAt: new Date().toISOString(),
    sentVia: 'sendpulse',
    providerId,
    ...changes,
  })
  return { id, to, providerId }
}

async function post(address: string, body: string, type: string) {
  const answer = await serveApi(
    new Request(address, { method: 'POST', headers: { 'content-type': type }, body }),
  )
  return { status: answer.status, body: await answer.json() }
}

const tell = (events: unknown, address = newsAddresses().sendpulse) =>
  post(address, typeof events === 'string' ? events : JSON.stringify(events), 'application/json')

const bounced = ({ to, providerId }: { to: string; providerId: string }, changes: object = {}) => ({
  event: 'not_delivered',
  message_id: providerId,
  recipient: to,
  timestamp: Math.floor(Date.now() / 1000),
  smtp_server_response: '550 5.1.1 No such user',
  ...changes,
})

async function reasons(email: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'suppressions',
    where: { email: { equals: email } },
    ...everything,
  })
  return docs.map(({ reason }) => reason)
}

const events = (mail: string) =>
  payload.find({ collection: 'mailEvents', where: { mail: { equals: mail } }, ...everything })

test('a bounce that SendPulse tells of counts once, however often it is told', async () => {
  const mail = await sent()

  const answers = [await tell([bounced(mail), bounced(mail)]), await tell([bounced(mail)])]

  expect(answers.map(({ body }) => body)).toEqual([{ recorded: 1 }, { recorded: 0 }])
  expect(await reasons(mail.to)).toEqual(['bounced'])
  expect((await events(mail.id)).totalDocs).toBe(1)
})

test('what is told of a mail that is none of ours, or of another address, counts for nothing', async () => {
  const [mail, other] = [await sent(), await sent({ sentVia: 'smtp' })]
  const victim = await sent()

  const { body } = await tell([
    bounced({ to: mail.to, providerId: 'unknown' }),
    bounced({ to: victim.to, providerId: mail.providerId }),
    bounced(other),
  ])

  expect(body).toEqual({ recorded: 0 })
  for (const { to } of [mail, other, victim]) expect(await reasons(to)).toEqual([])
})

test('three mails that bounce for now suppress marketing; one told three times does not', async () => {
  const full = { smtp_server_response: '452 4.2.2 Mailbox full' }
  const first = await sent()
  for (const minute of [1, 2, 3]) {
    await tell([
      bounced(first, { ...full, timestamp: Math.floor(Date.now() / 1000) - minute * 60 }),
    ])
  }
  expect(await reasons(first.to)).toEqual([])

  const { to } = first
  for (const mail of [await sent({ to }), await sent({ to })]) {
    await tell([bounced({ ...mail, to }, full)])
  }
  expect(await reasons(to)).toEqual(['soft_bounced'])
})

test.each([
  ['a secret that is wrong', (right: string) => right.replace(/.{4}$/, 'AAAA')],
  ['no secret', (right: string) => right.replace(/[^/]+$/, 'x')],
  [
    'the secret of bounce mails',
    () => newsAddresses().bounces.replace('bounces/', 'events/sendpulse/'),
  ],
])('%s opens nothing', async (_, address) => {
  const mail = await sent()

  expect((await tell([bounced(mail)], address(newsAddresses().sendpulse))).status).toBe(404)
  expect(await reasons(mail.to)).toEqual([])
})

test.each(['', '{}', 'null', '{"a":', '"text"'])(
  '%j is refused, not an error of ours',
  async (body) => {
    expect((await tell(body)).status).toBe(400)
  },
)

test('a mail that holds what no text may hold is refused', async () => {
  expect((await handOn('Subject: \u0000')).status).toBe(400)
})

test.each([
  [[{ ...bounced({ to: 'a@b.example', providerId: 'x' }), message_id: 'a\u0000' }], 0],
  [[null, 7, 'x', {}, []], 0],
  [[{ event: 'x'.repeat(5000), message_id: {}, recipient: [] }], 0],
])('rubbish among the events is left out: %j', async (body, recorded) => {
  expect(await tell(body)).toEqual({ status: 200, body: { recorded } })
})

test('a time that cannot be true is now', () => {
  const now = Date.UTC(2026, 10, 22)

  expect(momentOf(Date.UTC(2099, 0, 1), now).getTime()).toBe(now)
  expect(momentOf(0, now).getTime()).toBe(now)
  expect(momentOf(null, now).getTime()).toBe(now)
  expect(momentOf(now - 5000, now).getTime()).toBe(now - 5000)
})

const { hostname } = new URL(env.SITE_URL)

const received = (mail: { id: string; to: string }) => ({
  way: 'smtp' as const,
  id: mail.id,
  to: mail.to,
  subject: 'Your receipt',
  html: '',
  raw: `Message-ID: <${mail.id}@${hostname}>\r\nSubject: Your receipt\r\n\r\nHello`,
  unsubscribe: null,
})

const handOn = (raw: string, address = newsAddresses().bounces) =>
  post(address, raw, 'message/rfc822')

test('a bounce mail suppresses the address that the mail went to', async () => {
  const mail = await sent({ sentVia: 'smtp', providerId: null })

  expect((await handOn(bounceMail(received(mail), 'bounce'))).body).toEqual({ recorded: true })

  expect(await reasons(mail.to)).toEqual(['bounced'])
  expect(
    await payload.findByID({ collection: 'emails', id: mail.id, ...everything }),
  ).toMatchObject({ status: 'failed', lastError: expect.stringContaining('5.1.1') })
})

test('a complaint suppresses the address, and leaves the mail sent', async () => {
  const mail = await sent({ sentVia: 'smtp' })

  await handOn(complaintMail(received(mail)))

  expect(await reasons(mail.to)).toEqual(['complained'])
  expect(
    await payload.findByID({ collection: 'emails', id: mail.id, ...everything }),
  ).toMatchObject({ status: 'sent' })
})

test('a report about a mail that we did not send, or to someone else, counts for nothing', async () => {
  const [waiting, mail, victim] = [
    await sent({ status: 'queued', sentAt: null }),
    await sent(),
    await sent(),
  ]

  for (const raw of [
    bounceMail(received(waiting), 'bounce'),
    bounceMail({ ...received(mail), to: victim.to }, 'bounce'),
    bounceMail({ ...received(mail), raw: 'Message-ID: <x@y>\r\n\r\n' }, 'bounce'),
    'Subject: Out of office\r\n\r\nBack on Monday',
    '',
    '\u0001',
  ]) {
    expect(await handOn(raw)).toEqual({ status: 200, body: { recorded: false } })
  }
  for (const { to } of [waiting, mail, victim]) expect(await reasons(to)).toEqual([])
})
