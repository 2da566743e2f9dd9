import { randomBytes } from 'node:crypto'

import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { followup_schedules } from '@/src/database-schema'
import { veilLink } from '@/src/domain/mail/veiled-link'
import { afterQuietHours } from '@/src/domain/marketing/follow-up-hours'
import { type Caller, databaseOf, inTransaction, query } from '@/src/lib/database'
import { ago, now } from '@/src/lib/sql-parts'
import { oweMarketingMail } from '@/src/services/marketing/campaigns/write-mail'
import { mayGetAnother, WAIT_HOURS } from '@/src/services/marketing/daily-limit'
import {
  type Scheduled,
  stillDue,
  type Template,
} from '@/src/services/marketing/followups/still-due'
import { handOver, type Outcome, outcomeOf } from '@/src/services/marketing/outcome'
import { checkoutUrlOf } from '@/src/services/marketing/people/checkout-url'
import { templateValues } from '@/src/services/marketing/people/template-values'
import { zoneOfPerson } from '@/src/services/marketing/people/zone-of-person'
import { renderTemplate } from '@/src/services/marketing/rendering/render-template'

const LANE_MS = 45_000
const MOST_TRIES = 5
const PAUSES = [5, 30, 120, 360]
const HOUR_MS = 3_600_000

type Change = Partial<typeof followup_schedules.$inferInsert>
type Kind = 'sent' | 'failed' | 'cancelled' | 'skipped' | 'later'

/** What became of one follow-up. */
type Done = { readonly kind: Kind; readonly change: Change }

/** Takes the next that is due for this worker alone; null without one. */
async function claim(req: Caller): Promise<Scheduled | null> {
  const db = await databaseOf(req)
  const { id, status, scheduledAt, attempts } = followup_schedules
  const next = query
    .select({ id })
    .from(followup_schedules)
    .where(and(eq(status, 'scheduled'), lte(scheduledAt, now)))
    .orderBy(asc(scheduledAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(followup_schedules)
    .set({ status: 'sending', attempts: sql`${attempts} + 1`, updatedAt: now })
    .where(inArray(id, next))
    .returning()
  return row ?? null
}

const later = (at: Date, reason: string, scheduled: Scheduled): Done => ({
  kind: 'later',
  // waiting is no try
  change: {
    status: 'scheduled',
    scheduledAt: at.toISOString(),
    reason,
    attempts: scheduled.attempts - 1,
  },
})

/** Writes the mail into the outbox, unless its reader has had enough of them today. */
async function owe(payload: Payload, scheduled: Scheduled, template: Template, trigger: string) {
  const url = await checkoutUrlOf(payload, scheduled, trigger)
  const link = veilLink(url, randomBytes(16).toString('hex'))
  const values = await templateValues({ payload }, scheduled, link.shown)
  const rendered = await renderTemplate(template, values)
  if (!rendered.ok) return { problem: rendered.problem }
  const mail = await inTransaction(payload, async (req) => {
    if (!(await mayGetAnother(req, scheduled.email))) return null
    const id = await oweMarketingMail(req, {
      subject: rendered.mail.subject,
      html: link.reveal(rendered.mail.html),
      text: link.revealText(rendered.mail.text),
      to: scheduled.email,
      dedupeKey: `followup:${scheduled.id}`,
      topic: 'reminders',
      template: 'followup',
      user: scheduled.user,
    })
    const db = await databaseOf(req)
    await db
      .update(followup_schedules)
      .set({ mail: id })
      .where(eq(followup_schedules.id, scheduled.id))
    return id
  })
  return { mail }
}

function after(outcome: Outcome, scheduled: Scheduled): Done {
  switch (outcome.kind) {
    case 'sent':
      return {
        kind: 'sent',
        change: { status: 'sent', sentAt: new Date().toISOString(), reason: null, lastError: null },
      }
    case 'held':
      return {
        kind: 'skipped',
        change: { status: 'skipped', reason: 'Kept in the outbox: no mail server is set up' },
      }
    case 'excluded':
      return { kind: 'cancelled', change: { status: 'cancelled', reason: outcome.reason } }
    case 'again': {
      const minutes = PAUSES[scheduled.attempts - 1] ?? 360
      const at = new Date(Date.now() + minutes * 60_000).toISOString()
      return {
        kind: 'later',
        change: { status: 'scheduled', scheduledAt: at, lastError: outcome.reason },
      }
    }
    default:
      return { kind: 'failed', change: { status: 'failed', lastError: outcome.reason } }
  }
}

async function sendOne(payload: Payload, scheduled: Scheduled, moment: Date): Promise<Done> {
  const isLast = scheduled.attempts >= MOST_TRIES
  const due = await stillDue({ payload }, scheduled)
  if ('status' in due) return { kind: due.status, change: due }
  const morning = afterQuietHours(moment, await zoneOfPerson(payload, scheduled.email))
  if (morning > moment) return later(morning, 'Waits until 8 AM where they are', scheduled)
  if (scheduled.mail) return after(await handOver(payload, scheduled.mail, isLast), scheduled)
  const owed = await owe(payload, scheduled, due.template, due.trigger)
  if (owed.problem) {
    const { kind, words: reason } = owed.problem
    return after({ kind: kind === 'busy' ? 'again' : 'failed', reason }, scheduled)
  }
  if (owed.mail === null) {
    const tomorrow = new Date(moment.getTime() + WAIT_HOURS * HOUR_MS)
    return later(tomorrow, 'Waits a day: they got another marketing email', scheduled)
  }
  return after(await handOver(payload, owed.mail, isLast), scheduled)
}

export type Processed = Readonly<Record<Kind, number>>

type Run = { readonly forMs?: number; readonly clock?: () => Date }

/** Sends the follow-ups that are due, one after the other, beside others that do the same. */
export async function sendFollowUps(
  payload: Payload,
  { forMs = LANE_MS, clock = () => new Date() }: Run = {},
): Promise<Processed> {
  const req = await createLocalReq({}, payload)
  const db = await databaseOf(req)
  const end = Date.now() + forMs
  const counts = { sent: 0, failed: 0, cancelled: 0, skipped: 0, later: 0 }
  for (let row = await claim(req); row; row = Date.now() < end ? await claim(req) : null) {
    const { kind, change } = await sendOne(payload, row, clock())
    await db
      .update(followup_schedules)
      .set({ ...change, updatedAt: now })
      .where(and(eq(followup_schedules.id, row.id), eq(followup_schedules.status, 'sending')))
    counts[kind] += 1
  }
  return counts
}

/** Takes up what a worker held that died; what may have gone out is not sent again. */
export async function recoverFollowUps(payload: Payload, abandoned = '3 minutes'): Promise<void> {
  const db = await databaseOf({ payload })
  const { id, status, updatedAt } = followup_schedules
  const held = await db
    .select()
    .from(followup_schedules)
    .where(and(eq(status, 'sending'), lt(updatedAt, ago(abandoned))))
    .limit(1000)
  for (const row of held) {
    const outcome: Outcome = row.mail
      ? await outcomeOf(payload, row.mail)
      : { kind: 'again', reason: '' }
    const change =
      outcome.kind === 'again' ? ({ status: 'scheduled' } as const) : after(outcome, row).change
    await db
      .update(followup_schedules)
      .set({ ...change, updatedAt: now })
      .where(and(eq(id, row.id), eq(status, 'sending')))
  }
}
