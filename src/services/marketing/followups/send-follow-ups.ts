import { randomBytes } from 'node:crypto'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Payload } from 'payload'

import { followup_schedules, leads, states, users } from '@/src/database-schema'
import { callZone } from '@/src/domain/leads/call-zones'
import { redactLinkTokens } from '@/src/domain/mail/redacted-link'
import { afterQuietHours } from '@/src/domain/marketing/follow-up-input'
import { type Caller, databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { dialled } from '@/src/services/leads/zone-of-lead'
import { afterTry, waitUntil } from '@/src/services/mail/outbox/retry'
import { type Plans, sendInTurn } from '@/src/services/mail/outbox/send-in-turn'
import type { Held, Outcome } from '@/src/services/mail/send-email'
import { WAIT_HOURS, writeHeld } from '@/src/services/marketing/delivery/write-mail'
import { type Scheduled, stillDue } from '@/src/services/marketing/followups/still-due'
import { checkoutUrlOf, templateValues } from '@/src/services/marketing/people/template-values'
import { renderTemplate } from '@/src/services/marketing/rendering/render-template'
import { businessZone } from '@/src/services/platform/business-zone'

const LANE_MS = 45_000
const HOUR_MS = 3_600_000

async function next(req: Caller): Promise<Scheduled | undefined> {
  const db = await databaseOf(req)
  const { status, scheduledAt } = followup_schedules
  const [row] = await db
    .select()
    .from(followup_schedules)
    .where(and(eq(status, 'scheduled'), lte(scheduledAt, now)))
    .orderBy(asc(scheduledAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Writes its mail, unless it is written; what becomes of it where it is not to go now. */
async function write(
  payload: Payload,
  scheduled: Scheduled,
  mail: Held,
  moment: Date,
): Promise<Outcome | null> {
  const due = await stillDue({ payload }, scheduled)
  if ('kind' in due) return due
  const morning = afterQuietHours(moment, await zoneOfPerson(payload, scheduled.email))
  if (morning > moment) return waitUntil(morning, 'Waits until 8 AM where they are')
  if (mail.html !== '') return null
  const url = await checkoutUrlOf(payload, scheduled, due.trigger)
  const link = redactLinkTokens(url, randomBytes(16).toString('hex'))
  const values = await templateValues({ payload }, scheduled, link.shown)
  const rendered = await renderTemplate(due.template, values)
  if (!rendered.ok) {
    const { kind, words: reason } = rendered.problem
    return kind === 'busy' ? afterTry(mail.attempts, reason) : { kind: 'failed', reason }
  }
  const { subject, html, text } = rendered.mail
  const words = { subject, html: link.reveal(html), text: link.revealText(text) }
  if (await writeHeld(payload, mail, words)) return null
  const tomorrow = new Date(moment.getTime() + WAIT_HOURS * HOUR_MS)
  return waitUntil(tomorrow, 'Waits a day: they got another marketing email')
}

const NO_SERVER = 'Kept in the outbox: no mail server is set up'

/** How a follow-up stands after what came of its mail. */
function rowAfter(outcome: Outcome) {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'sent', sentAt: now, reason: null, lastError: null } as const
    case 'held':
      return { status: 'skipped', reason: NO_SERVER } as const
    case 'excluded': {
      const status = outcome.isOurs ? 'skipped' : 'cancelled'
      return { status, reason: outcome.reason } as const
    }
    case 'again': {
      const { at, isTry, reason } = outcome
      const why = isTry ? { lastError: reason } : { reason }
      return { status: 'scheduled', scheduledAt: at.toISOString(), ...why } as const
    }
    default:
      return { status: 'failed', lastError: outcome.reason } as const
  }
}

export const FOLLOW_UPS: Plans = {
  table: followup_schedules,
  rowAfter: async (_req, _id, outcome) => rowAfter(outcome),
}

const COUNTED = {
  sent: 'sent',
  held: 'skipped',
  excluded: 'cancelled',
  failed: 'failed',
  unknown: 'failed',
  again: 'later',
} as const satisfies Record<Outcome['kind'], string>

export type Processed = Readonly<Record<(typeof COUNTED)[Outcome['kind']], number>>

type Run = { readonly forMs?: number; readonly clock?: () => Date }

/** Sends the follow-ups that are due, one after the other, beside others that do the same. */
export async function sendFollowUps(
  payload: Payload,
  { forMs = LANE_MS, clock = () => new Date() }: Run = {},
): Promise<Processed> {
  const outcomes = await sendInTurn<Scheduled>(payload, forMs, {
    ...FOLLOW_UPS,
    next,
    head: ({ id }) => ({ dedupeKey: `followup:${id}`, topic: 'reminders', template: 'followup' }),
    write: (scheduled, mail) => write(payload, scheduled, mail, clock()),
  })
  const counts = { sent: 0, failed: 0, cancelled: 0, skipped: 0, later: 0 }
  for (const outcome of outcomes) {
    counts['isOurs' in outcome && outcome.isOurs ? 'skipped' : COUNTED[outcome.kind]] += 1
  }
  return counts
}

/** Whose clocks count for someone: by billing country, phone or chosen state, else the business's. */
async function zoneOfPerson(payload: Payload, email: string): Promise<string> {
  const db = await databaseOf({ payload })
  const [account] = await db
    .select({ phone: users.phone, country: users.billing_country })
    .from(users)
    .where(eq(users.email, email))
  const [lead] = await db
    .select({ phone: leads.phone, state: states.code })
    .from(leads)
    .leftJoin(states, eq(states.id, leads.selectedState))
    .where(eq(leads.email, email))
  const country = account?.country
  const abroad = country && country !== 'US' ? { country, national: '' } : null
  const zone = callZone(abroad ?? dialled(account?.phone || lead?.phone), lead?.state ?? null)
  return zone ?? businessZone({ payload })
}
