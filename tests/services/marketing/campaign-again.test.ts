import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { campaign_recipients } from '@/src/database-schema'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import type { EmailCampaign } from '@/src/payload-types'
import { lastRecipients } from '@/src/queries/marketing/campaigns'
import { countAudience } from '@/src/services/marketing/campaigns/audience'
import { beginCampaign, judgeRecipients } from '@/src/services/marketing/campaigns/begin-campaign'
import {
  cancelCampaign,
  resendToFailed,
  reviseCampaign,
  scheduleCampaign,
  sendCampaign,
} from '@/src/services/marketing/campaigns/change-campaign'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { copyCampaign, saveCampaign } from '@/src/services/marketing/campaigns/save-campaign'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'
import { saveFollowUp } from '@/src/services/marketing/followups/save-follow-up'
import { switchActive } from '@/src/services/marketing/switch-active'
import { builder, nextSerial } from '@/tests/support/builders'
import { fresh, marketingDesk } from '@/tests/support/mail/campaigns'
import { addressees, willingLead } from '@/tests/support/mail/marketing-shop'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const { payload, server, req, sendAll } = await marketingDesk()

beforeEach(() => server.answerWith(null))

const found = (id: string) => payload.findByID({ collection: 'emailCampaigns', id, ...everything })

const toList = (addresses: readonly string[], data: Partial<EmailCampaign> = {}) =>
  builder(payload)('emailCampaigns', {
    audience: 'list',
    addresses: addresses.join('\n'),
    subject: 'Old news',
    content: '<p>Old text</p>',
    perMinute: 6000,
    ...data,
  })

/** A campaign that the mail server refused for everyone, taken back and written again. */
async function revised(addresses: readonly string[]) {
  for (const email of addresses) await willingLead(payload, email)
  const { id } = await toList(addresses)
  await sendCampaign(req, id)
  server.answerWith(552)
  await sendAll(id)
  expect((await found(id)).status).toBe('failed')
  server.answerWith(null)
  return id
}

const rewrite = (id: string) =>
  payload.update({
    collection: 'emailCampaigns',
    id,
    data: { subject: 'New news', content: '<p>New text</p>' },
    ...everything,
  })

describe('a campaign that failed', () => {
  test('is sent with its new text once it was taken back and written anew', async () => {
    const before = server.received.length
    const email = fresh()
    const id = await revised([email])
    await reviseCampaign(req, id)
    await rewrite(id)

    await sendCampaign(req, id)
    await sendAll(id)

    const out = server.received.slice(before)
    expect(addressees(out)).toEqual([email])
    expect(out.join()).toContain('New text')
    expect(out.join()).not.toContain('Old text')
    expect(await found(id)).toMatchObject({ status: 'sent', sentCount: 1, failedCount: 0 })
  })

  test('is sent again with its new text to those whom it fails once more', async () => {
    const before = server.received.length
    const id = await revised([fresh()])
    await reviseCampaign(req, id)
    await rewrite(id)
    await sendCampaign(req, id)
    server.answerWith(552)
    await sendAll(id)
    server.answerWith(null)

    await resendToFailed(req, id)
    await sendAll(id)

    const out = server.received.slice(before)
    expect(out).toHaveLength(1)
    expect(out.join()).toContain('Subject: New news')
  })

  test('never goes to someone again whose mail may have arrived', async () => {
    const before = server.received.length
    const [email, unsure] = [fresh(), fresh()].sort()
    if (!email || !unsure) throw new Error('no addresses')
    const id = await revised([email, unsure])
    const db = await databaseOf({ payload })
    await db
      .update(campaign_recipients)
      .set({ status: 'unknown' })
      .where(eq(campaign_recipients.email, unsure))
    await reviseCampaign(req, id)

    await sendCampaign(req, id)
    await sendAll(id)

    expect(addressees(server.received.slice(before))).toEqual([email])
    expect(await progressOf({ payload }, id)).toEqual({ sent: 1, unknown: 1 })
  })
})

describe('a choice of leads that cannot be read', () => {
  const broken = () =>
    builder(payload)('emailCampaigns', { audience: 'leads_all', leadFilter: { steps: ['gone'] } })
  const words = 'The saved choice of leads can’t be read'

  test('is nobody, and the campaign says so before it begins', async () => {
    const { id } = await broken()

    await expect(countAudience(req, id)).rejects.toThrow(words)
    await expect(sendCampaign(req, id)).rejects.toThrow(words)
    const at = { at: '2027-01-05T09:00', timeZone: 'America/New_York' }
    await expect(scheduleCampaign(req, id, at)).rejects.toThrow(words)
  })

  test('stops a campaign that begins by itself', async () => {
    await willingLead(payload, fresh())
    const { id } = await broken()
    await payload.update({
      collection: 'emailCampaigns',
      id,
      data: { status: 'sending' },
      ...everything,
    })

    expect(await beginCampaign(payload, id)).toBe(false)

    const stopped = await found(id)
    expect(stopped).toMatchObject({ status: 'failed', recipientCount: 0 })
    expect(stopped.problem).toContain(words)
  })
})

describe('preparing a campaign', () => {
  test('is one worker’s work at a time', async () => {
    const email = fresh()
    await willingLead(payload, email)
    const { id } = await toList([email])
    await sendCampaign(req, id)

    await inTransaction(payload, async (other) => {
      await lockInTransaction(other, `prepare:${id}`)
      expect(await beginCampaign(payload, id)).toBe(false)
    })

    expect(await progressOf({ payload }, id)).toEqual({})
    expect(await beginCampaign(payload, id)).toBe(true)
    await cancelCampaign(req, id)
  })

  test('lets nobody wait who was cancelled while they were judged', async () => {
    const { id } = await toList([])
    const email = fresh()
    await willingLead(payload, email)
    const build = builder(payload)
    const { id: recipient } = await build('campaignRecipients', { campaign: id, email })
    const { promise: isHeld, resolve } = Promise.withResolvers<void>()

    const cancelling = inTransaction(payload, async (other) => {
      const db = await databaseOf(other)
      await db
        .update(campaign_recipients)
        .set({ status: 'cancelled' })
        .where(eq(campaign_recipients.id, recipient))
      resolve()
      await new Promise((done) => setTimeout(done, 500)) // it is read as new meanwhile
    })
    await isHeld
    await judgeRecipients(payload, id)
    await cancelling

    expect(await progressOf({ payload }, id)).toEqual({ cancelled: 1 })
  })

  test('judges more than are read at once, each once', async () => {
    const { id } = await toList(Array.from({ length: 1500 }, fresh))
    await sendCampaign(req, id)

    await beginCampaign(payload, id)

    expect(await progressOf({ payload }, id)).toEqual({ excluded: 1500 })
    await cancelCampaign(req, id)
  })
})

test('the last recipients are those whose mail failed, and then the others', async () => {
  const { id } = await toList([])
  const build = builder(payload)
  for (const status of ['failed', 'unknown', 'sent', 'sent', 'held', 'waiting'] as const) {
    await build('campaignRecipients', { campaign: id, email: fresh(), status })
  }
  const statuses = async (most: number) =>
    (await lastRecipients(req, id, most)).map(({ status }) => status)

  expect(await statuses(4)).toEqual(['unknown', 'failed', 'held', 'sent'])
  expect(await statuses(1)).toEqual(['unknown'])
  expect(await statuses(50)).toHaveLength(5)
})

describe('what staff see of a campaign', () => {
  test('is what is sent: a campaign that was saved meanwhile is looked at first', async () => {
    const email = fresh()
    await willingLead(payload, email)
    const { id } = await toList([email])
    const { updatedAt } = await found(id)
    await rewrite(id)

    await expect(sendCampaign(req, id, updatedAt)).rejects.toThrow('Someone saved this campaign')
    expect((await found(id)).status).toBe('draft')
  })

  test('does not go back to draft when someone saves it in the moment it is sent', async () => {
    const email = fresh()
    await willingLead(payload, email)
    const { id } = await toList([email])
    const campaign = await found(id)
    const { promise: isSending, resolve } = Promise.withResolvers<void>()
    const sending = inTransaction(payload, async (inner) => {
      inner.user = req.user
      await sendCampaign(inner, id)
      resolve()
      await new Promise((done) => setTimeout(done, 300)) // the other one begins meanwhile
    })
    await isSending
    const saving = saveCampaign(req, {
      id,
      version: null,
      name: campaign.name,
      subject: 'Too late',
      content: '<p>Too late</p>',
      writtenAs: 'code',
      design: null,
      audience: 'leads_open',
      leadFilter: null,
      addresses: null,
      listConsent: { textVersion: '', where: '' },
      perMinute: 60,
    })

    await expect(saving).rejects.toThrow('has begun')
    await sending
    expect(await found(id)).toMatchObject({ status: 'sending', subject: 'Old news' })
    await cancelCampaign(req, id)
  })

  test('keeps its list in a copy', async () => {
    const { id } = await toList(['ada@example.com'], { addressCount: 1 })

    const copy = await payload.findByID({
      collection: 'emailCampaigns',
      id: (await copyCampaign(req, id)).id,
      showHiddenFields: true,
      ...everything,
    })

    expect(copy).toMatchObject({ audience: 'list', addresses: 'ada@example.com', addressCount: 1 })
  })

  test('is refused before anyone is spent while there is no mail server', async () => {
    const email = fresh()
    await willingLead(payload, email)
    const { id } = await toList([email])
    const by = (mailTransport: 'outbox' | 'smtp') =>
      payload.updateGlobal({ slug: 'privateSettings', data: { mailTransport }, ...everything })
    await by('outbox')
    await expect(sendCampaign(req, id)).rejects.toThrow('No mail server is set up')
    await by('smtp')

    await sendCampaign(req, id)
    await beginCampaign(payload, id)
    await by('outbox')
    await sendLane(payload, id, 5000)

    expect(await found(id)).toMatchObject({
      status: 'paused',
      problem: expect.stringContaining('No mail server'),
    })
    expect(await progressOf({ payload }, id)).toEqual({ waiting: 1 })
    await by('smtp')
    await cancelCampaign(req, id)
  })
})

test('the first names of a pasted list greet those of whom we know no other', async () => {
  const [named, bare] = [fresh(), fresh()]
  for (const email of [named, bare]) await builder(payload)('consents', { email, topic: 'offers' })
  const saved = await saveCampaign(req, {
    id: null,
    version: null,
    name: `Names ${nextSerial()}`,
    subject: 'Hi {{ first_name | default: "there" }}',
    content: '<p>Hi</p>',
    writtenAs: 'code',
    design: null,
    audience: 'list',
    leadFilter: null,
    addresses: `email,first_name\n${named},Zoë\n${bare},`,
    listConsent: { textVersion: '', where: '' },
    perMinute: 6000,
  })
  await sendCampaign(req, saved.campaign.id)
  const before = server.received.length

  await sendAll(saved.campaign.id)

  const subjects = server.received.slice(before).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])
  expect(subjects.sort()).toEqual(['=?UTF-8?Q?Hi_Zo=C3=AB?=', 'Hi there'])
})

test('a follow-up that is switched off while its delay is saved stays off', async () => {
  const template = await builder(payload)('emailTemplates')
  const followUp = await builder(payload)('followupCampaigns', {
    emailTemplate: template.id,
    isActive: true,
  })
  const { promise: isHeld, resolve } = Promise.withResolvers<void>()
  const switching = inTransaction(payload, async (inner) => {
    inner.user = req.user
    await switchActive(inner, 'followupCampaigns', followUp.id, false)
    resolve()
    await new Promise((done) => setTimeout(done, 300)) // the other one begins meanwhile
  })
  await isHeld
  const saving = saveFollowUp(req, {
    id: followUp.id,
    version: followUp.updatedAt,
    name: followUp.name,
    description: '',
    triggerEvent: followUp.triggerEvent,
    delayHours: 48,
    emailTemplate: template.id,
    isActive: true,
  })

  await expect(saving).rejects.toThrow('Someone else saved')
  await switching
  const now = await payload.findByID({
    collection: 'followupCampaigns',
    id: followUp.id,
    ...everything,
  })
  expect(now.isActive).toBe(false)
})
