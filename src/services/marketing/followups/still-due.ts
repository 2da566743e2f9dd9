import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'

import {
  email_templates,
  followup_campaigns,
  type followup_schedules,
  leads,
  ticket_messages,
  tickets,
  users,
} from '@/src/database-schema'
import { EXCLUSIONS } from '@/src/domain/mail/audience'
import { type Caller, databaseOf, hasRow, query } from '@/src/lib/database'
import { mayBeMailed } from '@/src/services/mail/audience/audience'
import type { Outcome } from '@/src/services/mail/send-email'

import { episodeOf, isIncomplete } from './plan-follow-ups'

export type Scheduled = typeof followup_schedules.$inferSelect

/** Why a follow-up is not sent after all: for good, or because of how it is set up. */
type NotSent = Extract<Outcome, { readonly kind: 'excluded' }>

const cancelled = (reason: string): NotSent => ({ kind: 'excluded', reason })
const skipped = (reason: string): NotSent => ({ kind: 'excluded', reason, isOurs: true })

/** The moment that a follow-up follows: what someone does after it ends the occasion. */
const since = ({ episode, createdAt }: Scheduled, delayHours: number): Date => {
  const moment = new Date(`${episode}Z`)
  if (!Number.isNaN(moment.getTime())) return moment
  return new Date(new Date(createdAt).getTime() - delayHours * 3_600_000)
}

async function leadHasMoved(req: Caller, { lead, episode }: Scheduled): Promise<NotSent | null> {
  if (!lead) return null
  const db = await databaseOf(req)
  const [row] = await db
    .select({ converted: leads.converted, episode: episodeOf(leads.lastStepAt) })
    .from(leads)
    .where(and(eq(leads.id, lead), isNull(leads.deletedAt)))
  if (!row) return cancelled('The lead was deleted')
  if (row.converted) return cancelled(EXCLUSIONS.bought)
  return row.episode === episode ? null : cancelled('Went on with the checkout')
}

async function accountHasMoved(
  req: Caller,
  { user, episode }: Scheduled,
  trigger: string,
): Promise<NotSent | null> {
  if (!user) return null
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      erasedAt: users.erasedAt,
      episode: episodeOf(users.lastSeenAt),
    })
    .from(users)
    .where(eq(users.id, user))
  if (!row || row.erasedAt) return cancelled(EXCLUSIONS.erased)
  if (trigger === 'no_activity' && row.episode !== episode) return cancelled('Came back')
  if (trigger !== 'incomplete_profile') return null
  const [lacking] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user), isIncomplete))
  return lacking ? null : cancelled('Completed the profile')
}

/** Whether someone has written to us since: a person answers them, and no machine. */
async function hasReplied(req: Caller, { email, user }: Scheduled, from: Date): Promise<boolean> {
  const after = from.toISOString()
  const answer = query
    .select({ one: sql`1` })
    .from(ticket_messages)
    .where(
      and(
        eq(ticket_messages.ticket, tickets.id),
        eq(ticket_messages.authorKind, 'customer'),
        gt(ticket_messages.createdAt, after),
      ),
    )
  return hasRow(
    req,
    tickets,
    and(
      or(eq(tickets.requesterEmail, email), user ? eq(tickets.user, user) : undefined),
      or(gt(tickets.createdAt, after), exists(answer)),
    ),
  )
}

type Template = { readonly subject: string; readonly content: string }

export async function stillDue(
  req: Caller,
  scheduled: Scheduled,
): Promise<{ readonly template: Template; readonly trigger: string } | NotSent> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      isActive: followup_campaigns.isActive,
      trigger: followup_campaigns.triggerEvent,
      delayHours: followup_campaigns.delayHours,
      isTemplateActive: email_templates.isActive,
      subject: email_templates.subject,
      content: email_templates.content,
    })
    .from(followup_campaigns)
    .innerJoin(email_templates, eq(email_templates.id, followup_campaigns.emailTemplate))
    .where(eq(followup_campaigns.id, scheduled.campaign))
  if (!row?.isActive) return skipped('The follow-up is switched off')
  if (!row.isTemplateActive) return skipped('Its email template is switched off')
  const moved =
    (await leadHasMoved(req, scheduled)) ?? (await accountHasMoved(req, scheduled, row.trigger))
  if (moved) return moved
  const from = since(scheduled, row.delayHours)
  if (await hasReplied(req, scheduled, from)) return cancelled('Wrote to us')
  const exclusion = await mayBeMailed(req, { email: scheduled.email, since: from }, 'reminders')
  if (exclusion) {
    const words = EXCLUSIONS[exclusion]
    return exclusion === 'no_consent' || exclusion === 'no_postal_address'
      ? skipped(words)
      : cancelled(words)
  }
  return { template: row, trigger: row.trigger }
}
