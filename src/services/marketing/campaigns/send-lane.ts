import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { campaign_recipients, email_campaigns, leads, orders } from '@/src/database-schema'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { type Caller, databaseOf, hasRow } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { hasMailServer } from '@/src/services/mail/mail-transport'
import { afterTry, nextTurn, waitUntil } from '@/src/services/mail/outbox/pace'
import { type Plans, sendInTurn } from '@/src/services/mail/outbox/send-in-turn'
import type { Held, Outcome } from '@/src/services/mail/send-email'
import { NO_SERVER, pauseFor } from '@/src/services/marketing/campaigns/begin-campaign'
import { ENOUGH } from '@/src/services/marketing/campaigns/figures'
import { WAIT_HOURS, writeHeld } from '@/src/services/marketing/delivery/write-mail'
import { templateValues } from '@/src/services/marketing/people/template-values'
import { renderTemplate } from '@/src/services/marketing/rendering/render-template'
import { withTracking } from '@/src/services/marketing/tracking/tracked-links'

/** How long one job sends; the next minute's goes on. */
const LANE_MS = 50_000

type Recipient = typeof campaign_recipients.$inferSelect
type Campaign = typeof email_campaigns.$inferSelect

async function next(req: Caller, campaign: string): Promise<Recipient | undefined> {
  const db = await databaseOf(req)
  const { status, dueAt, campaign: of } = campaign_recipients
  const [row] = await db
    .select(getTableColumns(campaign_recipients))
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
  return row
}

/**
 * Whether someone has become a buyer, whatever the audience said when it was frozen: at all where the
 * campaign is for those who have not, or since it was written where it goes to leads of any kind.
 */
async function hasLeft(req: Caller, email: string, { audience, createdAt }: Campaign) {
  if (!audience.startsWith('leads_')) return false
  const isOfOpen = audience === 'leads_open'
  const hasBought = and(
    eq(orders.email, email),
    inArray(orders.paymentStatus, ['paid', 'refunded']),
    isOfOpen ? undefined : gt(orders.paidAt, createdAt),
  )
  if (await hasRow(req, orders, hasBought)) return true
  const isConverted = and(eq(leads.email, email), eq(leads.converted, true))
  return isOfOpen && hasRow(req, leads, isConverted)
}

/** How a recipient stands after what came of their mail; no one waits for a campaign that was canceled. */
async function rowAfter(req: PayloadRequest, id: string, outcome: Outcome) {
  switch (outcome.kind) {
    case 'again': {
      const { reason, at } = outcome
      const status = (await isCancelled(req, id)) ? 'cancelled' : 'waiting'
      return { status, reason, dueAt: at.toISOString() } as const
    }
    case 'sent':
      return { status: 'sent', sentAt: now, reason: null } as const
    case 'held':
      return { status: 'held', reason: null } as const
    default:
      return { status: outcome.kind, reason: outcome.reason } as const
  }
}

async function isCancelled(req: PayloadRequest, recipient: string): Promise<boolean> {
  const db = await databaseOf(req)
  const { id, campaign } = campaign_recipients
  const [row] = await db
    .select({ status: email_campaigns.status })
    .from(campaign_recipients)
    .innerJoin(email_campaigns, eq(email_campaigns.id, campaign))
    .where(eq(id, recipient))
  return row?.status === 'cancelled'
}

export const RECIPIENTS: Plans = { table: campaign_recipients, rowAfter }

/** For so long a campaign waits for those who get other marketing mail each day; then it ends. */
const PATIENCE_DAYS = 7

const OVER = 'Got other marketing emails on each of these days, up to the daily limit'

/** Leaves out whom a campaign has waited for before, and that for too long. */
function postponed({ reason }: Recipient, { startedAt }: Campaign): Outcome {
  const days = startedAt ? (Date.now() - new Date(startedAt).getTime()) / DAY_MS : 0
  return reason === ENOUGH && days > PATIENCE_DAYS
    ? { kind: 'excluded', reason: OVER }
    : waitUntil(new Date(Date.now() + WAIT_HOURS * 3_600_000), ENOUGH)
}

const DAY_MS = 86_400_000

/** What is too big for one reader is so for all: staff have to look at it before it goes on. */
async function afterProblem(
  payload: Payload,
  { campaign, attempts }: Pick<Recipient, 'campaign' | 'attempts'>,
  { kind, words }: TemplateProblem,
): Promise<Outcome> {
  if (kind === 'busy') return afterTry(attempts, words)
  if (kind !== 'limit') return { kind: 'failed', reason: words }
  await pauseFor(payload, campaign, words)
  return waitUntil(new Date(), words)
}

/** Writes a recipient's mail, unless it is written; what becomes of it where it is not to go now. */
async function write(
  payload: Payload,
  recipient: Recipient,
  campaign: Campaign,
  mail: Held,
): Promise<Outcome | null> {
  if (await hasLeft({ payload }, recipient.email, campaign)) {
    return { kind: 'excluded', reason: 'Already bought' }
  }
  if (mail.html !== '') return null
  const result = await renderTemplate(campaign, await templateValues({ payload }, recipient))
  if (!result.ok)
    return afterProblem(payload, { ...recipient, attempts: mail.attempts }, result.problem)
  const { html, links } = withTracking(result.mail.html, recipient.id)
  const db = await databaseOf({ payload })
  await db
    .update(campaign_recipients)
    .set({ links })
    .where(eq(campaign_recipients.id, recipient.id))
  const isWritten = await writeHeld(payload, mail, { ...result.mail, html })
  return isWritten ? null : postponed(recipient, campaign)
}

async function runningCampaign(req: Caller, id: string): Promise<Campaign | undefined> {
  const db = await databaseOf(req)
  const { id: its, status, preparedAt } = email_campaigns
  const [row] = await db
    .select()
    .from(email_campaigns)
    .where(and(eq(its, id), eq(status, 'sending'), isNotNull(preparedAt)))
  return row
}

/**
 * Sends what a campaign has waiting, one mail after the other, beside any number of others that do
 * the same: no one is taken twice, and all of them together keep to its pace.
 *
 * @returns how many went out
 */
export async function sendLane(payload: Payload, id: string, forMs = LANE_MS): Promise<number> {
  const campaign = await runningCampaign({ payload }, id)
  if (!campaign) return 0
  if (!(await hasMailServer(payload))) {
    await pauseFor(payload, id, NO_SERVER)
    return 0
  }
  const outcomes = await sendInTurn<Recipient>(payload, forMs, {
    ...RECIPIENTS,
    turn: (end) => nextTurn(payload, `campaign:${id}`, campaign.perMinute, end),
    next: (req) => next(req, id),
    head: ({ email }) => ({
      dedupeKey: `campaign:${id}:${email}`,
      topic: 'offers',
      template: 'campaign',
      campaign: id,
    }),
    write: (recipient, mail) => write(payload, recipient, campaign, mail),
  })
  return outcomes.filter(({ kind }) => kind === 'sent').length
}
