import { eq, sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { campaign_recipients } from '@/src/database-schema'
import { closeSmtpPool, smtpTransport } from '@/src/email/smtp-transport'
import { MailUncertain, MailUnreachable } from '@/src/email/transport'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { nextTurn, paceOf } from '@/src/services/mail/outbox/pace'
import { endMailPause, mailPause } from '@/src/services/mail/outbox/pause'
import { MOST_TRIES } from '@/src/services/mail/outbox/retry'
import { sendQueuedEmail } from '@/src/services/mail/send-email'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { resendToFailed, sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { brokenServer, STAGES, WAYS_TO_BREAK } from '@/tests/support/mail/broken-server'
import { campaigns, fresh } from '@/tests/support/mail/campaigns'
import { startMailServer } from '@/tests/support/mail/mail-server'
import { openForMarketing, willingLead } from '@/tests/support/mail/marketing-shop'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const broken = await brokenServer()
const server = await startMailServer()
const user = await builder(payload)('users', { role: 'admin' })
const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
const { toList, statusOf } = campaigns(payload)

afterAll(async () => {
  closeSmtpPool()
  broken.stop()
  await server.stop()
})
beforeEach(async () => {
  broken.breakAt(null)
  server.answerWith(null)
  await endMailPause(payload)
  await openForMarketing(payload, broken.port)
})

/** A campaign to so many people, fixed and ready to be sent. */
async function ready(count: number, data = {}) {
  const people = Array.from({ length: count }, fresh)
  for (const email of people) await willingLead(payload, email)
  const { id } = await toList(people, data)
  await sendCampaign(req, id)
  await beginCampaign(payload, id)
  return id
}

const allAreDue = (id: string) =>
  runSql({ payload }, sql`update campaign_recipients set due_at = now() where campaign_id = ${id}`)

describe('a mail server that breaks off', () => {
  const cases = STAGES.flatMap((stage) => WAYS_TO_BREAK.map((how) => ({ stage, how })))

  test.each(cases)(
    'and $how before its answer to $stage may have the mail only after DATA',
    async ({ stage, how }) => {
      vi.spyOn(env, 'SANDBOX_TIMEOUT_MS', 'get').mockReturnValue(400)
      closeSmtpPool()
      const at = { host: '127.0.0.1', port: broken.port, secure: false, user: null, password: null }
      const transport = smtpTransport(async () => ({ ...at, isSandbox: true }))
      const mail = {
        from: { name: 'Desk', address: 'desk@example.com' },
        to: 'ada@example.com',
        subject: 'News',
        html: '<p>a</p>',
        text: 'a',
        messageId: `<${stage}-${how}@example.com>`,
        headers: {},
        attachments: [],
      }
      broken.breakAt(stage, how)

      const failure = await transport.send(mail).catch((error: unknown) => error)

      expect(failure).toBeInstanceOf(stage === 'content' ? MailUncertain : MailUnreachable)
      vi.restoreAllMocks()
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
