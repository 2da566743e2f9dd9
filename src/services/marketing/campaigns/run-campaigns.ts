import { and, eq, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { campaign_recipients, email_campaigns } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { ago, now } from '@/src/lib/sql-parts'
import { ABANDONED } from '@/src/services/mail/outbox/retry'
import { recovered } from '@/src/services/mail/outbox/send-in-turn'
import { countFigures, progressOf } from '@/src/services/marketing/campaigns/figures'
import { saveRecipient } from '@/src/services/marketing/campaigns/send-lane'
import { callCampaign } from '@/src/services/marketing/campaigns/shards'

/** Lets a mail wait again that a dead worker held, as far as it cannot have gone out. */
export async function recoverRecipients(payload: Payload, campaign: string, after = ABANDONED) {
  const db = await databaseOf({ payload })
  const { id, status, updatedAt, campaign: of, mail, attempts } = campaign_recipients
  const held = await db
    .select({ id, mail, attempts })
    .from(campaign_recipients)
    .where(and(eq(of, campaign), eq(status, 'sending'), lt(updatedAt, ago(after))))
    .limit(1000)
  for (const row of held) await saveRecipient(payload, row, await recovered(payload, row))
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
  const db = await databaseOf({ payload })
  const { id, status, scheduledAt, preparedAt } = email_campaigns
  await db
    .update(email_campaigns)
    .set({ status: 'sending', startedAt: now, updatedAt: now })
    .where(and(eq(status, 'scheduled'), lte(scheduledAt, now)))
  const running = await db
    .select({ id, preparedAt })
    .from(email_campaigns)
    .where(inArray(status, ['sending', 'paused']))
  for (const campaign of running) {
    await recoverRecipients(payload, campaign.id)
    if (campaign.preparedAt) await finishCampaign(payload, campaign.id)
  }
  const sending = await db.select({ id }).from(email_campaigns).where(eq(status, 'sending'))
  const req = await createLocalReq({}, payload)
  for (const campaign of sending) await callCampaign(req, campaign.id)
}
