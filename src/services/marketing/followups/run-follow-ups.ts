import { randomBytes } from 'node:crypto'
import { and, asc, eq, lte } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { followup_schedules, leads, states, users } from '@/src/database-schema'
import { callZone } from '@/src/domain/leads/call-zones'
import { redactLinkTokens } from '@/src/domain/mail/redacted-link'
import { afterQuietHours } from '@/src/domain/marketing/follow-up-input'
import { type Caller, databaseOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { dialled } from '@/src/services/leads/zone-of-lead'
import { afterTry, waitUntil } from '@/src/services/mail/outbox/pace'
import { type Plans, recover, sendInTurn } from '@/src/services/mail/outbox/send-in-turn'
import type { Held, Outcome } from '@/src/services/mail/send-email'
import { WAIT_HOURS, writeHeld } from '@/src/services/marketing/delivery/write-mail'
import { planFollowUps } from '@/src/services/marketing/followups/plan-follow-ups'
import { type Scheduled, stillDue } from '@/src/services/marketing/followups/still-due'
import { checkoutUrlOf, templateValues } from '@/src/services/marketing/people/template-values'
import { renderTemplate } from '@/src/services/marketing/rendering/render-template'
import { businessZone } from '@/src/services/platform/business-zone'

/** More than so many are sent by several jobs at once. */
const FOR_ONE = 50
const LANES = 4

const isDue = and(
  eq(followup_schedules.status, 'scheduled'),
  lte(followup_schedules.scheduledAt, now),
)

async function countDue(payload: Payload): Promise<number> {
  const db = await databaseOf({ payload })
  return db.$count(followup_schedules, isDue)
}

async function callLanes(payload: Payload, lanes: number): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (let lane = 0; lane < lanes; lane += 1) await enqueue(req, 'send-follow-ups', {})
}

/** Each minute: plans what came due, and has it sent. */
export async function runFollowUps(payload: Payload): Promise<void> {
  await recover(payload, FOLLOW_UPS)
  await planFollowUps(payload)
  const due = await countDue(payload)
  if (due > 0) await callLanes(payload, due > FOR_ONE ? LANES : 1)
}

/** As long as someone waits for the answer of *Process now*. */
const PATIENCE_MS = 15_000

/** Plans and sends what is due right now, and says in words what came of it. */
export async function processFollowUps(
  payload: Payload,
  clock = () => new Date(),
): Promise<string> {
  await planFollowUps(payload)
  const done = await sendFollowUps(payload, { forMs: PATIENCE_MS, clock })
  const left = await countDue(payload)
  if (left > 0) await callLanes(payload, LANES)
  return processedText(done, left)
}

/** `Follow-up emails processed successfully! 3 sent, 1 left out.` */
export function processedText(
  { sent, failed, cancelled, skipped, later }: Processed,
  left: number,
) {
  const parts = [
    `${sent} sent`,
    failed > 0 && `${failed} failed`,
    cancelled + skipped > 0 && `${cancelled + skipped} left out`,
    later > 0 && `${later} waiting for a better time`,
    left > 0 && `${left} more on the way`,
  ].filter(Boolean)
  const isNothing = sent + failed + cancelled + skipped + later + left === 0
  return `Follow-up emails processed successfully! ${isNothing ? 'Nothing was due.' : `${parts.join(', ')}.`}`
}

const LANE_MS = 45_000
const HOUR_MS = 3_600_000

async function next(req: Caller): Promise<Scheduled | undefined> {
  const db = await databaseOf(req)
  const [row] = await db
    .select()
    .from(followup_schedules)
    .where(isDue)
    .orderBy(asc(followup_schedules.scheduledAt))
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

type Processed = Readonly<Record<(typeof COUNTED)[Outcome['kind']], number>>

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
