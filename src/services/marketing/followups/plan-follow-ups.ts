import { and, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { followup_campaigns, followup_schedules, leads, users } from '@/src/database-schema'
import type { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'
import { type Caller, databaseOf, query } from '@/src/lib/database'

/**
 * What came due longer ago, before a follow-up was switched on or while nothing ran, is let go: a
 * reminder that late reads as a mistake.
 */
const LATE = '7 days'

type FollowUp = { readonly id: string; readonly delayHours: number }

type Moment = typeof leads.lastStepAt | typeof users.lastSeenAt | typeof users.createdAt

/** Of those whose moment was the delay ago, and not much longer. */
const isDue = (moment: Moment, { delayHours }: FollowUp) => {
  const delay = sql`make_interval(hours => ${delayHours})`
  return and(
    lte(moment, sql`now() - ${delay}`),
    gt(moment, sql`now() - ${delay} - ${LATE}::interval`),
  )
}

/** One schedule, as a selection: whom it is for, and which of their moments it follows. */
const row = (
  followUp: FollowUp,
  who: { lead: SQL; user: SQL; email: SQL; episode: SQL; at: SQL },
) => ({
  id: sql<string>`gen_random_uuid()`.as('id'),
  campaign: sql<string>`${followUp.id}::uuid`.as('campaign_id'),
  lead: sql<string>`${who.lead}`.as('lead_id'),
  user: sql<string>`${who.user}`.as('user_id'),
  email: sql<string>`${who.email}`.as('email'),
  episode: sql<string>`${who.episode}`.as('episode'),
  scheduledAt: sql<string>`${who.at} + make_interval(hours => ${followUp.delayHours})`.as(
    'scheduled_at',
  ),
  status: sql<'scheduled'>`'scheduled'`.as('status'),
  reason: sql<null>`null`.as('reason'),
  attempts: sql<number>`0`.as('attempts'),
  lastError: sql<null>`null`.as('last_error'),
  sentAt: sql<null>`null`.as('sent_at'),
  mail: sql<null>`null`.as('mail_id'),
  updatedAt: sql<string>`now()`.as('updated_at'),
  createdAt: sql<string>`now()`.as('created_at'),
})

/** Whose mail is not planned already: most of those who are found each minute were found before. */
function isNew(followUp: FollowUp, person: typeof leads.id | typeof users.id, episode: SQL) {
  const { id, campaign, lead, user, episode: planned } = followup_schedules
  const theirs = person === leads.id ? lead : user
  return notExists(
    query
      .select({ id })
      .from(followup_schedules)
      .where(and(eq(campaign, followUp.id), eq(theirs, person), eq(planned, episode))),
  )
}

/** A moment as the name of an episode, the same however it is asked for. */
export const episodeOf = (moment: Moment) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`

/** Those who left the checkout and did not buy; who went on in it begins another episode. */
const abandoned = (followUp: FollowUp) =>
  query
    .select(
      row(followUp, {
        lead: sql`${leads.id}`,
        user: sql`null::uuid`,
        email: sql`${leads.email}`,
        episode: episodeOf(leads.lastStepAt),
        at: sql`${leads.lastStepAt}`,
      }),
    )
    .from(leads)
    .where(
      and(
        eq(leads.converted, false),
        isNull(leads.deletedAt),
        isDue(leads.lastStepAt, followUp),
        isNew(followUp, leads.id, episodeOf(leads.lastStepAt)),
      ),
    )

const ofUsers = (followUp: FollowUp, moment: Moment, episode: SQL, where: SQL | undefined) =>
  query
    .select(
      row(followUp, {
        lead: sql`null::uuid`,
        user: sql`${users.id}`,
        email: sql`${users.email}`,
        episode,
        at: sql`${moment}`,
      }),
    )
    .from(users)
    .where(
      and(
        eq(users.role, 'user'),
        isNull(users.erasedAt),
        isDue(moment, followUp),
        isNew(followUp, users.id, episode),
        where,
      ),
    )

export const isIncomplete = or(
  sql`trim(coalesce(${users.firstName}, '')) = ''`,
  sql`trim(coalesce(${users.lastName}, '')) = ''`,
  sql`trim(coalesce(${users.phone}, '')) = ''`,
)

type Trigger = keyof typeof FOLLOW_UP_TRIGGERS

/** The mails of a follow-up that are due and not planned. */
const dueRows = ({ triggerEvent, ...followUp }: FollowUp & { readonly triggerEvent: Trigger }) =>
  ({
    abandoned_checkout: abandoned(followUp),
    incomplete_profile: ofUsers(followUp, users.createdAt, sql`'profile'`, isIncomplete),
    no_activity: ofUsers(followUp, users.lastSeenAt, episodeOf(users.lastSeenAt), undefined),
  })[triggerEvent]

/** How many people a follow-up would write to, were it switched on now. Consent is asked on sending. */
export async function countDue(
  req: Caller,
  followUp: FollowUp & { readonly triggerEvent: Trigger },
): Promise<number> {
  const db = await databaseOf(req)
  return db.$count(dueRows(followUp).as('due'))
}

/** Plans the mails of every follow-up that came due: one for each person and episode. */
export async function planFollowUps(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  const active = await db
    .select()
    .from(followup_campaigns)
    .where(eq(followup_campaigns.isActive, true))
  for (const campaign of active) {
    await db.insert(followup_schedules).select(dueRows(campaign)).onConflictDoNothing()
  }
}
