import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { exclusionsOf, postponedOf, progressOf } from '@/src/services/marketing/campaigns/figures'
import { builder } from '@/tests/support/builders'
import { fresh, marketingDesk } from '@/tests/support/mail/campaigns'
import { addressees, willingLead } from '@/tests/support/mail/marketing-shop'
import { runSql } from '@/tests/support/run-sql'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const { payload, server, req, sendAll } = await marketingDesk()

/** A campaign to one who agreed, which has begun. */
async function begun(email: string) {
  const { id } = await builder(payload)('emailCampaigns', {
    audience: 'list',
    addresses: email,
    perMinute: 6000,
  })
  await sendCampaign(req, id)
  await sendAll(id)
  return id
}

const dayLater = (email: string) =>
  runSql(
    { payload },
    sql`with mails as (
          update emails set created_at = created_at - interval '25 hours' where "to" = ${email})
        update campaign_recipients set due_at = due_at - interval '25 hours' where email = ${email}`,
  )

test('a second campaign of a day waits for the next, without that being a try', async () => {
  const before = server.received.length
  const email = fresh()
  await willingLead(payload, email)
  await begun(email)
  const second = await begun(email)

  expect(server.received.slice(before)).toHaveLength(1)
  expect(await progressOf({ payload }, second)).toEqual({ waiting: 1 })
  expect(await postponedOf({ payload }, second)).toBe(1)
  const { docs } = await payload.find({
    collection: 'campaignRecipients',
    where: { campaign: { equals: second } },
    ...everything,
  })
  expect(docs).toMatchObject([{ attempts: 0, mail: null }])
  expect(Date.parse(docs[0]?.dueAt ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)

  await dayLater(email)
  await sendAll(second)

  expect(addressees(server.received.slice(before))).toEqual([email, email])
  expect(await progressOf({ payload }, second)).toEqual({ sent: 1 })
  expect(await postponedOf({ payload }, second)).toBe(0)
})

test('a follow-up counts, and an email that is no marketing does not', async () => {
  const [followed, customer] = [fresh(), fresh()]
  const build = builder(payload)
  for (const email of [followed, customer]) await willingLead(payload, email)
  await build('emails', { to: followed, kind: 'marketing', status: 'sent' })
  await build('emails', { to: customer, kind: 'transactional', status: 'sent' })

  expect(await progressOf({ payload }, await begun(followed))).toEqual({ waiting: 1 })
  expect(await progressOf({ payload }, await begun(customer))).toEqual({ sent: 1 })
})

test('a campaign ends without someone who gets other marketing mail each day for a week', async () => {
  const email = fresh()
  await willingLead(payload, email)
  await begun(email)
  const second = await begun(email)
  await runSql(
    { payload },
    sql`with begun as (
          update email_campaigns set started_at = now() - interval '8 days' where id = ${second})
        update campaign_recipients set due_at = now() - interval '1 hour' where campaign_id = ${second}`,
  )

  await sendAll(second)

  expect(await progressOf({ payload }, second)).toEqual({ excluded: 1 })
  expect(await exclusionsOf({ payload }, second)).toEqual([
    {
      reason: 'Got other marketing emails on each of these days, up to the daily limit',
      count: 1,
    },
  ])
  const { status } = await payload.findByID({
    collection: 'emailCampaigns',
    id: second,
    ...everything,
  })
  expect(status).toBe('sent')
})
