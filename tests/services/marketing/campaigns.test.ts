import { eq } from 'drizzle-orm'

import { beforeEach, describe, expect, test } from 'vitest'

import { campaign_recipients, emails } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { recover } from '@/src/services/mail/outbox/send-in-turn'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import {
  cancelCampaign,
  momentOf,
  pauseCampaign,
  resendToFailed,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
} from '@/src/services/marketing/campaigns/change-campaign'
import { exclusionsOf, progressOf } from '@/src/services/marketing/campaigns/figures'
import { runCampaigns } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendTest, sendToEveryone } from '@/src/services/marketing/campaigns/send-function'
import { RECIPIENTS, sendLane } from '@/src/services/marketing/campaigns/send-lane'
import { builder } from '@/tests/support/builders'
import { fresh, marketingDesk, PATIENCE_MS } from '@/tests/support/mail/campaigns'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { addressees, willingLead } from '@/tests/support/mail/marketing-shop'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const { payload, server, req, campaign, toList, toWilling, statusOf, sendAll } =
  await marketingDesk()

beforeEach(() => server.answerWith(null))
const since = (count: number) => server.received.slice(count)

describe('a campaign', () => {
  test('goes once to everyone on its list who may be mailed, and says why not to the others', async () => {
    const before = server.received.length
    const [willing, unasked, gone] = [fresh(), fresh(), fresh()]
    await willingLead(payload, willing)
    await willingLead(payload, gone)
    await builder(payload)('suppressions', { email: gone, reason: 'unsubscribed' })
    const { id } = await toList([willing, unasked, gone, willing])

    await sendCampaign(req, id)
    await sendAll(id)

    expect(addressees(since(before))).toEqual([willing])
    expect(await exclusionsOf({ payload }, id)).toEqual(
      expect.arrayContaining([
        { reason: 'Has not agreed to marketing email', count: 1 },
        { reason: 'Unsubscribed', count: 1 },
      ]),
    )
    expect(
      await payload.findByID({ collection: 'emailCampaigns', id, ...everything }),
    ).toMatchObject({
      status: 'sent',
      recipientCount: 3,
      sentCount: 1,
      excludedCount: 2,
    })
    const [mail = ''] = since(before)
    expect(mail).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
    expect(mail).toContain('1 Main Street')
  })

  test('names the lead and the place of a value that is missing, and sends nothing', async () => {
    const before = server.received.length
    const email = fresh()
    await willingLead(payload, email, { lastName: '' })
    const { id } = await toList([email], { content: '<p>Hi</p>\n<p>{{ last_name }}</p>' })

    await sendCampaign(req, id)
    await sendAll(id)

    const stopped = await payload.findByID({ collection: 'emailCampaigns', id, ...everything })
    expect(stopped.status).toBe('failed')
    expect(stopped.problem).toContain(
      `For ${email}: {{ last_name }} is not known (content, line 2)`,
    )
    expect(since(before)).toEqual([])
  })

  test('is not sent to who unsubscribes or buys after it began', async () => {
    const before = server.received.length
    const [stays, leaves, buys] = [fresh(), fresh(), fresh()]
    const chosen = (await builder(payload)('packages')).id // leads of other tests got a mail today
    for (const email of [stays, leaves, buys])
      await willingLead(payload, email, { source: 'moment', selectedPackage: chosen })
    const { id } = await campaign({ audience: 'leads_open', leadFilter: { package: chosen } })
    await sendCampaign(req, id)
    await beginCampaign(payload, id)
    await builder(payload)('suppressions', { email: leaves, reason: 'unsubscribed' })
    await payload.update({
      collection: 'leads',
      where: { email: { equals: buys } },
      data: { converted: true },
      ...everything,
    })

    await sendAll(id)

    const got = addressees(since(before))
    expect(got).toContain(stays)
    expect(got).not.toContain(leaves)
    expect(got).not.toContain(buys)
    expect(await exclusionsOf({ payload }, id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'Unsubscribed' }),
        { reason: 'Already bought', count: 1 },
      ]),
    )
    expect(await mailsTo(payload, leaves)).toMatchObject([
      { status: 'skipped', lastError: 'Not sent: unsubscribed' },
    ])
    expect(await statusOf(id)).toBe('sent')
    expect(await progressOf({ payload }, id)).not.toHaveProperty('failed')
    await expect(resendToFailed(req, id)).rejects.toThrow('No email of this campaign failed')
  })

  test('that is paused takes nobody, goes on when resumed, and ends when cancelled', async () => {
    const before = server.received.length
    const list = [fresh(), fresh(), fresh()]
    for (const email of list) await willingLead(payload, email)
    const { id } = await toList(list)
    await sendCampaign(req, id)
    await beginCampaign(payload, id)
    await pauseCampaign(req, id)

    expect(await sendLane(payload, id, 1000)).toBe(0)
    expect(since(before)).toEqual([])

    await resumeCampaign(req, id)
    const db = await databaseOf({ payload })
    await db
      .update(campaign_recipients)
      .set({ dueAt: new Date(Date.now() + 3_600_000).toISOString() })
      .where(eq(campaign_recipients.email, list[2] ?? ''))
    expect(await sendLane(payload, id, PATIENCE_MS)).toBe(2)
    await cancelCampaign(req, id)
    await sendAll(id)

    expect(since(before)).toHaveLength(2)
    expect(await progressOf({ payload }, id)).toEqual({ sent: 2, cancelled: 1 })
    expect(await statusOf(id)).toBe('cancelled')
    await expect(resumeCampaign(req, id)).rejects.toThrow('This campaign is canceled')
  })

  test('refused by the mail server for good is failed, and can be sent again', async () => {
    const before = server.received.length
    const { id, email } = await toWilling()
    await sendCampaign(req, id)
    server.answerWith(552)
    await sendAll(id)
    server.answerWith(null)
    expect(await statusOf(id)).toBe('failed')

    await resendToFailed(req, id)
    await sendAll(id)

    expect(addressees(since(before))).toEqual([email])
    expect(await statusOf(id)).toBe('sent')
    await expect(sendCampaign(req, id)).rejects.toThrow('This campaign is sent')
    await expect(resendToFailed(req, id)).rejects.toThrow('No email of this campaign failed')
  })

  test('refused for now waits, and goes out later', async () => {
    const { id } = await toWilling()
    await sendCampaign(req, id)
    server.answerWith(451)
    await sendAll(id)
    server.answerWith(null)

    expect(await progressOf({ payload }, id)).toEqual({ waiting: 1 })
    expect(await statusOf(id)).toBe('sending')
    await cancelCampaign(req, id)
  })

  test('that begins at a time begins then', async () => {
    const { id } = await toWilling()
    await scheduleCampaign(req, id, { at: '2027-01-05T09:00', timeZone: 'America/New_York' })
    await runCampaigns(payload)
    expect(await statusOf(id)).toBe('scheduled')

    await payload.update({
      collection: 'emailCampaigns',
      id,
      data: { scheduledAt: new Date(Date.now() - 1000).toISOString() },
      ...everything,
    })
    await runCampaigns(payload)

    expect(await statusOf(id)).toBe('sending')
    await sendAll(id)
    expect(await statusOf(id)).toBe('sent')
  })
})

test('eight lanes send two hundred mails, each once', { timeout: 200_000 }, async () => {
  const before = server.received.length
  const list = Array.from({ length: 200 }, fresh)
  for (const email of list) await builder(payload)('consents', { email, topic: 'offers' })
  const { id } = await toList(list)
  await sendCampaign(req, id)

  await sendAll(id, 8)

  expect(addressees(since(before))).toEqual([...list].sort())
})

describe('what a worker held that died', () => {
  const held = async (mail: string | null, status: 'sending' | 'cancelled' = 'sending') => {
    const email = fresh()
    await willingLead(payload, email)
    const { id } = await campaign({ status, preparedAt: new Date().toISOString() })
    await builder(payload)('campaignRecipients', { campaign: id, email, status: 'sending', mail })
    await recover(payload, RECIPIENTS, '0 seconds')
    return progressOf({ payload }, id)
  }
  const mail = async (status: 'queued' | 'sending' | 'sent') =>
    (await builder(payload)('emails', { kind: 'marketing', status })).id

  test('waits again where nothing was handed over', async () => {
    expect(await held(null)).toEqual({ waiting: 1 })
    expect(await held(await mail('queued'))).toEqual({ waiting: 1 })
  })

  test('waits again where its mail was not written yet, which leaves the outbox', async () => {
    const id = await mail('sending')
    const db = await databaseOf({ payload })
    await db.update(emails).set({ html: '' }).where(eq(emails.id, id))

    expect(await held(id)).toEqual({ waiting: 1 })
    expect(await db.$count(emails, eq(emails.id, id))).toBe(0)
  })

  test('waits for no campaign that was canceled meanwhile', async () => {
    expect(await held(null, 'cancelled')).toEqual({ cancelled: 1 })
  })

  test('is never sent again where it may have been', async () => {
    expect(await held(await mail('sending'))).toEqual({ unknown: 1 })
    expect(await held(await mail('sent'))).toEqual({ sent: 1 })
  })
})

describe('a schedule', () => {
  const now = new Date('2027-03-01T00:00:00Z')
  const zone = 'America/New_York'

  test('in an hour that daylight saving skips is refused, and says which hour follows', () => {
    expect(() => momentOf({ at: '2027-03-14T02:30', timeZone: zone }, now)).toThrow(
      'Clocks skip this hour on that day. Choose another time, for example 03:30.',
    )
  })

  test('in the past is refused', () => {
    expect(() => momentOf({ at: '2027-02-28T09:00', timeZone: zone }, now)).toThrow(
      'This time has passed. Choose a later one.',
    )
  })

  test('is a moment by the clocks of its zone', () => {
    expect(momentOf({ at: '2027-03-15T09:00', timeZone: zone }, now).toISOString()).toBe(
      '2027-03-15T13:00:00.000Z',
    )
  })
})

describe('send-email-campaign', () => {
  const words = { subject: 'News', content: '<p>Hi {{ first_name }}</p>' }

  test('sends a test to whom staff name, without asking for consent', async () => {
    const before = server.received.length
    const to = fresh()

    expect(await sendTest(req, { ...words, recipients: [to] })).toBe(1)
    expect(since(before).join()).toContain('Subject: [Test] News')
  })

  test('tells a refused test in the words of the server', async () => {
    server.answerWith(550)

    await expect(sendTest(req, { ...words, recipients: [fresh()] })).rejects.toThrow('Refused')
    server.answerWith(null)
  })

  test('refuses a test that could go nowhere, and writes none', async () => {
    const to = fresh()
    const by = (mailTransport: 'outbox' | 'smtp') =>
      payload.updateGlobal({ slug: 'privateSettings', data: { mailTransport }, ...everything })
    await by('outbox')

    await expect(sendTest(req, { ...words, recipients: [to] })).rejects.toThrow(
      'No mail server is set up',
    )

    expect(await mailsTo(payload, to)).toEqual([])
    await by('smtp')
  })

  test('sends a campaign to everyone who agreed, and says to how many', async () => {
    await willingLead(payload, fresh())

    const sent = await sendToEveryone(req, { ...words, name: 'To all' })

    expect(sent).toBeGreaterThan(0)
  })
})
