import { randomBytes } from 'node:crypto'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { followup_schedules, leads, states, users } from '@/src/database-schema'
import { callZone } from '@/src/domain/leads/call-zones'
import { redactLinkTokens } from '@/src/domain/mail/redacted-link'
import { afterQuietHours } from '@/src/domain/marketing/follow-up-hours'
import { type Caller, databaseOf, inTransaction, query } from '@/src/lib/database'
import { ago, now } from '@/src/lib/sql-parts'
import { dialled } from '@/src/services/leads/zone-of-lead'
import { ABANDONED, afterTry, waitUntil } from '@/src/services/mail/outbox/retry'
import { recovered, sendInTurn } from '@/src/services/mail/outbox/send-in-turn'
import { type Outcome, sendEmail } from '@/src/services/mail/send-email'
import { mayGetAnother, WAIT_HOURS } from '@/src/services/marketing/delivery/daily-limit'
import { enqueueMarketingEmail } from '@/src/services/marketing/delivery/write-mail'
import {
  type NotSent,
  type Scheduled,
  stillDue,
  type Template,
} from '@/src/services/marketing/followups/still-due'
import { checkoutUrlOf } from '@/src/services/marketing/people/checkout-url'
import { templateValues } from '@/src/services/marketing/people/template-values'
import { renderTemplate } from '@/src/services/marketing/rendering/render-template'
import { businessZone } from '@/src/services/platform/business-zone'

const LANE_MS = 45_000
const HOUR_MS = 3_600_000

type Change = Partial<typeof followup_schedules.$inferInsert>

/** What became of one follow-up. */
type Done = Outcome | NotSent

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
    .where(eq(id, sql`(${next})`)) // `in` may run the selection once for each row
    .returning()
  return row ?? null
}

/** Writes the mail into the outbox, unless its reader has had enough of them today. */
async function owe(payload: Payload, scheduled: Scheduled, template: Template, trigger: string) {
  const url = await checkoutUrlOf(payload, scheduled, trigger)
  const link = redactLinkTokens(url, randomBytes(16).toString('hex'))
  const values = await templateValues({ payload }, scheduled, link.shown)
  const rendered = await renderTemplate(template, values)
  if (!rendered.ok) return { problem: rendered.problem }
  const mail = await inTransaction(payload, async (req) => {
    if (!(await mayGetAnother(req, scheduled.email))) return null
    const id = await enqueueMarketingEmail(req, {
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

const NO_SERVER = 'Kept in the outbox: no mail server is set up'

function changeAfter(done: Done, attempts: number): Change {
  if ('status' in done) return done
  switch (done.kind) {
    case 'sent':
      return { status: 'sent', sentAt: new Date().toISOString(), reason: null, lastError: null }
    case 'held':
      return { status: 'skipped', reason: NO_SERVER }
    case 'excluded':
      return { status: 'cancelled', reason: done.reason }
    case 'again': {
      const { at, isTry, reason } = done
      const change = { status: 'scheduled', scheduledAt: at.toISOString() } as const
      if (isTry) return { ...change, lastError: reason }
      return { ...change, reason, attempts: attempts - 1 } // waiting is no try
    }
    default:
      return { status: 'failed', lastError: done.reason }
  }
}

async function save(payload: Payload, { id, attempts }: Held, done: Done): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(followup_schedules)
    .set({ ...changeAfter(done, attempts), updatedAt: now })
    .where(and(eq(followup_schedules.id, id), eq(followup_schedules.status, 'sending')))
}

type Held = Pick<Scheduled, 'id' | 'attempts'>

async function sendOne(payload: Payload, scheduled: Scheduled, moment: Date): Promise<Done> {
  const due = await stillDue({ payload }, scheduled)
  if ('status' in due) return due
  const morning = afterQuietHours(moment, await zoneOfPerson(payload, scheduled.email))
  if (morning > moment) return waitUntil(morning, 'Waits until 8 AM where they are')
  if (scheduled.mail) return sendEmail(payload, scheduled.mail)
  const owed = await owe(payload, scheduled, due.template, due.trigger)
  if (owed.problem) {
    const { kind, words } = owed.problem
    if (kind === 'busy') return afterTry(scheduled.attempts, words)
    return { kind: 'failed', reason: words }
  }
  if (owed.mail === null) {
    const tomorrow = new Date(moment.getTime() + WAIT_HOURS * HOUR_MS)
    return waitUntil(tomorrow, 'Waits a day: they got another marketing email')
  }
  return sendEmail(payload, owed.mail)
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
  const counts = { sent: 0, failed: 0, cancelled: 0, skipped: 0, later: 0 }
  await sendInTurn<Scheduled, Done>(payload, forMs, {
    claim: () => claim({ payload }),
    send: (row) => sendOne(payload, row, clock()),
    save: async (row, done) => {
      await save(payload, row, done)
      counts['status' in done ? done.status : COUNTED[done.kind]] += 1
    },
  })
  return counts
}

/** Takes up what a worker held that died; what may have gone out is not sent again. */
export async function recoverFollowUps(payload: Payload, abandoned = ABANDONED): Promise<void> {
  const db = await databaseOf({ payload })
  const { status, updatedAt } = followup_schedules
  const held = await db
    .select()
    .from(followup_schedules)
    .where(and(eq(status, 'sending'), lt(updatedAt, ago(abandoned))))
    .limit(1000)
  for (const row of held) await save(payload, row, await recovered(payload, row))
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
