import { and, eq } from 'drizzle-orm'
import type { Payload } from 'payload'

import { campaign_recipients, emails } from '@/src/database-schema'
import type { MailTopic } from '@/src/domain/mail/mail-topics'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { type MailContent, withEncryptedTokens } from '@/src/services/mail/mail-keys'
import { mayGetAnother } from '@/src/services/marketing/delivery/daily-limit'
import { type Person, templateValues } from '@/src/services/marketing/people/template-values'
import {
  renderTemplate,
  type TemplateText,
} from '@/src/services/marketing/rendering/render-template'
import { withTracking } from '@/src/services/marketing/tracking/tracked-links'

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
