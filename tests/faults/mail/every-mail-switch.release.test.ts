import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { FAULT_NAMES } from '@/sandbox/mail/mail-switches'
import { closeSmtpPool } from '@/src/email/smtp-transport'
import { endMailPause } from '@/src/services/mail/outbox/pace'
import { sendEmail } from '@/src/services/mail/send-email'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { type MailShop, mailShop } from '@/tests/support/mail/mail-shop'

const WAYS = ['smtp', 'sendpulse'] as const
type Way = (typeof WAYS)[number]

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

let payload: Payload
let shop: MailShop

beforeAll(async () => {
  payload = await testPayload()
  shop = await mailShop()
  await payload.updateGlobal({
    slug: 'settings',
    data: { companyAddressLine1: '1 Harbor Street', companyCity: 'Cheyenne' },
    ...everything,
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.connect()
  await endMailPause(payload)
  await shop.switchTo({})
})

const use = (mailTransport: Way) =>
  payload.updateGlobal({ slug: 'privateSettings', data: { mailTransport }, ...everything })

const queued = async (changes: object = {}) => {
  const to = `reader-${nextSerial()}@example.com`
  const { id } = await builder(payload)('emails', { to, ...changes })
  return { id, to }
}

const offer = async (changes: object = {}) => {
  const mail = await queued({
    kind: 'marketing',
    topic: 'offers',
    template: 'campaign',
    ...changes,
  })
  await builder(payload)('consents', { email: mail.to })
  return mail
}

const read = (id: string) => payload.findByID({ collection: 'emails', id, ...everything })

const tried = (id: string, isOnlyTry = false) => sendEmail(payload, id, { isOnlyTry })

async function suppressedFor(email: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'suppressions',
    where: { email: { equals: email } },
    ...everything,
  })
  return docs.map(({ reason }) => reason)
}

async function newsOf(mail: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'mailEvents',
    where: { mail: { equals: mail } },
    sort: 'createdAt',
    ...everything,
  })
  return docs.map(({ kind }) => kind)
}

/** Those after which the mail waits to be tried again. */
const PASSING = FAULT_NAMES.filter((fault) => fault !== '550' && fault !== 'expired')
const CASES = WAYS.flatMap((way) => PASSING.map((fault) => ({ way, fault })))

describe('while the mail waits for better times', () => {
  test.each(CASES)('$fault by $way: staff are told, nothing is lost', async ({ way, fault }) => {
    await use(way)
    const mail = await queued()
    if (fault === 'refuse') closeSmtpPool() // one that is open already would not be refused
    await shop.switchTo({ fault, count: 50 })

    await tried(mail.id)

    expect(await read(mail.id)).toMatchObject({ status: 'queued', lastError: expect.any(String) })
    await tried(mail.id, true)
    expect(await read(mail.id)).toMatchObject({ status: 'failed', lastError: /.{8}/ })

    await shop.switchTo({})
    const again = await queued()
    await shop.switchTo({ fault, count: 1 })
    await tried(again.id)
    await tried(again.id)
    expect(await read(again.id)).toMatchObject({ status: 'sent', lastError: null })
    expect((await shop.takenFor(again.to)).length).toBeGreaterThanOrEqual(1)
    await shop.settled()
    expect(await suppressedFor(mail.to)).toEqual([])
  })
})

test('a token that SendPulse has forgotten is renewed, and the mail goes out at once', async () => {
  await use('sendpulse')
  const first = await queued()
  await sendEmail(payload, first.id)
  const mail = await queued()
  await shop.switchTo({ fault: 'expired' })

  await sendEmail(payload, mail.id)

  expect(await read(mail.id)).toMatchObject({ status: 'sent', sentVia: 'sandbox sendpulse' })
  expect(await shop.takenFor(mail.to)).toHaveLength(1)
})

test.each(WAYS)('an address that does not exist (550, %s) is dead from then on', async (way) => {
  await use(way)
  const mail = await queued()
  await shop.switchTo({ fault: '550' })

  await tried(mail.id)
  await shop.settled()

  expect(await read(mail.id)).toMatchObject({ status: 'failed', lastError: /does not exist/ })
  expect(await suppressedFor(mail.to)).toEqual(['bounced'])
  const next = await queued({ to: mail.to })
  await tried(next.id)
  expect(await read(next.id)).toMatchObject({
    status: 'failed',
    lastError: /^Not sent: this address/,
  })
})

test.each(WAYS)('marketing mail is not sent again when the connection broke (%s)', async (way) => {
  await use(way)
  const mail = await offer()
  await shop.switchTo({ fault: 'drop' })

  await tried(mail.id)
  await tried(mail.id)

  expect(await read(mail.id)).toMatchObject({ status: 'failed', lastError: /never sent twice/ })
  expect((await shop.takenFor(mail.to)).length).toBeLessThanOrEqual(1)
})

describe.each(WAYS)('after %s has taken it', (way) => {
  beforeEach(() => use(way))

  const sentWith = async (outcome: 'bounce' | 'full' | 'complain', mail: { id: string }) => {
    await shop.switchTo({ outcome })
    await sendEmail(payload, mail.id)
    await shop.settled()
  }

  test('a bounce suppresses the address and is shown to staff', async () => {
    const mail = await offer()
    await sentWith('bounce', mail)

    expect(await suppressedFor(mail.to)).toEqual(['bounced'])
    expect(await read(mail.id)).toMatchObject({ status: 'failed', lastError: /^Bounced: / })
  })

  test('a full mailbox is suppressed the third time, and still gets receipts', async () => {
    const { to, id } = await queued()
    await sentWith('full', { id })
    await sentWith('full', await queued({ to }))
    expect(await suppressedFor(to)).toEqual([])
    await sentWith('full', await queued({ to }))
    expect(await suppressedFor(to)).toEqual(['soft_bounced'])

    await shop.switchTo({})
    const receipt = await queued({ to })
    await sendEmail(payload, receipt.id)
    expect(await read(receipt.id)).toMatchObject({ status: 'sent' })
  })

  test('a complaint ends marketing mail, not receipts', async () => {
    const mail = await offer()
    await sentWith('complain', mail)
    expect(await suppressedFor(mail.to)).toEqual(['complained'])

    await shop.switchTo({})
    const [next, receipt] = [await offer({ to: mail.to }), await queued({ to: mail.to })]
    await tried(next.id)
    await sendEmail(payload, receipt.id)
    expect(await read(next.id)).toMatchObject({
      status: 'skipped',
      lastError: 'Not sent: marked an earlier email as spam',
    })
    expect(await read(receipt.id)).toMatchObject({ status: 'sent' })
  })

  test('a scanner that fetches every link unsubscribes nobody', async () => {
    const mail = await offer()
    await shop.switchTo({ outcome: 'scan' })
    const before = shop.visited.length

    await sendEmail(payload, mail.id)
    await shop.settled()

    const fetched = shop.visited.slice(before).join('\n')
    expect(fetched).toContain('GET /unsubscribe?')
    if (way === 'smtp') expect(fetched).toContain('GET /api/mail/unsubscribe?')
    expect(await suppressedFor(mail.to)).toEqual([])
    expect((await newsOf(mail.id)).filter((kind) => kind !== 'delivered')).toEqual([])
  })
})

test('what SendPulse tells of opens and clicks is kept of the mail it is about', async () => {
  await use('sendpulse')
  const [opened, clicked] = [await offer(), await offer()]
  await shop.switchTo({ outcome: 'open' })
  await sendEmail(payload, opened.id)
  await shop.switchTo({ outcome: 'click' })
  await sendEmail(payload, clicked.id)
  await shop.settled()

  expect(await newsOf(opened.id)).toEqual(expect.arrayContaining(['delivered', 'opened']))
  expect(await newsOf(clicked.id)).toEqual(expect.arrayContaining(['delivered', 'clicked']))
  expect(await shop.failures()).toEqual([])
})
