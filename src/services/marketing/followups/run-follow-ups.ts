import { and, count, eq, lte } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { followup_schedules } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { recover } from '@/src/services/mail/outbox/send-in-turn'
import { planFollowUps } from '@/src/services/marketing/followups/plan-follow-ups'
import {
  FOLLOW_UPS,
  type Processed,
  sendFollowUps,
} from '@/src/services/marketing/followups/send-follow-ups'

/** More than so many are sent by several jobs at once. */
const FOR_ONE = 50
const LANES = 4

async function countDue(payload: Payload): Promise<number> {
  const db = await databaseOf({ payload })
  const { status, scheduledAt } = followup_schedules
  const [row] = await db
    .select({ count: count() })
    .from(followup_schedules)
    .where(and(eq(status, 'scheduled'), lte(scheduledAt, now)))
  return row?.count ?? 0
}

/** Each minute: plans what came due, and has it sent. */
export async function runFollowUps(payload: Payload): Promise<void> {
  await recover(payload, FOLLOW_UPS)
  await planFollowUps(payload)
  const due = await countDue(payload)
  if (due === 0) return
  const req = await createLocalReq({}, payload)
  const lanes = due > FOR_ONE ? LANES : 1
  for (let lane = 0; lane < lanes; lane += 1) await enqueue(req, 'send-follow-ups', {})
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
  if (left > 0) {
    const req = await createLocalReq({}, payload)
    for (let lane = 0; lane < LANES; lane += 1) await enqueue(req, 'send-follow-ups', {})
  }
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
