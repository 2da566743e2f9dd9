import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { campaign_recipients, email_campaigns, leads, users } from '@/src/database-schema'
import { EXCLUSIONS, type Exclusion } from '@/src/domain/mail/audience'
import {
  type Caller,
  databaseOf,
  inTransaction,
  lockInTransaction,
  query,
} from '@/src/lib/database'
import { rowById } from '@/src/lib/find-one'
import { isOneOf, now } from '@/src/lib/sql-parts'
import type { EmailCampaign } from '@/src/payload-types'
import { judgeAudience } from '@/src/services/mail/audience/audience'
import { audienceQuery, recordListConsent } from '@/src/services/marketing/campaigns/audience'

const AT_ONCE = 1000

/** One row for each address of the audience, in one statement; an address that is there stays as it is. */
async function insertRecipients(req: PayloadRequest, campaign: EmailCampaign): Promise<void> {
  const audience = audienceQuery(campaign.id, campaign)
  const db = await databaseOf(req)
  const none = sql<null>`null`
  const rows = query
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      campaign: sql<string>`${campaign.id}::uuid`.as('campaign_id'),
      email: sql<string>`${audience.address}`.as('email'),
      firstName: sql<string | null>`${audience.firstName}`.as('first_name'),
      lead: sql<string>`(select ${leads.id} from ${leads} where ${leads.email} = ${audience.address})`.as(
        'lead_id',
      ),
      user: sql<string>`(select ${users.id} from ${users} where ${users.email} = ${audience.address})`.as(
        'user_id',
      ),
      status: sql<'new'>`'new'`.as('status'),
      reason: none.as('reason'),
      attempts: sql<number>`0`.as('attempts'),
      dueAt: sql<string>`now()`.as('due_at'),
      mail: none.as('mail_id'),
      sentAt: none.as('sent_at'),
      openedAt: none.as('opened_at'),
      machineOpenedAt: none.as('machine_opened_at'),
      clickedAt: none.as('clicked_at'),
      machineClickedAt: none.as('machine_clicked_at'),
      clicks: none.as('clicks'),
      links: none.as('links'),
      updatedAt: sql<string>`now()`.as('updated_at'),
      createdAt: sql<string>`now()`.as('created_at'),
    })
    .from(audience)
  await db.insert(campaign_recipients).select(rows).onConflictDoNothing()
}

/** Fixes to whom a campaign goes, once. */
export async function freezeRecipients(payload: Payload, id: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockInTransaction(req, `campaign:${id}`)
    const campaign = await rowById(req, 'emailCampaigns', id, {
      showHiddenFields: true,
      overrideAccess: true, // the worker has no user
    })
    if (campaign.frozenAt || campaign.status !== 'sending') return
    await recordListConsent(req, campaign)
    await insertRecipients(req, campaign)
    const db = await databaseOf(req)
    const count = await db.$count(campaign_recipients, eq(campaign_recipients.campaign, id))
    await db
      .update(email_campaigns)
      .set({ frozenAt: now, recipientCount: count })
      .where(eq(email_campaigns.id, id))
  })
}

/** The next of those who are not judged, by their addresses: each is read once. */
async function newRows(req: Caller, campaign: string, after: string) {
  const db = await databaseOf(req)
  const { id, email, status, campaign: of } = campaign_recipients
  return db
    .select({ id, email })
    .from(campaign_recipients)
    .where(and(eq(of, campaign), eq(status, 'new'), gt(email, after)))
    .orderBy(asc(email))
    .limit(AT_ONCE)
}

/** Sorts out who may not be mailed, with the reason; the others wait for their turn. */
export async function judgeRecipients(payload: Payload, campaign: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const db = await databaseOf(req)
  for (
    let rows = await newRows(req, campaign, '');
    rows.length > 0;
    rows = await newRows(req, campaign, rows.at(-1)?.email ?? '')
  ) {
    const judged = await judgeAudience(req, rows, 'offers')
    const groups = Map.groupBy(judged, ({ exclusion }) => exclusion)
    for (const [exclusion, people] of groups) {
      await db
        .update(campaign_recipients)
        .set({ ...verdict(exclusion), updatedAt: now })
        .where(
          and(
            isOneOf(
              campaign_recipients.id,
              people.map(({ person }) => person.id),
            ),
            eq(campaign_recipients.status, 'new'), // who was cancelled meanwhile stays so
          ),
        )
    }
  }
}

const verdict = (exclusion: Exclusion | null) =>
  exclusion
    ? ({ status: 'excluded', reason: EXCLUSIONS[exclusion] } as const)
    : ({ status: 'waiting', reason: null } as const)
