import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'

import { campaign_recipients, email_campaigns, emails, mail_events } from '@/src/database-schema'
import type { RecipientStatus } from '@/src/domain/marketing/campaign-status'
import { type Caller, databaseOf } from '@/src/lib/database'
import { countIf, now } from '@/src/lib/sql-parts'
import { mailPause } from '@/src/services/mail/outbox/pace'

export type Progress = Readonly<Partial<Record<RecipientStatus, number>>>

export async function progressOf(req: Caller, campaign: string): Promise<Progress> {
  const db = await databaseOf(req)
  const { status, campaign: of } = campaign_recipients
  const rows = await db
    .select({ status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(campaign_recipients)
    .where(eq(of, campaign))
    .groupBy(status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** How many recipients were left out for which reason, the most frequent first. */
export async function exclusionsOf(req: Caller, campaign: string) {
  const db = await databaseOf(req)
  const { status, reason, campaign: of } = campaign_recipients
  const count = sql<number>`count(*)`.mapWith(Number)
  const rows = await db
    .select({ reason, count })
    .from(campaign_recipients)
    .where(and(eq(of, campaign), eq(status, 'excluded'), isNotNull(reason)))
    .groupBy(reason)
    .orderBy(sql`count(*) desc`)
  return rows.map((row) => ({ reason: row.reason ?? '', count: row.count }))
}

/** How many people clicked each link of a campaign, by its place in the mail; software is left out. */
export async function clicksOf(
  req: Caller,
  campaign: string,
): Promise<ReadonlyMap<number, number>> {
  const db = await databaseOf(req)
  const { id, clicks, campaign: of } = campaign_recipients
  const click = sql.identifier('click')
  const link = sql<number>`(${click} ->> 'link')::int`
  const rows = await db
    .select({ link, people: sql<number>`count(distinct ${id})`.mapWith(Number) })
    .from(campaign_recipients)
    .crossJoin(sql`jsonb_array_elements(${clicks}) ${click}`)
    .where(and(eq(of, campaign), sql`not (${click} ->> 'machine')::boolean`))
    .groupBy(link)
  return new Map(rows.map((row) => [row.link, row.people]))
}

/** Why someone waits for the next day. */
export const ENOUGH = 'Waits a day: they got as many marketing emails as they may in a day'

/** How many recipients wait for the next day, as they had as many marketing mails today as they may. */
export async function postponedOf(req: Caller, campaign: string): Promise<number> {
  const db = await databaseOf(req)
  const { status, reason, campaign: of } = campaign_recipients
  return db.$count(
    campaign_recipients,
    and(eq(of, campaign), eq(status, 'waiting'), eq(reason, ENOUGH)),
  )
}

/** Counts what came of a campaign again, from its recipients. */
export async function countFigures(req: Caller, campaign: string): Promise<void> {
  const db = await databaseOf(req)
  const { status, openedAt, machineOpenedAt, clickedAt, machineClickedAt } = campaign_recipients
  const [row] = await db
    .select({
      recipientCount: countIf(sql`true`),
      sentCount: countIf(eq(status, 'sent')),
      failedCount: countIf(sql`${status} in ('failed', 'unknown')`),
      excludedCount: countIf(eq(status, 'excluded')),
      openCount: countIf(isNotNull(openedAt)),
      machineOpenCount: countIf(isNotNull(machineOpenedAt)),
      clickCount: countIf(isNotNull(clickedAt)),
      machineClickCount: countIf(isNotNull(machineClickedAt)),
    })
    .from(campaign_recipients)
    .where(eq(campaign_recipients.campaign, campaign))
  const [bounced] = await db
    .select({ bounceCount: sql<number>`count(distinct ${mail_events.mail})`.mapWith(Number) })
    .from(mail_events)
    .innerJoin(emails, eq(emails.id, mail_events.mail))
    .where(
      and(
        eq(emails.campaign, campaign),
        sql`${mail_events.kind} in ('hard_bounce', 'soft_bounce')`,
      ),
    )
  if (!row) return
  await db
    .update(email_campaigns)
    .set({ ...row, ...bounced, updatedAt: now })
    .where(eq(email_campaigns.id, campaign))
}

/** Why a campaign that is sending stands still, and until when; null while it goes on. */
export async function standstillOf(
  req: Caller,
  campaign: string,
): Promise<{ readonly until: Date; readonly reason: string } | null> {
  const until = await mailPause(req.payload)
  if (!until) return null
  const db = await databaseOf(req)
  const { reason, status, campaign: of, updatedAt } = campaign_recipients
  const [last] = await db
    .select({ reason })
    .from(campaign_recipients)
    .where(and(eq(of, campaign), eq(status, 'waiting'), isNotNull(reason)))
    .orderBy(desc(updatedAt))
    .limit(1)
  return { until, reason: last?.reason ?? 'It does not answer.' }
}
