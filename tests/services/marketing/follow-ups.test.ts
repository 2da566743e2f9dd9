import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOf } from '@/src/domain/vocabulary/relation'
import { hashToken, randomToken } from '@/src/lib/secrets'
import type { FollowupCampaign, FollowupSchedule } from '@/src/payload-types'
import { readResumeLink } from '@/src/services/checkout/resume-link'
import { recover } from '@/src/services/mail/outbox/send-in-turn'
import { planFollowUps } from '@/src/services/marketing/followups/plan-follow-ups'
import {
  FOLLOW_UPS,
  processedText,
  processFollowUps,
  sendFollowUps,
} from '@/src/services/marketing/followups/run-follow-ups'
import { checkoutUrlOf } from '@/src/services/marketing/people/template-values'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { expectIndexed } from '@/tests/support/lists/plans-of'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { addressees, openForMarketing, willingLead } from '@/tests/support/mail/marketing-shop'
import { rounds } from '@/tests/support/suite/sample'

let payload: Payload
let server: MailServer
let before = 0

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const HOUR = 3_600_000

/** Noon in New York, when no one there is asleep. */
function noon(): Date {
  const moment = new Date()
  moment.setUTCHours(17, 0, 0, 0)
  return moment
}

const send = (clock = noon) => sendFollowUps(payload, { clock, forMs: 150_000 })

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

beforeAll(async () => {
  payload = await testPayload()
  server = await startMailServer()
  await openForMarketing(payload, server.port)
})

beforeEach(async () => {
  before = server.received.length
  server.answerWith(null)
  await payload.update({
    collection: 'followupCampaigns',
    where: {},
    data: { isActive: false },
    ...everything,
  })
})

afterAll(() => server.stop())

const got = () => addressees(server.received.slice(before))
const fresh = () => `follow-${nextSerial()}@example.com`

const followUp = async (
  data: Partial<FollowupCampaign> = {},
  content = '<p>Hi {{ first_name | default: "there" }}</p><a href="{{ checkout_url }}">Go on</a>',
) => {
  const template = await builder(payload)('emailTemplates', { content, subject: 'Still there?' })
  return builder(payload)('followupCampaigns', { emailTemplate: template.id, ...data })
}

const scheduleOf = async (email: string): Promise<FollowupSchedule | undefined> => {
  const { docs } = await payload.find({
    collection: 'followupSchedules',
    where: { email: { equals: email } },
    ...everything,
  })
  return docs[0]
}

/** A lead who left the checkout so long ago. */
const abandoned = (hours: number, lead: object = {}) => {
  const email = fresh()
  return willingLead(payload, email, { lastStepAt: hoursAgo(hours), ...lead }).then(() => email)
}

/** The draft that someone left in the checkout; gives its key. */
const leftDraft = async (email: string): Promise<string> => {
  const token = randomToken()
  await payload.create({
    collection: 'checkoutDrafts',
    data: {
      tokenHash: hashToken(token),
      kind: 'formation',
      step: 'state',
      answers: { email },
      expiresAt: new Date(Date.now() + 24 * HOUR).toISOString(),
    },
    ...everything,
  })
  return token
}

/** The links into a checkout that a mail to someone carries, without what a mail wraps lines with. */
const resumeTokensOf = (email: string): string[] => {
  const raw = server.received.slice(before).find((mail) => mail.includes(email)) ?? ''
  const links = raw.replace(/=\r?\n/g, '').matchAll(/checkout\/resume\?token=3D([\w.%-]+)/g)
  return [...links].map(([, token]) => decodeURIComponent(token ?? ''))
}

describe('an abandoned checkout', () => {
  test('is followed up once, when the delay is over, and not before', async () => {
    await followUp({ delayHours: 24 })
    const [due, early, ancient] = [
      await abandoned(25),
      await abandoned(23),
      await abandoned(24 * 30),
    ]

    await planFollowUps(payload)
    await planFollowUps(payload)

    expect(await scheduleOf(due)).toMatchObject({ status: 'scheduled', attempts: 0 })
    expect(await scheduleOf(early)).toBeUndefined()
    expect(await scheduleOf(ancient)).toBeUndefined()
  })

  test('is mailed, with a link that opens its draft', async () => {
    await followUp({ delayHours: 1 })
    const email = await abandoned(2)
    const token = await leftDraft(email)
    await planFollowUps(payload)

    await send()

    expect(got()).toContain(email)
    expect(await scheduleOf(email)).toMatchObject({ status: 'sent', attempts: 1 })
    const [sealed] = resumeTokensOf(email)
    expect(readResumeLink(sealed ?? '', new Date())).toMatchObject({
      hash: hashToken(token),
      kind: 'formation',
    })
  })

  test('gives the key of its draft to its reader, whatever the template does with the link', async () => {
    await followUp(
      { delayHours: 1 },
      [
        '<a href="{{ checkout_url }}">Go on</a>',
        '<p>{{ checkout_url | split: "?" | last }}</p>',
        '<p>{{ checkout_url | split: "" | reverse | join: "" }}</p>',
        '<img src="https://elsewhere.example/?u={{ checkout_url }}" alt="">',
      ].join(''),
    )
    const email = await abandoned(2)
    await leftDraft(email)
    await planFollowUps(payload)

    await send()

    const sealed = resumeTokensOf(email)
    expect(sealed).toHaveLength(2) // the button, and what the plain part says of it
    const { mail } = (await scheduleOf(email)) ?? {}
    const stored = await payload.findByID({
      collection: 'emails',
      id: idOf(mail) ?? '',
      ...everything,
    })
    const words = [stored.subject, stored.html, stored.text].join(' ')
    const key = encodeURIComponent(sealed[0] ?? '')
    for (const piece of [key, [...key].reverse().join('')]) expect(words).not.toContain(piece)
  })

  test('finds its draft by an index among thousands', async () => {
    const { pool } = payload.db
    await pool.query(
      `insert into checkout_drafts (token_hash, step, answers, expires_at)
        select 'many-' || g, 'state', jsonb_build_object('email', 'many-' || g || '@example.com'),
          now() + interval '1 day' from generate_series(1, 5000) g`,
    )
    await pool.query('analyze checkout_drafts')

    const lead = { lead: 'one', trigger: 'abandoned_checkout' }
    await expectIndexed(payload, 'checkout_drafts', [lead], () =>
      checkoutUrlOf(payload, { email: fresh(), lead: lead.lead }, lead.trigger),
    )
    await pool.query(`delete from checkout_drafts where token_hash like 'many-%'`)
  })

  test.each([
    ['bought', { converted: true }, 'Already bought'],
    [
      'went on with the checkout',
      { lastStepAt: new Date().toISOString() },
      'Went on with the checkout',
    ],
  ])('is left alone once they %s', async (_words, data, reason) => {
    await followUp({ delayHours: 1 })
    const email = await abandoned(2)
    await planFollowUps(payload)
    await payload.update({
      collection: 'leads',
      where: { email: { equals: email } },
      data,
      ...everything,
    })

    await send()

    expect(got()).toEqual([])
    expect(await scheduleOf(email)).toMatchObject({ status: 'cancelled', reason })
  })

  test('is left alone once they unsubscribed, or wrote to us', async () => {
    await followUp({ delayHours: 1 })
    const [gone, wrote] = [await abandoned(2), await abandoned(2)]
    await planFollowUps(payload)
    await builder(payload)('suppressions', { email: gone, reason: 'unsubscribed' })
    await builder(payload)('tickets', { requesterEmail: wrote })

    await send()

    expect(got()).toEqual([])
    expect(await scheduleOf(gone)).toMatchObject({ status: 'cancelled', reason: 'Unsubscribed' })
    expect(await scheduleOf(wrote)).toMatchObject({ status: 'cancelled', reason: 'Wrote to us' })
  })

  test.each([
    ['customer', 'cancelled'],
    ['staff', 'sent'],
  ] as const)('after a word of the %s in an old ticket it is %s', async (authorKind, status) => {
    await followUp({ delayHours: 1 })
    const email = await abandoned(2)
    await planFollowUps(payload)
    const createdAt = '2020-01-01T00:00:00.000Z'
    const ticket = await builder(payload)('tickets', { requesterEmail: email, createdAt })
    await builder(payload)('ticketMessages', { ticket: ticket.id, authorKind })

    await send()

    expect(await scheduleOf(email)).toMatchObject({ status })
  })

  test('is left out while the follow-up or its template is off', async () => {
    const { id } = await followUp({ delayHours: 1 })
    const email = await abandoned(2)
    await planFollowUps(payload)
    await payload.update({
      collection: 'followupCampaigns',
      id,
      data: { isActive: false },
      ...everything,
    })

    await send()

    expect(await scheduleOf(email)).toMatchObject({
      status: 'skipped',
      reason: 'The follow-up is switched off',
    })
  })
})

test('an account without a phone is followed up, one that is complete is not', async () => {
  await followUp({ triggerEvent: 'incomplete_profile', delayHours: 1 })
  const [lacking, whole] = [fresh(), fresh()]
  await builder(payload)('users', { email: lacking, phone: '', createdAt: hoursAgo(2) })
  await builder(payload)('users', { email: whole, phone: '+13075550142', createdAt: hoursAgo(2) })

  await planFollowUps(payload)

  expect(await scheduleOf(lacking)).toMatchObject({ episode: 'profile' })
  expect(await scheduleOf(whole)).toBeUndefined()
})

test('a customer who was not seen for that time is followed up, once for each absence', async () => {
  await followUp({ triggerEvent: 'no_activity', delayHours: 48 })
  const email = fresh()
  await builder(payload)('users', { email, lastSeenAt: hoursAgo(50) })

  await planFollowUps(payload)
  await planFollowUps(payload)

  expect(await scheduleOf(email)).toMatchObject({ status: 'scheduled' })
})

test('nobody is mailed at night by their own clocks: it waits until eight', async () => {
  await followUp({ delayHours: 1 })
  const email = await abandoned(2, { phone: '+4930901820' })
  await planFollowUps(payload)
  const night = new Date()
  night.setUTCHours(22, 30, 0, 0) // half past eleven in Berlin

  await send(() => night)

  expect(got()).not.toContain(email)
  expect(await scheduleOf(email)).toMatchObject({
    status: 'scheduled',
    attempts: 0,
    reason: 'Waits until 8 AM where they are',
  })
})

test('somebody gets one marketing mail a day, the next one waits', async () => {
  await followUp({ delayHours: 1 })
  await followUp({ delayHours: 2 })
  const email = await abandoned(3)
  await planFollowUps(payload)

  await send()

  expect(got().filter((to) => to === email)).toEqual([email])
  const { docs } = await payload.find({
    collection: 'followupSchedules',
    where: { email: { equals: email } },
    sort: 'status',
    ...everything,
  })
  expect(docs.map(({ status }) => status).sort()).toEqual(['scheduled', 'sent'])
  expect(await mailsTo(payload, email)).toHaveLength(1)
})

test('a refusal for now is tried again, and one for good is failed with its reason', async () => {
  await followUp({ delayHours: 1 })
  const [soft, hard] = [await abandoned(2), await abandoned(2)]
  await planFollowUps(payload)
  server.answerWith(451)
  await send()
  server.answerWith(null)
  expect(await scheduleOf(soft)).toMatchObject({ status: 'scheduled', attempts: 1 })

  await payload.update({
    collection: 'followupSchedules',
    where: { email: { equals: hard } },
    data: { scheduledAt: hoursAgo(1) },
    ...everything,
  })
  server.answerWith(552)
  await send()
  server.answerWith(null)

  const failed = await scheduleOf(hard)
  expect(failed).toMatchObject({ status: 'failed', attempts: 2 })
  expect(failed?.lastError).toContain('Refused')
})

test('what a worker held that died goes on, unless it may have gone out', async () => {
  const made = async (mail: string | null) =>
    (
      await builder(payload)('followupSchedules', {
        status: 'sending',
        mail,
        scheduledAt: hoursAgo(-9),
      })
    ).id
  const sending = await builder(payload)('emails', { kind: 'marketing', status: 'sending' })
  const [safe, unsafe] = [await made(null), await made(sending.id)]

  await recover(payload, FOLLOW_UPS, '0 seconds')

  const status = async (id: string) =>
    (await payload.findByID({ collection: 'followupSchedules', id, ...everything })).status
  expect(await status(safe)).toBe('scheduled')
  expect(await status(unsafe)).toBe('failed')
})

describe('process now', () => {
  test('sends what is due, and says how many', async () => {
    await followUp({ delayHours: 1 })
    const email = await abandoned(2)

    const words = await processFollowUps(payload, noon)

    expect(got()).toContain(email)
    expect(words).toMatch(/^Follow-up emails processed successfully! [1-9]\d* sent/)
  })

  test('says when nothing was due', () => {
    const nothing = { sent: 0, failed: 0, cancelled: 0, skipped: 0, later: 0 }

    expect(processedText(nothing, 0)).toBe(
      'Follow-up emails processed successfully! Nothing was due.',
    )
    expect(processedText({ ...nothing, sent: 2, failed: 1, skipped: 1, later: 3 }, 4)).toBe(
      'Follow-up emails processed successfully! 2 sent, 1 failed, 1 left out, 3 waiting for a better time, 4 more on the way.',
    )
  })
})

test('four workers send what is due to many, each once', { timeout: 200_000 }, async () => {
  await followUp({ delayHours: 1 })
  const list: string[] = []
  for (let one = 0; one < rounds(100, 32); one += 1) list.push(await abandoned(2))
  await planFollowUps(payload)

  await Promise.all(Array.from({ length: 4 }, () => send()))

  expect(got().filter((to) => list.includes(to))).toEqual([...list].sort())
})
