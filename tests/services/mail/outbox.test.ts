import { createServer } from 'node:http'

import { eq, type SQL, sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { campaign_recipients } from '@/src/database-schema'
import { closeSmtpPool, smtpTransport } from '@/src/email/smtp-transport'
import { MailUnreachable } from '@/src/email/transport'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import {
  endMailPause,
  MOST_TRIES,
  mailPause,
  nextTurn,
  paceOf,
} from '@/src/services/mail/outbox/pace'
import { sendQueuedEmail } from '@/src/services/mail/send-email'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { resendToFailed, sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'
import { sendFollowUps } from '@/src/services/marketing/followups/run-follow-ups'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { brokenServer, STAGES, WAYS_TO_BREAK } from '@/tests/support/mail/broken-server'
import { campaigns, fresh } from '@/tests/support/mail/campaigns'
import { startMailServer } from '@/tests/support/mail/mail-server'
import { addressees, openForMarketing, willingLead } from '@/tests/support/mail/marketing-shop'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const broken = await brokenServer()
const server = await startMailServer()
const sandbox = await startSandbox()
const user = await builder(payload)('users', { role: 'admin' })
const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
const { toList, statusOf } = campaigns(payload)

afterAll(async () => {
  closeSmtpPool()
  broken.stop()
  sandbox.stop()
  await server.stop()
})
beforeEach(async () => {
  vi.restoreAllMocks()
  broken.breakAt(null)
  server.answerWith(null)
  await endMailPause(payload)
  await openForMarketing(payload, broken.port)
})

/** What the mail sandbox says of where it takes mail. */
async function startSandbox() {
  const http = createServer((_request, answer) =>
    answer.end(JSON.stringify({ smtpPort: broken.port })),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stop: () => http.close() }
}

/** A campaign to so many people, fixed and ready to be sent. */
async function ready(count: number, data = {}) {
  const people = Array.from({ length: count }, fresh)
  for (const email of people) await willingLead(payload, email)
  const { id } = await toList(people, data)
  await sendCampaign(req, id)
  await beginCampaign(payload, id)
  return id
}

/** How each kind of mail stands when the server broke off, with the number of its tries. */
const BEFORE_DATA = { receipt: 'queued 0', campaign: 'waiting 0', followUp: 'scheduled 0' }
const AFTER_DATA = { receipt: 'queued 1', campaign: 'unknown 1', followUp: 'failed 1' }
const ALL_SENT = { receipt: 'sent 1', campaign: 'sent 1', followUp: 'sent 1' }

/** Sends by the mail sandbox, whose patience is short. */
async function useSandbox(to: typeof payload): Promise<void> {
  vi.spyOn(env, 'SANDBOX_TIMEOUT_MS', 'get').mockReturnValue(400)
  vi.spyOn(env, 'SANDBOX_URL', 'get').mockReturnValue(sandbox.url)
  closeSmtpPool()
  await to.updateGlobal({
    slug: 'privateSettings',
    data: { mailTransport: 'smtp', smtpHost: '', smtpPort: null },
    overrideAccess: true, // arranges the test
  })
}

/** A receipt, a campaign and a follow-up, each to one person. */
async function oneOfEachKind() {
  const build = builder(payload)
  const receipt = (await build('emails', { status: 'queued', template: 'receipt' })).id
  const campaign = await ready(1)
  const email = fresh()
  const lastStepAt = new Date(Date.now() - 7_200_000).toISOString()
  const { id: lead } = await willingLead(payload, email, { lastStepAt })
  const template = (await build('emailTemplates')).id
  const { id: rule } = await build('followupCampaigns', { emailTemplate: template })
  const due = { campaign: rule, lead, email, episode: lastStepAt.slice(0, -1) }
  const followUp = (await build('followupSchedules', due)).id
  const noon = new Date()
  noon.setUTCHours(17, 0, 0, 0) // in New York
  const of = (table: SQL, id: string) =>
    sql`(select status || ' ' || attempts::int from ${table} where id = ${id})`
  return {
    send: async () => {
      await sendQueuedEmail(payload, receipt, async () => [])
      await sendLane(payload, campaign, 5000)
      await sendFollowUps(payload, { forMs: 5000, clock: () => noon })
    },
    areDue: async () => {
      await endMailPause(payload)
      await allAreDue(campaign)
      await runSql(
        { payload },
        sql`update followup_schedules set scheduled_at = now() where id = ${followUp}`,
      )
    },
    rows: async () => {
      const [row] = await runSql(
        { payload },
        sql`select ${of(sql`emails`, receipt)} as receipt, ${of(sql`followup_schedules`, followUp)} as "followUp",
          (select status || ' ' || attempts::int from campaign_recipients where campaign_id = ${campaign}) as campaign`,
      )
      return row
    },
  }
}

const allAreDue = (id: string) =>
  runSql({ payload }, sql`update campaign_recipients set due_at = now() where campaign_id = ${id}`)

describe('a mail server that breaks off', () => {
  const cases = STAGES.flatMap((stage) => WAYS_TO_BREAK.map((how) => ({ stage, how })))

  test.each(cases)(
    'and $how before its answer to $stage is sent no marketing mail twice, and loses no other',
    async ({ stage, how }) => {
      await useSandbox(payload)
      const mails = await oneOfEachKind()
      const before = broken.taken()
      broken.breakAt(stage, how)

      await mails.send()
      const isReached = stage === 'content'
      expect(await mails.rows()).toEqual(isReached ? AFTER_DATA : BEFORE_DATA)

      broken.breakAt(null)
      await mails.areDue()
      await mails.send()
      expect(await mails.rows()).toEqual(
        isReached ? { ...AFTER_DATA, receipt: 'sent 2' } : ALL_SENT,
      )
      expect(broken.taken() - before).toBe(isReached ? 1 : 3)
    },
  )

  test('that does not begin with TLS is named as such, and no mail is counted as out', async () => {
    const at = { host: '127.0.0.1', port: broken.port, secure: true, user: null, password: null }
    const failure = smtpTransport(async () => at).send({
      from: { name: 'Desk', address: 'desk@example.com' },
      to: 'ada@example.com',
      subject: 'a',
      html: 'a',
      text: 'a',
      messageId: '<tls@example.com>',
      headers: {},
      attachments: [],
    })

    await expect(failure).rejects.toThrow('does not begin with TLS')
    await expect(failure).rejects.toBeInstanceOf(MailUnreachable)
  })

  test('pauses a campaign after some in a row without burning anyone, and it goes on by itself', async () => {
    const id = await ready(12)
    broken.breakAt('RCPT')

    await sendLane(payload, id, 20_000)

    expect(await mailPause(payload)).toBeInstanceOf(Date)
    expect(await progressOf({ payload }, id)).toEqual({ waiting: 12 })
    expect(await sendLane(payload, id, 20_000)).toBe(0)
    expect(await finishCampaign(payload, id)).toBe(false)

    broken.breakAt(null)
    await runSql({ payload }, sql`delete from rate_limits where key like 'mail-pause%'`)
    await allAreDue(id)
    await sendLane(payload, id, 20_000)
    await finishCampaign(payload, id)
    expect(await progressOf({ payload }, id)).toEqual({ sent: 12 })
    expect(await mailPause(payload)).toBeNull()
  })

  test('after the content burns no more recipients than the pause needs', async () => {
    const id = await ready(12)
    broken.breakAt('content')

    await sendLane(payload, id, 20_000)

    expect(await progressOf({ payload }, id)).toEqual({ unknown: 5, waiting: 7 })
  })

  test('has the jobs of other mails wait as well, and costs them no try', async () => {
    broken.breakAt('greeting')
    const mails = await Promise.all(
      Array.from({ length: 7 }, () => builder(payload)('emails', { status: 'queued' })),
    )
    for (const { id } of mails) await sendQueuedEmail(payload, id, async () => [])

    const waiting = await runSql(
      { payload },
      sql`select data->>'emailId' as id, start_after > now() as later from pgboss.job
          where name = 'send-email' and data->>'emailId' in ${mails.map(({ id }) => id)}`,
    )
    expect(waiting).toHaveLength(7)
    expect(waiting.every(({ later }) => later === true)).toBe(true)
    const tries = await runSql(
      { payload },
      sql`select sum(attempts)::int as tries from emails where id in ${mails.map(({ id }) => id)}`,
    )
    expect(tries).toEqual([{ tries: 0 }])
  })
})

describe('a pace', () => {
  test('of every whole number from 1 to 600 a minute is kept by the real table', async () => {
    for (let perMinute = 1; perMinute <= 600; perMinute += 1) {
      const { points, seconds } = paceOf(perMinute)
      expect((points * 60) / seconds).toBeLessThanOrEqual(perMinute + 1e-9)
      expect((points * 60) / seconds).toBeGreaterThan(perMinute * 0.98)
      const end = Date.now() + 20_000
      expect(await nextTurn(payload, 'every pace', perMinute, end)).toBe(true)
      if (perMinute < 60) {
        expect(await nextTurn(payload, 'every pace', perMinute, Date.now() + 100)).toBe(false)
      }
    }
  })

  test('above that is a number a second', () => {
    expect(paceOf(6000)).toEqual({ points: 100, seconds: 1 })
  })
})

test('a recipient who cannot be prepared is given up in the end, and the campaign ends', async () => {
  const id = await ready(2)
  const db = await databaseOf({ payload })
  const [one] = await db
    .select()
    .from(campaign_recipients)
    .where(eq(campaign_recipients.campaign, id))
  const dedupeKey = `campaign:${id}:${one?.email}`
  await builder(payload)('emails', { dedupeKey, kind: 'marketing', status: 'sent' }) // another's

  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await allAreDue(id)
    await sendLane(payload, id, 20_000)
  }

  expect(await progressOf({ payload }, id)).toEqual({ failed: 1, sent: 1 })
  await finishCampaign(payload, id)
  expect(await statusOf(id)).toBe('sent')
})

test('one claim takes one recipient, whatever the planner thinks of the table', async () => {
  await runSql({ payload }, sql`analyze campaign_recipients`)
  const id = await ready(30)

  await sendLane(payload, id, 0)
  await sendLane(payload, id, 1)

  const { sent = 0, waiting = 0 } = await progressOf({ payload }, id)
  expect(sent).toBeLessThanOrEqual(2)
  expect(sent + waiting).toBe(30)
})

test('a receipt goes out while a campaign is sent by many workers, which send each mail once', async () => {
  await openForMarketing(payload, server.port)
  const before = server.received.length
  const id = await ready(60)
  const { id: receipt } = await builder(payload)('emails', { status: 'queued' })

  const lanes = Promise.all([1, 2, 3, 4].map(() => sendLane(payload, id, 60_000)))
  await sendQueuedEmail(payload, receipt, async () => [])
  const { waiting = 0 } = await progressOf({ payload }, id)
  await lanes

  expect(waiting).toBeGreaterThan(0)
  expect(await progressOf({ payload }, id)).toEqual({ sent: 60 })
  expect(new Set(addressees(server.received.slice(before))).size).toBe(61)
  expect(server.received.length - before).toBe(61)
})

test('a mail that is sent again after a refusal has links that work', async () => {
  await openForMarketing(payload, server.port)
  const id = await ready(1, { content: '<p><a href="https://example.org/offer">See it</a></p>' })
  server.answerWith(552)
  await sendLane(payload, id, 20_000)
  await finishCampaign(payload, id)
  expect(await progressOf({ payload }, id)).toEqual({ failed: 1 })
  server.answerWith(null)

  await resendToFailed(req, id)
  await sendLane(payload, id, 20_000)

  const mail = (server.received.at(-1) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  expect(mail).toContain('/api/marketing/click?')
  expect(mail).not.toContain('link-hidden')
})
