import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { emails } from '@/src/database-schema'
import { MAIL_HEADER, returnPathOf } from '@/src/domain/mail/bounces/delivery-report'
import { hasHiddenKeys, type LinkKeys, withoutKeys } from '@/src/domain/mail/link-keys'
import { idOf } from '@/src/domain/vocabulary/relation'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import {
  type MailAttachment,
  MailDeferred,
  MailRefused,
  MailUncertain,
  MailUnreachable,
} from '@/src/email/transport'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { ago, now, storedJson } from '@/src/lib/sql-parts'
import type { Email } from '@/src/payload-types'
import { openKeys, withKeys } from '@/src/services/mail/mail-keys'
import { type MailRoute, readMailRoute } from '@/src/services/mail/mail-transport'
import { marketingSheet, onSheet } from '@/src/services/mail/marketing-sheet'
import { noteBounce } from '@/src/services/mail/news/record-event'
import {
  ABANDONED,
  type Again,
  afterTry,
  endMailPause,
  MOST_DAYS,
  MOST_TRIES,
  mailPause,
  noteNoAnswer,
  waitUntil,
} from '@/src/services/mail/outbox/pace'
import { reasonNotToSend } from '@/src/services/mail/reason-not-to-send'

/** A mail that this worker alone holds. Without a text it is a marketing mail that is not written yet. */
export type Held = typeof emails.$inferSelect

/** Whether it never had a text: nothing of it can have gone out. */
const isUnwritten = ({ kind, html }: Pick<Held, 'kind' | 'html'>) =>
  kind === 'marketing' && html === ''

/**
 * Takes a mail out of the queue for this worker alone; undefined when it isn't there to take.
 *
 * What a dead worker held may or may not have gone out: a transactional mail is sent again rather
 * than lost, a marketing mail is not.
 */
export async function claim(req: Caller, id: string): Promise<Held | undefined> {
  const db = await databaseOf(req)
  const { attempts, kind, notBefore, status, updatedAt } = emails
  const isAbandoned = and(
    eq(status, 'sending'),
    eq(kind, 'transactional'),
    lt(updatedAt, ago(ABANDONED)),
  )
  const isDue = or(isNull(notBefore), lte(notBefore, now))
  const [held] = await db
    .update(emails)
    .set({ status: 'sending', attempts: sql`${attempts} + 1`, updatedAt: now })
    .where(and(eq(emails.id, id), or(eq(status, 'queued'), isAbandoned), isDue))
    .returning()
  return held
}

/** What came of a mail that was to be sent. */
export type Outcome =
  | { readonly kind: 'sent' | 'held' }
  /** `unknown` where it may have arrived, and must not be sent twice. */
  | { readonly kind: 'failed' | 'unknown'; readonly reason: string }
  /** `isOurs` where our settings are the cause, and nothing about its reader. */
  | { readonly kind: 'excluded'; readonly reason: string; readonly isOurs?: true }
  | Again

/** How a refusal at the moment of sending begins in the outbox. */
const NOT_SENT = 'Not sent: '
const UNCERTAIN = 'The connection broke, so it is not known whether this email arrived.'

const UNCLEAR = {
  kind: 'unknown',
  reason: 'It is not known whether this email arrived, so it is not sent again',
} as const

/**
 * What became of a mail that is not there to take.
 *
 * @throws Error while another worker may still be at a transactional mail: to be looked at later, as
 * that worker may have lost its database over it
 */
export async function outcomeOf(req: Caller, id: string): Promise<Outcome> {
  const db = await databaseOf(req)
  const { status, lastError, attempts, kind } = emails
  const [row] = await db
    .select({ status, lastError, attempts, kind })
    .from(emails)
    .where(eq(emails.id, id))
  if (row?.status === 'sending' && row.kind === 'transactional') {
    throw new Error('Another worker is sending this email.')
  }
  const reason = row?.lastError ?? ''
  switch (row?.status) {
    case 'sent':
    case 'held':
      return { kind: row.status }
    case 'queued':
      return afterTry(Math.max(1, row.attempts), reason)
    case 'skipped':
      return { kind: 'excluded', reason: capitalized(reason.replace(NOT_SENT, '')) }
    case 'failed':
      return reason.startsWith(UNCERTAIN) ? UNCLEAR : { kind: 'failed', reason }
    default:
      return UNCLEAR
  }
}

/** How a mail that is out went, and what it is called there. */
type Sent = Pick<Email, 'sentVia' | 'providerId'> & { readonly isSandbox: boolean }

const STATUS = {
  sent: 'sent',
  held: 'held',
  excluded: 'skipped',
  failed: 'failed',
  unknown: 'failed',
  again: 'queued',
} as const satisfies Record<Outcome['kind'], Email['status']>

type Result = { readonly outcome: Outcome; readonly lastError: string | null; readonly sent?: Sent }

/** Whether a mail's keys are needed after this: to be tried again, or read on one's own machine. */
function keepsKeys({ campaign }: Held, { outcome, sent }: Result): boolean {
  if (outcome.kind === 'again') return true
  if (outcome.kind === 'failed' && campaign) return true // it can be sent again from its campaign
  return env.sandboxAllowed && (outcome.kind === 'held' || sent?.isSandbox === true)
}

/**
 * Writes down how it went, lets go of the keys, and notes it where the mail was planned, all at once.
 * What was never written leaves the outbox: its plan says why.
 */
async function record(payload: Payload, mail: Held, result: Result, { note }: How) {
  const { outcome, lastError, sent } = result
  const { id } = mail
  const attempts = outcome.kind === 'again' && !outcome.isTry ? mail.attempts - 1 : mail.attempts
  const end = async (caller: Caller) => {
    const db = await databaseOf(caller)
    return db
      .update(emails)
      .set({
        status: STATUS[outcome.kind],
        lastError,
        attempts,
        updatedAt: now,
        ...(outcome.kind === 'sent' && { messageId: messageIdOf(id), sentAt: now }),
        ...(sent && { sentVia: sent.sentVia, providerId: sent.providerId }),
        ...(!keepsKeys(mail, result) && { keysSealed: null }),
      })
      .where(and(eq(emails.id, id), eq(emails.status, 'sending')))
      .returning({ kind: emails.kind, html: emails.html })
  }
  if (mail.kind === 'transactional' && !note) {
    await end({ payload })
    return outcome
  }
  await inTransaction(payload, async (req) => {
    const ended = await end(req)
    if (ended.length === 0) return // another worker has taken it up since
    const db = await databaseOf(req)
    if (ended.every(isUnwritten)) await db.delete(emails).where(eq(emails.id, id))
    await note?.(req, outcome, attempts)
  })
  return outcome
}

const messageIdOf = (id: string) => `<${id}@${new URL(env.SITE_URL).hostname}>`

function headersOf(mail: Email): Record<string, string> {
  const entries = Object.entries(mail.headers ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Finds the files that go along with a mail, as they are when it is sent. */
export type FindAttachments = (payload: Payload, mail: Email) => Promise<MailAttachment[]>

/** By which bounces and the webhooks of providers find their mail, whatever becomes of its Message-ID. */
const identityOf = (id: string) => ({
  [MAIL_HEADER]: id,
  'X-PM-Metadata-mail': id,
  'X-Mailgun-Variables': JSON.stringify({ mail: id }),
})

function threadOf({ ticket }: Email): Record<string, string> {
  const id = idOf(ticket)
  if (!id) return {}
  const thread = `<ticket-${id}@${new URL(env.SITE_URL).hostname}>`
  return { 'In-Reply-To': thread, References: thread }
}

type Delivery = {
  readonly mail: Email
  readonly keys: LinkKeys
  readonly attachments: readonly MailAttachment[]
}

async function deliver(payload: Payload, route: MailRoute, delivery: Delivery): Promise<Sent> {
  const { mail, keys, attachments } = delivery
  const { transport, from, isSandbox = false, bounceAddress, replyTo } = route
  const sheet = await marketingSheet(payload, mail)
  const { id, to, subject, html, text } = onSheet(sheet, withKeys(mail, keys))
  if (hasHiddenKeys(html) || hasHiddenKeys(text)) {
    throw new MailRefused('This email had private links that no longer work.')
  }
  const { providerId } = await transport.send({
    from,
    to,
    subject,
    html,
    text,
    messageId: messageIdOf(id),
    ...(bounceAddress && { returnPath: returnPathOf(bounceAddress, id) }),
    headers: {
      'Auto-Submitted': 'auto-generated', // RFC 3834: no assistant answers it
      ...(replyTo && { 'Reply-To': replyTo }),
      ...identityOf(id),
      ...threadOf(mail),
      ...headersOf(mail),
      ...sheet?.headers,
    },
    attachments,
  })
  const sentVia = isSandbox ? `sandbox ${transport.name}` : transport.name
  return { sentVia, providerId, isSandbox }
}

const isOld = ({ createdAt }: Held) =>
  Date.now() - new Date(createdAt).getTime() > MOST_DAYS * 86_400_000

function afterFailure(mail: Held, error: unknown, reason: string): Outcome {
  if (error instanceof MailRefused) return { kind: 'failed', reason }
  if (error instanceof MailUncertain && mail.kind === 'marketing') return UNCLEAR
  if (!(error instanceof MailUnreachable) || isOld(mail)) return afterTry(mail.attempts, reason)
  return waitUntil(new Date(Date.now() + 60_000), reason)
}

const unclearText = (reason: string) =>
  `${UNCERTAIN} Marketing email is never sent twice. (${reason})`.slice(0, 500)

/** Why it could not be sent; a server may repeat what it was given. */
const reasonOf = (error: unknown, keys: LinkKeys) =>
  withoutKeys(error instanceof Error ? error.message : String(error), keys).slice(0, 500)

const isNoAnswer = (error: unknown) =>
  error instanceof MailUnreachable || error instanceof MailUncertain

async function recordFailure(
  payload: Payload,
  mail: Held,
  error: unknown,
  { keys, ...how }: How & { readonly keys: LinkKeys },
): Promise<Outcome> {
  const reason = reasonOf(error, keys)
  const after = afterFailure(mail, error, reason)
  const outcome =
    how.isOnlyTry && after.kind === 'again' ? ({ kind: 'failed', reason } as const) : after
  const lastError = outcome.kind === 'unknown' ? unclearText(reason) : reason
  await record(payload, mail, { outcome, lastError }, how)
  log.warn({ reason, email: mail.id, outcome: outcome.kind }, 'a mail could not be sent')
  const isReply = error instanceof MailRefused || error instanceof MailDeferred
  if (isNoAnswer(error)) await noteNoAnswer(payload)
  else if (isReply) await endMailPause(payload) // the server answers
  if (isReply && error.reply && outcome.kind === 'failed')
    await noteBounce(payload, mail, error.reply)
  return outcome
}

type How = {
  /** What goes along; nothing where it isn't given. */
  readonly attachmentsOf?: FindAttachments
  /** Whether a failure is final, because someone waits for the answer. */
  readonly isOnlyTry?: boolean
  /** Asks whether it is still to go, and writes what is not written; what becomes of it where it stays. */
  readonly write?: () => Promise<Outcome | null>
  /** Notes what came of it where it was planned, in the transaction that ends it. */
  readonly note?: (req: PayloadRequest, outcome: Outcome, attempts: number) => Promise<unknown>
}

/** Sends a mail from the outbox, or holds it there while no mail server is set. */
export async function sendEmail(payload: Payload, id: string, how: How = {}): Promise<Outcome> {
  const held = await claim({ payload }, id)
  return held ? sendHeld(payload, held, how) : outcomeOf({ payload }, id)
}

/** A mail that was written since it was taken. */
async function readAgain(req: Caller, id: string): Promise<Held> {
  const db = await databaseOf(req)
  const [held] = await db.select().from(emails).where(eq(emails.id, id))
  if (!held) throw new MailRefused('This email is not in the outbox any more.')
  return held
}

export async function sendHeld(payload: Payload, held: Held, how: How): Promise<Outcome> {
  const { id } = held
  let keys: LinkKeys = {}
  let sent: Sent
  try {
    if (held.attempts > MOST_TRIES) throw new MailRefused(`Given up after ${MOST_TRIES} tries.`)
    const stays = (await how.write?.()) ?? null
    if (stays) {
      const lastError = 'reason' in stays ? stays.reason : null
      return await record(payload, held, { outcome: stays, lastError }, how)
    }
    const claimed = how.write ? await readAgain({ payload }, id) : held
    const mail: Email = { ...claimed, headers: storedJson(claimed.headers) }
    const refusal = await reasonNotToSend({ payload }, mail)
    if (refusal) {
      const kind = refusal.status === 'skipped' ? 'excluded' : 'failed'
      const outcome = { kind, reason: capitalized(refusal.words) } as const
      const lastError = `${NOT_SENT}${refusal.words}`
      return await record(payload, held, { outcome, lastError }, how)
    }
    const route = await readMailRoute(payload)
    if (!route)
      return await record(payload, held, { outcome: { kind: 'held' }, lastError: null }, how)
    keys = claimed.keysSealed ? openKeys(claimed.keysSealed, claimed.dedupeKey) : {}
    const attachments = (await how.attachmentsOf?.(payload, mail)) ?? []
    sent = await deliver(payload, route, { mail, keys, attachments })
  } catch (error) {
    return recordFailure(payload, held, error, { ...how, keys })
  }
  const result = { outcome: { kind: 'sent' }, lastError: null, sent } as const
  const outcome = await record(payload, held, result, how)
  await endMailPause(payload)
  return outcome
}

/** Ends the try of a worker that died: what was written may be out, and is not sent again. */
export async function endDeadTry(
  payload: Payload,
  mail: Held,
  reason: string,
  how: How,
): Promise<Outcome> {
  const outcome = isUnwritten(mail) ? afterTry(mail.attempts, reason) : UNCLEAR
  return record(payload, mail, { outcome, lastError: unclearText(reason) }, how)
}

/** Sends a mail that its own job is about. While the server does not answer, the job waits as well. */
export async function sendQueuedEmail(
  payload: Payload,
  id: string,
  attachmentsOf: FindAttachments,
): Promise<void> {
  const until = await mailPause(payload)
  const outcome = until ? waitUntil(until, '') : await sendEmail(payload, id, { attachmentsOf })
  if (outcome.kind !== 'again') return
  const req = await createLocalReq({}, payload)
  await enqueue(req, 'send-email', { emailId: id }, { startAfter: outcome.at })
}
