import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { campaign_recipients, emails } from '@/src/database-schema'
import type { MailTopic } from '@/src/domain/mail/mail-preferences'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { type Caller, databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'
import { type MailContent, withEncryptedTokens } from '@/src/services/mail/mail-keys'
import { type Person, templateValues } from '@/src/services/marketing/people/template-values'
import {
  renderTemplate,
  type TemplateText,
} from '@/src/services/marketing/rendering/render-template'
import { withTracking } from '@/src/services/marketing/tracking/tracked-links'

/** Anyone who has had as many as they may waits this long for the next. */
export const WAIT_HOURS = 24

async function perDay({ payload }: PayloadRequest): Promise<number> {
  const { marketingPerDay } = await payload.findGlobal({
    slug: 'privateSettings',
    select: { marketingPerDay: true },
    depth: 0,
    overrideAccess: true, // a rule of sending, told to no one
  })
  return marketingPerDay ?? 1
}

/** How many marketing mails someone was sent, or is about to be, within a day. */
async function withinDay(req: PayloadRequest, to: string): Promise<number> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ count: count() })
    .from(emails)
    .where(
      and(
        eq(emails.to, to),
        eq(emails.kind, 'marketing'),
        inArray(emails.status, ['queued', 'sending', 'sent', 'held']),
        gt(emails.createdAt, ago(`${WAIT_HOURS} hours`)),
      ),
    )
  return row?.count ?? 0
}

/**
 * Whether someone may get another marketing mail today, of follow-ups and campaigns together. Until
 * the transaction ends no one else writes them one, so that two cannot both be the last.
 */
export async function mayGetAnother(req: PayloadRequest, to: string): Promise<boolean> {
  await lockInTransaction(req, `marketing:${to}`)
  return (await withinDay(req, to)) < (await perDay(req))
}

/** A marketing mail in the outbox, not handed over yet. */
export type OutboxEmail = MailContent & {
  readonly to: string
  readonly dedupeKey: string
  readonly topic: MailTopic
  readonly template: string
  readonly campaign?: string
  readonly user: string | null
}

/** Writes a marketing mail into the outbox, once by its key; anyone who calls sends it themselves. */
export async function enqueueMarketingEmail(req: Caller, mail: OutboxEmail): Promise<string> {
  const db = await databaseOf(req)
  const { subject, html, text, dedupeKey, ...rest } = mail
  const words = withEncryptedTokens({ subject, html, text }, dedupeKey)
  await db
    .insert(emails)
    .values({ ...rest, ...words, dedupeKey, kind: 'marketing', status: 'queued', attempts: 0 })
    .onConflictDoNothing({ target: emails.dedupeKey })
  const [row] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.dedupeKey, dedupeKey), eq(emails.to, mail.to)))
  if (!row) throw new Error(`Another mail has the key ${dedupeKey}`)
  return row.id
}

export type Recipient = Person & {
  readonly id: string
  readonly campaign: string
  readonly attempts: number
  readonly mail: string | null
  readonly reason: string | null
}

/** In the outbox; null where its reader has had enough of them today. */
type Written = { readonly mail: string | null } | { readonly problem: TemplateProblem }

/**
 * Writes the mail of a campaign to one recipient into the outbox, unless its reader has had enough
 * of them today; or tells why it cannot be written.
 */
export async function writeCampaignMail(
  payload: Payload,
  recipient: Recipient,
  template: TemplateText,
): Promise<Written> {
  if (recipient.mail) return { mail: recipient.mail }
  const result = await renderTemplate(template, await templateValues({ payload }, recipient))
  if (!result.ok) return { problem: result.problem }
  const { html, links } = withTracking(result.mail.html, recipient.id)
  const mail = await inTransaction(payload, async (req) => {
    if (!(await mayGetAnother(req, recipient.email))) return null
    const owed = await enqueueMarketingEmail(req, {
      ...result.mail,
      html,
      to: recipient.email,
      dedupeKey: `campaign:${recipient.campaign}:${recipient.email}`,
      topic: 'offers',
      template: 'campaign',
      campaign: recipient.campaign,
      user: recipient.user,
    })
    const db = await databaseOf(req)
    await db
      .update(campaign_recipients)
      .set({ mail: owed, links })
      .where(eq(campaign_recipients.id, recipient.id))
    return owed
  })
  return { mail }
}
