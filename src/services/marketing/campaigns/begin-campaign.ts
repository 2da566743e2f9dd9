import { and, asc, eq, gt, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { campaign_recipients, email_campaigns, emails, leads, users } from '@/src/database-schema'
import { EXCLUSIONS, type Exclusion } from '@/src/domain/mail/audience'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import {
  type Caller,
  databaseOf,
  inTransaction,
  lockInTransaction,
  query,
  tryLockInTransaction,
} from '@/src/lib/database'
import { rowById } from '@/src/lib/find-one'
import { isOneOf, now } from '@/src/lib/sql-parts'
import type { EmailCampaign } from '@/src/payload-types'
import { judgeAudience, mailRules } from '@/src/services/mail/audience/audience'
import { hasMailServer } from '@/src/services/mail/mail-transport'
import {
  audienceProblem,
  audienceQuery,
  forgetListConsent,
  MAY_BE_OUT,
  recordListConsent,
} from '@/src/services/marketing/campaigns/audience'
import { countFigures } from '@/src/services/marketing/campaigns/figures'
import { missingValues, waitingKinds } from '@/src/services/marketing/campaigns/missing-values'
import { checkTemplate } from '@/src/services/marketing/rendering/render-template'

export const NO_ADDRESS =
  'Add your company’s postal address under Company Branding first. Marketing email must show it.'

export const NO_SERVER =
  'No mail server is set up, so no one would get this campaign. Choose how email is sent under Mail server first.'

/** Ends a campaign of which nothing is out yet, and says why. */
async function stop(payload: Payload, id: string, problem: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(email_campaigns)
    .set({ status: 'failed', problem: problem.slice(0, 1000), finishedAt: now, updatedAt: now })
    .where(and(eq(email_campaigns.id, id), eq(email_campaigns.status, 'sending')))
  await forgetListConsent({ payload }, id)
}

/** Why a campaign cannot begin; `busy` where that may pass. */
type Problem = Pick<TemplateProblem, 'words'> & Partial<Pick<TemplateProblem, 'kind'>>

/** Pauses a campaign for a reason that staff see; it goes on where it was when they resume it. */
export async function pauseFor(payload: Payload, id: string, problem: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(email_campaigns)
    .set({ status: 'paused', problem: problem.slice(0, 1000), updatedAt: now })
    .where(and(eq(email_campaigns.id, id), eq(email_campaigns.status, 'sending')))
}

/** Lets those wait for their turn who may be mailed, and judges them before anything is sent. */
async function prepare(payload: Payload, id: string): Promise<Problem | null> {
  const db = await databaseOf({ payload })
  const [template] = await db
    .select({
      subject: email_campaigns.subject,
      content: email_campaigns.content,
      audience: email_campaigns.audience,
      leadFilter: email_campaigns.leadFilter,
    })
    .from(email_campaigns)
    .where(eq(email_campaigns.id, id))
  if (!template) return null
  if (!(await mailRules({ payload })).hasPostalAddress) return { words: NO_ADDRESS }
  if (!(await hasMailServer(payload))) return { words: NO_SERVER }
  const problem = await checkTemplate(template)
  if (problem) return problem
  const unknownAudience = audienceProblem(template)
  if (unknownAudience) return { words: unknownAudience }
  await snapshotRecipients(payload, id)
  await judgeRecipients(payload, id)
  return missingValues(await waitingKinds({ payload }, id), template)
}

/** Whether a campaign that is being sent is prepared; null where it is not being sent. */
async function isPrepared(payload: Payload, id: string): Promise<boolean | null> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ status: email_campaigns.status, preparedAt: email_campaigns.preparedAt })
    .from(email_campaigns)
    .where(eq(email_campaigns.id, id))
  return row?.status === 'sending' ? row.preparedAt !== null : null
}

/**
 * Fixes to whom a campaign goes and who is left out, and looks at every mail that it will take.
 * May run again and again; afterwards its lanes may send.
 *
 * @returns whether they may: not while another worker still prepares it
 */
export async function beginCampaign(payload: Payload, id: string): Promise<boolean> {
  const before = await isPrepared(payload, id)
  if (before !== false) return before ?? false
  // the transaction holds the lock alone: what is prepared so far stays when a worker dies
  return inTransaction(payload, async (req) => {
    if (!(await tryLockInTransaction(req, `prepare:${id}`))) return false
    const since = await isPrepared(payload, id)
    return since === false ? prepareOrStop(payload, id) : (since ?? false)
  })
}

async function prepareOrStop(payload: Payload, id: string): Promise<boolean> {
  const problem = await prepare(payload, id)
  if (problem) {
    const end = problem.kind === 'busy' ? pauseFor : stop
    await end(payload, id, problem.words)
    return false
  }
  const db = await databaseOf({ payload })
  // not where it was paused before it was fixed to whom it goes: it is prepared when it is resumed
  const prepared = await db
    .update(email_campaigns)
    .set({ preparedAt: now })
    .where(and(eq(email_campaigns.id, id), isNotNull(email_campaigns.frozenAt)))
    .returning({ id: email_campaigns.id })
  return prepared.length > 0
}

/** How a mail stands in the outbox that never left it. */
const NEVER_LEFT = ['queued', 'failed', 'skipped', 'held'] as const

/**
 * Forgets to whom a campaign was to go, of which nothing is known to be out: it is fixed again when
 * it begins. Their mails go as well, as each address has one of a campaign: with the old one there,
 * the new text would never be sent. Whose mail may have arrived stays as they are, and get no other.
 */
export async function resetRecipients(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  const { campaign, mail, status } = campaign_recipients
  await forgetListConsent(req, id)
  await db
    .delete(campaign_recipients)
    .where(and(eq(campaign, id), notInArray(status, [...MAY_BE_OUT])))
  const stays = query
    .select({ mail })
    .from(campaign_recipients)
    .where(and(eq(campaign, id), eq(mail, emails.id)))
  await db
    .delete(emails)
    .where(and(eq(emails.campaign, id), inArray(emails.status, [...NEVER_LEFT]), notExists(stays)))
  await db
    .update(email_campaigns)
    .set({ frozenAt: null, preparedAt: null, problem: null, finishedAt: null })
    .where(eq(email_campaigns.id, id))
  await countFigures(req, id)
}

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
async function snapshotRecipients(payload: Payload, id: string): Promise<void> {
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
