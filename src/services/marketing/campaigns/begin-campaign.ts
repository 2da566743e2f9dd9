import { and, eq, inArray, isNotNull, notExists, notInArray } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { campaign_recipients, email_campaigns, emails } from '@/src/database-schema'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { databaseOf, inTransaction, query, tryLockInTransaction } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { mailRules } from '@/src/services/mail/audience/audience'
import { hasMailServer } from '@/src/services/mail/mail-transport'
import {
  audienceProblem,
  forgetListConsent,
  MAY_BE_OUT,
} from '@/src/services/marketing/campaigns/audience'
import { countFigures } from '@/src/services/marketing/campaigns/figures'
import { freezeRecipients, judgeRecipients } from '@/src/services/marketing/campaigns/freeze'
import { missingValues, waitingKinds } from '@/src/services/marketing/campaigns/missing-values'
import { checkTemplate } from '@/src/services/marketing/rendering/render-template'

export const NO_ADDRESS =
  'Add your company’s postal address under Company Branding first. Marketing email must show it.'

export const NO_SERVER =
  'No mail server is set up, so no one would get this campaign. Choose how email is sent under Email settings first.'

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
  await freezeRecipients(payload, id)
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
