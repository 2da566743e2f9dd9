import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { email_campaigns } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { recover } from '@/src/services/mail/outbox/send-in-turn'
import { beginCampaign, pauseFor } from '@/src/services/marketing/campaigns/begin-campaign'
import { countFigures, progressOf } from '@/src/services/marketing/campaigns/figures'
import { RECIPIENTS, sendLane } from '@/src/services/marketing/campaigns/send-lane'

/** So many jobs send one campaign at the same time, on however many workers there are. */
const LANES = 8

/**
 * Calls for a lane, unless it waits for a worker already. The first lane of every campaign goes
 * before the second of any: however many are sent at once, each of them gets on.
 */
const callLane = (req: PayloadRequest, campaign: string, lane: number, lanes: number) =>
  enqueue(
    req,
    'send-campaign',
    { campaign, lanes },
    { singletonKey: `${campaign}:${lane}`, priority: -lane },
  )

/** Has a campaign that is sending be prepared and sent, beginning now. */
export const callCampaign = (req: PayloadRequest, campaign: string): Promise<void> =>
  callLane(req, campaign, 0, LANES)

/** Calls for the others of so many lanes. */
export async function enqueueShards(
  req: PayloadRequest,
  campaign: string,
  lanes: number,
): Promise<void> {
  for (let shard = 1; shard < lanes; shard += 1) await callLane(req, campaign, shard, 1)
}

/** Ends a campaign that has no one left, and keeps its figures. */
export async function finishCampaign(payload: Payload, id: string): Promise<boolean> {
  const req = { payload }
  const { new: fresh = 0, waiting = 0, sending = 0, ...rest } = await progressOf(req, id)
  await countFigures(req, id)
  if (fresh + waiting + sending > 0) return false
  const { sent = 0, held = 0, failed = 0, unknown = 0 } = rest
  const hasFailed = sent + held === 0 && failed + unknown > 0
  const db = await databaseOf(req)
  await db
    .update(email_campaigns)
    .set({
      status: hasFailed ? 'failed' : 'sent',
      problem: hasFailed ? 'No email could be sent. See the reasons below.' : null,
      finishedAt: now,
      updatedAt: now,
    })
    .where(
      and(
        eq(email_campaigns.id, id),
        eq(email_campaigns.status, 'sending'),
        isNotNull(email_campaigns.preparedAt),
      ),
    )
  return true
}

/** Each minute: begins what is due, takes up again what a dead worker left, and ends what is done. */
export async function runCampaigns(payload: Payload): Promise<void> {
  await recover(payload, RECIPIENTS)
  const db = await databaseOf({ payload })
  const { id, status, scheduledAt, preparedAt } = email_campaigns
  await db
    .update(email_campaigns)
    .set({ status: 'sending', startedAt: now, updatedAt: now })
    .where(and(eq(status, 'scheduled'), lte(scheduledAt, now)))
  const running = await db
    .select({ id })
    .from(email_campaigns)
    .where(and(inArray(status, ['sending', 'paused']), isNotNull(preparedAt)))
  for (const campaign of running) await finishCampaign(payload, campaign.id)
  const sending = await db.select({ id }).from(email_campaigns).where(eq(status, 'sending'))
  const req = await createLocalReq({}, payload)
  for (const campaign of sending) await callCampaign(req, campaign.id)
}

const UNEXPECTED = 'Something went wrong while this campaign was prepared. Resume it to try again.'

/** Prepares a campaign where that is not done yet, calls for as many more to help, and sends. */
export async function runLane(
  payload: Payload,
  { campaign, lanes }: { readonly campaign: string; readonly lanes: number },
): Promise<void> {
  try {
    if (!(await beginCampaign(payload, campaign))) return
  } catch (error) {
    log.error({ err: error, campaign }, 'a campaign could not be prepared')
    await pauseFor(payload, campaign, UNEXPECTED)
    return
  }
  const req = await createLocalReq({}, payload)
  await enqueueShards(req, campaign, lanes)
  await sendLane(payload, campaign)
  await finishCampaign(payload, campaign)
}
