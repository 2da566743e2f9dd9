import { eq } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { afterAll } from 'vitest'

import { campaign_recipients } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import type { EmailCampaign } from '@/src/payload-types'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'

import { builder, nextSerial } from '../builders'
import { testPayload } from '../database'
import { startMailServer } from './mail-server'
import { openForMarketing, willingLead } from './marketing-shop'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

/** A lane ends sooner where nothing is left to send. */
export const PATIENCE_MS = 150_000

/** An address that no other test writes to. */
export const fresh = () => `reader-${nextSerial()}@example.com`

/** What the tests of campaigns arrange, send and look at. */
export function campaigns(payload: Payload) {
  const campaign = (data: Partial<EmailCampaign> = {}) =>
    builder(payload)('emailCampaigns', {
      content: '<p>Hi {{ first_name | default: "there" }}</p>',
      perMinute: 6000,
      ...data,
    })

  /** A campaign to a pasted list. */
  async function toList(addresses: readonly string[], data: Partial<EmailCampaign> = {}) {
    return campaign({ audience: 'list', addresses: addresses.join('\n'), ...data })
  }

  /** A campaign to one person who agreed. */
  async function toWilling() {
    const email = fresh()
    await willingLead(payload, email)
    return { ...(await toList([email])), email }
  }

  const statusOf = async (id: string) =>
    (await payload.findByID({ collection: 'emailCampaigns', id, ...everything })).status

  /** Whom a campaign has begun to write to. */
  async function chosenFor(id: string): Promise<string[]> {
    const db = await databaseOf({ payload })
    const rows = await db
      .select({ email: campaign_recipients.email })
      .from(campaign_recipients)
      .where(eq(campaign_recipients.campaign, id))
    return rows.map(({ email }) => email)
  }

  /** Sends all of a campaign, as so many workers do at the same time. */
  async function sendAll(id: string, lanes = 1): Promise<void> {
    await beginCampaign(payload, id)
    await Promise.all(Array.from({ length: lanes }, () => sendLane(payload, id, PATIENCE_MS)))
    await finishCampaign(payload, id)
  }

  return { campaign, toList, toWilling, statusOf, chosenFor, sendAll }
}

/** A shop that may send marketing mail, its mail server, a request of an administrator, and what they do. */
export async function marketingDesk() {
  const payload = await testPayload()
  const server = await startMailServer()
  afterAll(() => server.stop())
  await openForMarketing(payload, server.port)
  const user = await builder(payload)('users', { role: 'admin' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return { payload, server, req, ...campaigns(payload) }
}
