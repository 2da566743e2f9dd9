import { and, eq, lt } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { type campaign_recipients, emails, type followup_schedules } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { ago, now } from '@/src/lib/sql-parts'
import { ABANDONED, afterTry, mailPause } from '@/src/services/mail/outbox/pace'
import {
  claim,
  endDeadTry,
  type Held,
  type Outcome,
  outcomeOf,
  sendHeld,
} from '@/src/services/mail/send-email'

/** Whom a marketing mail is for: a recipient of a campaign, or a follow-up. */
type Plan = {
  readonly id: string
  readonly email: string
  readonly user: string | null
  readonly attempts: number
  readonly mail: string | null
}

/** Where plans of one kind are kept. */
export type Plans = {
  readonly table: typeof campaign_recipients | typeof followup_schedules
  /** What is written to a plan of which that has come. */
  readonly rowAfter: (req: PayloadRequest, id: string, outcome: Outcome) => Promise<RowAfter>
}

type RowAfter =
  | PgUpdateSetSource<typeof campaign_recipients>
  | PgUpdateSetSource<typeof followup_schedules>

/** Marketing mail: it says who gets what and when, the outbox does the rest. */
type Stream<One extends Plan> = Plans & {
  /** The next that is due, locked until the transaction ends, past those that others have locked. */
  readonly next: (req: PayloadRequest) => Promise<One | undefined>
  /** What is known of its mail before it is written. */
  readonly head: (
    plan: One,
  ) => Pick<Held, 'dedupeKey' | 'template'> & Partial<Pick<Held, 'campaign' | 'topic'>>
  /** Writes the mail, unless it is written; what becomes of it where it is not to go now. */
  readonly write: (plan: One, mail: Held) => Promise<Outcome | null>
  /** Waits for its pace; false when that lies past `end`. */
  readonly turn?: (end: number) => Promise<boolean>
}

/** Notes what came of a plan that a worker has. */
const noteOf =
  ({ table, rowAfter }: Plans, id: string) =>
  async (req: PayloadRequest, outcome: Outcome, attempts: number) => {
    const db = await databaseOf(req)
    await db
      .update(table)
      .set({ ...(await rowAfter(req, id, outcome)), attempts, updatedAt: now })
      .where(and(eq(table.id, id), eq(table.status, 'sending')))
  }

const UNEXPECTED = 'Something went wrong while this email was prepared'

/** Puts the mail of a plan in the outbox, without its text and held by this worker from the first. */
async function insertHeld<One extends Plan>(req: PayloadRequest, plan: One, stream: Stream<One>) {
  const db = await databaseOf(req)
  const [held] = await db
    .insert(emails)
    .values({
      ...stream.head(plan),
      to: plan.email,
      user: plan.user,
      subject: '',
      html: '',
      text: '',
      kind: 'marketing',
      status: 'sending',
      attempts: plan.attempts + 1,
    })
    .onConflictDoNothing({ target: emails.dedupeKey })
    .returning()
  return held
}

/** Takes the next plan and its mail for this worker alone; null without one. */
const claimNext = <One extends Plan>(payload: Payload, stream: Stream<One>) =>
  inTransaction(payload, async (req) => {
    const plan = await stream.next(req)
    if (!plan) return null
    const { id, mail, attempts } = plan
    const held = mail ? await claim(req, mail) : await insertHeld(req, plan, stream)
    const db = await databaseOf(req)
    await db
      .update(stream.table)
      .set({ status: 'sending', mail: held?.id ?? mail, updatedAt: now })
      .where(eq(stream.table.id, id))
    if (held) return { plan, held }
    const outcome = mail ? await outcomeOf(req, mail) : afterTry(attempts + 1, UNEXPECTED)
    await noteOf(stream, id)(req, outcome, attempts + 1)
    return { outcome }
  })

async function sendNext<One extends Plan>(payload: Payload, stream: Stream<One>) {
  const taken = await claimNext(payload, stream)
  if (!taken) return null
  if (taken.outcome) return taken.outcome
  const { plan, held } = taken
  return sendHeld(payload, held, {
    write: () =>
      stream.write(plan, held).catch((error: unknown) => {
        log.error({ err: error, row: plan.id }, 'a marketing email could not be prepared')
        throw new Error(UNEXPECTED)
      }),
    note: noteOf(stream, plan.id),
  })
}

/** Sends one mail after the other for so long, beside others that do the same; what came of each. */
export async function sendInTurn<One extends Plan>(
  payload: Payload,
  forMs: number,
  stream: Stream<One>,
): Promise<Outcome[]> {
  const { turn = async () => true } = stream
  const end = Date.now() + forMs
  const outcomes: Outcome[] = []
  do {
    if ((await mailPause(payload)) || !(await turn(end))) break
    const outcome = await sendNext(payload, stream)
    if (!outcome) break
    outcomes.push(outcome)
  } while (Date.now() < end)
  return outcomes
}

const STOPPED = 'The worker stopped while this email was being sent'

/** Takes up what a dead worker held: what may have gone out is not sent again. */
export async function recover(payload: Payload, plans: Plans, after = ABANDONED): Promise<void> {
  const { id, mail, attempts, status, updatedAt } = plans.table
  const db = await databaseOf({ payload })
  const stuck = await db
    .select({ id, attempts, held: emails })
    .from(plans.table)
    .leftJoin(emails, eq(emails.id, mail))
    .where(and(eq(status, 'sending'), lt(updatedAt, ago(after))))
    .limit(1000)
  for (const { id: plan, attempts: tries, held } of stuck) {
    const note = noteOf(plans, plan)
    if (held?.status === 'sending') await endDeadTry(payload, held, STOPPED, { note })
    else {
      await inTransaction(payload, async (req) => {
        const outcome = held ? await outcomeOf(req, held.id) : afterTry(tries, STOPPED)
        await note(req, outcome, tries)
      })
    }
  }
}
