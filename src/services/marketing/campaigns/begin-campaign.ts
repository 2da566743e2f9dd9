import { and, eq, isNotNull } from 'drizzle-orm'
import type { Payload } from 'payload'

import { campaign_recipients, email_campaigns } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { mailRules } from '@/src/services/mail/audience/audience'
import { freezeRecipients, judgeRecipients } from '@/src/services/marketing/campaigns/freeze'
import { missingValues } from '@/src/services/marketing/campaigns/missing-values'
import { checkTemplate } from '@/src/services/marketing/rendering/render-template'

export const NO_ADDRESS =
  'Add your company’s postal address under Company Branding first. Marketing email must show it.'

/** Ends a campaign of which nothing is out yet, and says why. */
async function stop(payload: Payload, id: string, problem: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(email_campaigns)
    .set({ status: 'failed', problem: problem.slice(0, 1000), finishedAt: now, updatedAt: now })
    .where(and(eq(email_campaigns.id, id), eq(email_campaigns.status, 'sending')))
}

/** Lets those wait for their turn who may be mailed, and judges them before anything is sent. */
async function prepare(payload: Payload, id: string): Promise<string | null> {
  const db = await databaseOf({ payload })
  const [template] = await db
    .select({ subject: email_campaigns.subject, content: email_campaigns.content })
    .from(email_campaigns)
    .where(eq(email_campaigns.id, id))
  if (!template) return null
  if (!(await mailRules({ payload })).hasPostalAddress) return NO_ADDRESS
  const problem = await checkTemplate(template)
  if (problem) return problem.words
  await freezeRecipients(payload, id)
  await judgeRecipients(payload, id)
  return missingValues({ payload }, id, template)
}

/**
 * Fixes to whom a campaign goes and who is left out, and looks at every mail that it will take.
 * May run again and again; afterwards its lanes may send.
 */
export async function beginCampaign(payload: Payload, id: string): Promise<boolean> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ status: email_campaigns.status, preparedAt: email_campaigns.preparedAt })
    .from(email_campaigns)
    .where(eq(email_campaigns.id, id))
  if (row?.status !== 'sending') return false
  if (row.preparedAt) return true
  const problem = await prepare(payload, id)
  if (problem) {
    await stop(payload, id, problem)
    return false
  }
  // not where it was paused before it was fixed to whom it goes: it is prepared when it is resumed
  const prepared = await db
    .update(email_campaigns)
    .set({ preparedAt: now })
    .where(and(eq(email_campaigns.id, id), isNotNull(email_campaigns.frozenAt)))
    .returning({ id: email_campaigns.id })
  return prepared.length > 0
}

/** Forgets to whom a campaign was to go, of which nothing is out: it is fixed again when it begins. */
export async function thaw(req: Caller, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(campaign_recipients).where(eq(campaign_recipients.campaign, id))
  await db
    .update(email_campaigns)
    .set({ frozenAt: null, preparedAt: null, problem: null, finishedAt: null })
    .where(eq(email_campaigns.id, id))
}
