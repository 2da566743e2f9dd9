import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { campaign_recipients, email_campaigns, leads, orders } from '@/src/database-schema'
import type { Audience } from '@/src/domain/marketing/audience'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { nextTurn } from '@/src/services/mail/outbox/pace'
import { afterTry, waitUntil } from '@/src/services/mail/outbox/retry'
import { sendInTurn } from '@/src/services/mail/outbox/send-in-turn'
import { type Outcome, sendEmail } from '@/src/services/mail/send-email'
import {
  hasMailServer,
  NO_SERVER,
  pauseFor,
} from '@/src/services/marketing/campaigns/begin-campaign'
import { ENOUGH } from '@/src/services/marketing/campaigns/figures'
import { WAIT_HOURS } from '@/src/services/marketing/delivery/daily-limit'
import { type Recipient, writeCampaignMail } from '@/src/services/marketing/delivery/write-mail'

/** How long one job sends; the next minute's goes on. */
const LANE_MS = 50_000

/** Takes the next recipient for this worker alone, while the campaign is sending; null without one. */
async function claim(req: Caller, campaign: string): Promise<Recipient | null> {
  const db = await databaseOf(req)
  const { id, status, dueAt, attempts, campaign: of } = campaign_recipients
  const next = query
    .select({ id })
    .from(campaign_recipients)
    .innerJoin(email_campaigns, eq(email_campaigns.id, of))
    .where(
      and(
        eq(of, campaign),
        eq(email_campaigns.status, 'sending'),
        eq(status, 'waiting'),
        lte(dueAt, now),
      ),
    )
    .orderBy(asc(dueAt))
    .limit(1)
    .for('update', { of: campaign_recipients, skipLocked: true })
  const [row] = await db
    .update(campaign_recipients)
    .set({ status: 'sending', attempts: sql`${attempts} + 1`, updatedAt: now })
    .where(eq(id, sql`(${next})`)) // `in` may run the selection once for each row
    .returning()
  return row ?? null
}

/** Whether someone has bought since a moment, or ever. */
async function hasBought(req: Caller, email: string, since: string | null): Promise<boolean> {
  const db = await databaseOf(req)
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.email, email),
        inArray(orders.paymentStatus, ['paid', 'refunded']),
        since === null ? undefined : gt(orders.paidAt, since),
      ),
    )
    .limit(1)
  return order !== undefined
}

async function isConverted(req: Caller, email: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.email, email), eq(leads.converted, true)))
  return lead !== undefined
}

/**
 * Whether someone has become a buyer, whatever the audience said when it was frozen: at all where the
 * campaign is for those who have not, or since it was written where it goes to leads of any kind.
 */
async function hasLeft(req: Caller, email: string, { audience, writtenAt }: Running) {
  if (audience === 'leads_open')
    return (await isConverted(req, email)) || (await hasBought(req, email, null))
  return audience.startsWith('leads_') && (await hasBought(req, email, writtenAt))
}

/** How a recipient stands after what came of their mail. */
export function rowAfter(outcome: Outcome, attempts: number) {
  switch (outcome.kind) {
    case 'again':
      return {
        status: 'waiting',
        reason: outcome.reason,
        dueAt: outcome.at.toISOString(),
        attempts: outcome.isTry ? attempts : attempts - 1,
      } as const
    case 'sent':
      return { status: 'sent', sentAt: now, reason: null } as const
    case 'held':
      return { status: 'held', reason: null } as const
    default:
      return { status: outcome.kind, reason: outcome.reason } as const
  }
}

/** Writes down what came of a recipient whom a worker holds. */
export async function saveRecipient(
  payload: Payload,
  { id, attempts }: { readonly id: string; readonly attempts: number },
  outcome: Outcome,
): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(campaign_recipients)
    .set({ ...rowAfter(outcome, attempts), updatedAt: now })
    .where(and(eq(campaign_recipients.id, id), eq(campaign_recipients.status, 'sending')))
}

/** For so long a campaign waits for those who get other marketing mail each day; then it ends. */
const PATIENCE_DAYS = 7

const OVER = 'Got other marketing emails on each of these days, up to the daily limit'

/** Leaves out whom a campaign has waited for before, and that for too long. */
function postponed({ reason }: Recipient, { startedAt }: Running): Outcome {
  const days = startedAt ? (Date.now() - new Date(startedAt).getTime()) / DAY_MS : 0
  return reason === ENOUGH && days > PATIENCE_DAYS
    ? { kind: 'excluded', reason: OVER }
    : waitUntil(new Date(Date.now() + WAIT_HOURS * 3_600_000), ENOUGH)
}

const DAY_MS = 86_400_000

type Running = {
  readonly id: string
  readonly subject: string
  readonly content: string
  readonly perMinute: number
  readonly audience: Audience
  readonly writtenAt: string
  readonly startedAt: string | null
}

/** What is too big for one reader is so for all: staff have to look at it before it goes on. */
async function afterProblem(
  payload: Payload,
  { campaign, attempts }: Recipient,
  { kind, words }: TemplateProblem,
): Promise<Outcome> {
  if (kind === 'busy') return afterTry(attempts, words)
  if (kind !== 'limit') return { kind: 'failed', reason: words }
  await pauseFor(payload, campaign, words)
  return waitUntil(new Date(), words)
}

async function sendTo(payload: Payload, recipient: Recipient, campaign: Running): Promise<Outcome> {
  if (await hasLeft({ payload }, recipient.email, campaign)) {
    return { kind: 'excluded', reason: 'Already bought' }
  }
  const written = await writeCampaignMail(payload, recipient, campaign)
  if ('problem' in written) return afterProblem(payload, recipient, written.problem)
  if (written.mail === null) return postponed(recipient, campaign)
  return sendEmail(payload, written.mail)
}

async function runningCampaign(req: Caller, id: string): Promise<Running | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select()
    .from(email_campaigns)
    .where(
      and(
        eq(email_campaigns.id, id),
        eq(email_campaigns.status, 'sending'),
        isNotNull(email_campaigns.preparedAt),
      ),
    )
  return (
    (row && {
      id,
      subject: row.subject,
      content: row.content,
      perMinute: row.perMinute,
      audience: row.audience,
      writtenAt: row.createdAt,
      startedAt: row.startedAt,
    }) ??
    null
  )
}

/**
 * Sends what a campaign has waiting, one mail after the other, beside any number of others that do
 * the same: no one is taken twice, and all of them together keep to its pace.
 */
export async function sendLane(payload: Payload, id: string, forMs = LANE_MS): Promise<number> {
  const campaign = await runningCampaign({ payload }, id)
  if (!campaign) return 0
  if (!(await hasMailServer(payload))) {
    await pauseFor(payload, id, NO_SERVER)
    return 0
  }
  let sent = 0
  await sendInTurn<Recipient, Outcome>(payload, forMs, {
    turn: (end) => nextTurn(payload, `campaign:${id}`, campaign.perMinute, end),
    claim: () => claim({ payload }, id),
    send: (recipient) => sendTo(payload, recipient, campaign),
    save: async (recipient, outcome) => {
      await saveRecipient(payload, recipient, outcome)
      if (outcome.kind === 'sent') sent += 1
    },
  })
  return sent
}
