import { and, countDistinct, eq, gte, isNotNull, or, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { email_campaigns, emails, mail_events } from '@/src/database-schema'
import { BOUNCE_EVENTS, bounceKind } from '@/src/domain/mail/bounces/bounce-kind'
import { mailIdIn } from '@/src/domain/mail/bounces/delivery-report'
import type { MailEventKind, MailEventSource } from '@/src/domain/mail/mail-event'
import { SOFT_LIMIT } from '@/src/domain/mail/suppression-input'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { RecipientReply } from '@/src/email/transport'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { sha256 } from '@/src/lib/secrets'
import { ago, now } from '@/src/lib/sql-parts'
import type { Email } from '@/src/payload-types'
import { suppress, unsubscribe } from '@/src/services/mail/consent/unsubscribe'

type MailOfOurs = {
  readonly id: string
  readonly to: string
  readonly campaign: string | null
}

/** The mail that went out, by our id or by what its provider calls it. */
export async function mailOfOurs(req: Caller, name: string): Promise<MailOfOurs | undefined> {
  const named = mailIdIn(name)
  if (!named) return
  const db = await databaseOf(req)
  const { id, to, campaign, providerId, sentAt } = emails
  const isNamed = or(eq(providerId, named), isId(named) ? eq(id, named) : undefined)
  const [mail] = await db
    .select({ id, to, campaign })
    .from(emails)
    .where(and(isNamed, isNotNull(sentAt)))
  return mail
}

type MailNews = {
  readonly kind: MailEventKind
  readonly source: MailEventSource
  /** When it happened, as it is told; null for now. */
  readonly at: number | null
  readonly detail: string
}

const HOUR = 60 * 60 * 1000
/** A mailbox tells of a mail for about as long. */
const YEAR = 366 * 24 * HOUR

/** When it happened; now, where the time told cannot be true. */
export function momentOf(at: number | null, clock: number): Date {
  const isPossible = at !== null && at <= clock + HOUR && at > clock - YEAR
  return new Date(isPossible ? at : clock)
}

/** Opens and clicks may come again; everything else happens to a mail once. */
const REPEATED: ReadonlySet<MailEventKind> = new Set(['opened', 'clicked'])

const fingerprintOf = (mail: MailOfOurs, { kind, at }: MailNews) =>
  sha256([mail.id, kind, REPEATED.has(kind) ? at : ''].join('\n'))

const addressOf = ({ to }: MailOfOurs) => to.trim().toLowerCase()

/** Staff find it among the failed ones, with what the other side said. */
async function tellStaff(req: PayloadRequest, mail: MailOfOurs, detail: string): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(emails)
    .set({ status: 'failed', lastError: `Bounced: ${detail}`.slice(0, 500), updatedAt: now })
    .where(and(eq(emails.id, mail.id), eq(emails.status, 'sent')))
}

async function countBounce(req: PayloadRequest, { campaign }: MailOfOurs): Promise<void> {
  if (!campaign) return
  const db = await databaseOf(req)
  const { bounceCount } = email_campaigns
  await db
    .update(email_campaigns)
    .set({ bounceCount: sql`${bounceCount} + 1` })
    .where(eq(email_campaigns.id, campaign))
}

async function isSoftTooOften(req: PayloadRequest, to: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ mails: countDistinct(mail_events.fingerprint) })
    .from(mail_events)
    .where(
      and(
        eq(mail_events.to, to),
        eq(mail_events.kind, 'soft_bounce'),
        gte(mail_events.at, ago(`${SOFT_LIMIT.days} days`)),
      ),
    )
  return (row?.mails ?? 0) >= SOFT_LIMIT.bounces
}

type Act = (req: PayloadRequest, mail: MailOfOurs, detail: string) => Promise<unknown>

/** What follows from each kind of news. */
const ACTS: Partial<Record<MailEventKind, Act>> = {
  hard_bounce: async (req, mail, detail) => {
    await suppress(req, { email: addressOf(mail), reason: 'bounced', note: detail })
    await tellStaff(req, mail, detail)
    await countBounce(req, mail)
  },
  soft_bounce: async (req, mail, detail) => {
    await tellStaff(req, mail, detail)
    await countBounce(req, mail)
    const email = addressOf(mail)
    if (!(await isSoftTooOften(req, email))) return
    await suppress(req, { email, reason: 'soft_bounced', note: detail })
  },
  complaint: (req, mail, detail) =>
    suppress(req, {
      email: addressOf(mail),
      reason: 'complained',
      campaign: mail.campaign,
      note: detail,
    }),
  unsubscribed: (req, mail) =>
    unsubscribe(req, { email: addressOf(mail), campaign: mail.campaign }),
}

/** Writes down what is told of a mail of ours, in the request's transaction; false when it is known. */
export async function recordMailEvent(
  req: PayloadRequest,
  mail: MailOfOurs,
  news: MailNews,
): Promise<boolean> {
  const db = await databaseOf(req)
  const { kind, source, at } = news
  const detail = news.detail.replaceAll('\0', '') // PostgreSQL keeps none
  const added = await db
    .insert(mail_events)
    .values({
      mail: mail.id,
      to: addressOf(mail),
      kind,
      source,
      at: momentOf(at, Date.now()).toISOString(),
      detail: detail.slice(0, 500),
      fingerprint: fingerprintOf(mail, news),
    })
    .onConflictDoNothing({ target: mail_events.fingerprint })
    .returning({ id: mail_events.id })
  if (added.length === 0) return false
  await ACTS[kind]?.(req, mail, detail)
  return true
}

/** Writes down what a mail server answered about the recipient of a mail that it did not take. */
export async function noteBounce(
  payload: Payload,
  { id, to, campaign }: Pick<Email, 'id' | 'to' | 'campaign'>,
  { code, words }: RecipientReply,
): Promise<void> {
  const kind = BOUNCE_EVENTS[bounceKind({ code, words })]
  if (!kind) return
  await inTransaction(payload, (req) =>
    recordMailEvent(
      req,
      { id, to, campaign: idOf(campaign) },
      { kind, source: 'smtp', at: null, detail: words },
    ),
  )
}
