import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { emails } from '@/src/database-schema'
import { MAIL_HEADER, returnPathOf } from '@/src/domain/mail/bounces/delivery-report'
import { hasHiddenKeys, type LinkKeys, withoutKeys } from '@/src/domain/mail/link-keys'
import { idOf } from '@/src/domain/vocabulary/relation'
import {
  type MailAttachment,
  MailDeferred,
  MailRefused,
  MailUncertain,
  MailUnreachable,
} from '@/src/email/transport'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { ago, now } from '@/src/lib/sql-parts'
import type { Email } from '@/src/payload-types'
import { keysOf, withKeys } from '@/src/services/mail/mail-keys'
import { type MailRoute, readMailRoute } from '@/src/services/mail/mail-transport'
import { marketingFoot, withFoot } from '@/src/services/mail/marketing-foot'
import { noteBounce } from '@/src/services/mail/news/record-event'
import { endMailPause, mailPause, noteNoAnswer } from '@/src/services/mail/outbox/pause'
import {
  ABANDONED,
  type Again,
  afterTry,
  MOST_DAYS,
  MOST_TRIES,
  waitUntil,
} from '@/src/services/mail/outbox/retry'
import { reasonNotToSend } from '@/src/services/mail/reason-not-to-send'

/**
 * Takes a mail out of the queue for this worker alone; false when it isn't there to take.
 *
 * What a dead worker held may or may not have gone out: a transactional mail is sent again rather
 * than lost, a marketing mail is not.
 */
async function claim(payload: Payload, id: string): Promise<boolean> {
  const db = await databaseOf({ payload })
  const { attempts, kind, notBefore, status, updatedAt } = emails
  const isAbandoned = and(
    eq(status, 'sending'),
    eq(kind, 'transactional'),
    lt(updatedAt, ago(ABANDONED)),
  )
  const isDue = or(isNull(notBefore), lte(notBefore, now))
  const rows = await db
    .update(emails)
    .set({ status: 'sending', attempts: sql`${attempts} + 1`, updatedAt: now })
    .where(and(eq(emails.id, id), or(eq(status, 'queued'), isAbandoned), isDue))
    .returning({ id: emails.id })
  return rows.length > 0
}

/** What came of a mail that was to be sent. */
export type Outcome =
  | { readonly kind: 'sent' | 'held' }
  /** `unknown` where it may have arrived, and must not be sent twice. */
  | { readonly kind: 'excluded' | 'failed' | 'unknown'; readonly reason: string }
  | Again

/** How a refusal at the moment of sending begins in the outbox. */
const NOT_SENT = 'Not sent: '
const UNCERTAIN = 'The connection broke, so it is not known whether this email arrived.'
const UNKNOWN = 'It is not known whether this email arrived, so it is not sent again'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What the outbox says of a mail that no worker holds any longer. */
export async function outcomeOf(payload: Payload, id: string): Promise<Outcome> {
  const db = await databaseOf({ payload })
  const { status, lastError, attempts } = emails
  const [row] = await db
    .select({ status, lastError, attempts })
    .from(emails)
    .where(eq(emails.id, id))
  const reason = row?.lastError ?? ''
  switch (row?.status) {
    case 'sent':
    case 'held':
      return { kind: row.status }
    case 'queued':
      return afterTry(Math.max(1, row.attempts), reason)
    case 'skipped':
      return { kind: 'excluded', reason: capital(reason.replace(NOT_SENT, '')) }
    case 'failed':
      return reason.startsWith(UNCERTAIN)
        ? { kind: 'unknown', reason: UNKNOWN }
        : { kind: 'failed', reason }
    default:
      return { kind: 'unknown', reason: UNKNOWN }
  }
}

/**
 * What became of a mail that is not there to take.
 *
 * @throws Error while another worker may still be at a transactional mail: to be looked at later, as
 * that worker may have lost its database over it
 */
async function takenByOther(payload: Payload, id: string): Promise<Outcome> {
  const db = await databaseOf({ payload })
  const { kind, status } = emails
  const [row] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.id, id), eq(status, 'sending'), eq(kind, 'transactional')))
  if (row) throw new Error('Another worker is sending this email.')
  return outcomeOf(payload, id)
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
function keepsKeys({ campaign }: Email, { outcome, sent }: Result): boolean {
  if (outcome.kind === 'again') return true
  if (outcome.kind === 'failed' && campaign) return true // it can be sent again from its campaign
  return env.sandboxAllowed && (outcome.kind === 'held' || sent?.isSandbox === true)
}

/** Writes down how it went, and in the same statement lets go of the keys. */
async function record(payload: Payload, mail: Email, result: Result): Promise<Outcome> {
  const { outcome, lastError, sent } = result
  const { id } = mail
  const db = await databaseOf({ payload })
  await db
    .update(emails)
    .set({
      status: STATUS[outcome.kind],
      lastError,
      updatedAt: now,
      ...(outcome.kind === 'sent' && { messageId: messageIdOf(id), sentAt: now }),
      ...(sent && { sentVia: sent.sentVia, providerId: sent.providerId }),
      ...(outcome.kind === 'again' && !outcome.isTry && { attempts: mail.attempts - 1 }),
      ...(!keepsKeys(mail, result) && { keysSealed: null }),
    })
    .where(and(eq(emails.id, id), eq(emails.status, 'sending')))
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

/** What is written of one ticket is one thread for a mail program. */
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
  const foot = await marketingFoot(payload, mail)
  const { id, to, subject, html, text } = withFoot(foot, withKeys(mail, keys))
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
      ...foot?.headers,
    },
    attachments,
  })
  const sentVia = isSandbox ? `sandbox ${transport.name}` : transport.name
  return { sentVia, providerId, isSandbox }
}

const isOld = ({ createdAt }: Email) =>
  Date.now() - new Date(createdAt).getTime() > MOST_DAYS * 86_400_000

/** What a failure means for the mail. */
function afterFailure(mail: Email, error: unknown, reason: string): Outcome {
  if (error instanceof MailRefused) return { kind: 'failed', reason }
  if (error instanceof MailUncertain && mail.kind === 'marketing') {
    return { kind: 'unknown', reason: UNKNOWN }
  }
  if (!(error instanceof MailUnreachable) || isOld(mail)) return afterTry(mail.attempts, reason)
  return waitUntil(new Date(Date.now() + 60_000), reason)
}

/** Why it could not be sent; a server may repeat what it was given. */
const reasonOf = (error: unknown, keys: LinkKeys) =>
  withoutKeys(error instanceof Error ? error.message : String(error), keys).slice(0, 500)

const isNoAnswer = (error: unknown) =>
  error instanceof MailUnreachable || error instanceof MailUncertain

async function recordFailure(
  payload: Payload,
  mail: Email,
  error: unknown,
  { keys, isOnlyTry }: { keys: LinkKeys; isOnlyTry: boolean },
): Promise<Outcome> {
  const reason = reasonOf(error, keys)
  const after = afterFailure(mail, error, reason)
  const outcome =
    isOnlyTry && after.kind === 'again' ? ({ kind: 'failed', reason } as const) : after
  const lastError =
    outcome.kind === 'unknown'
      ? `${UNCERTAIN} Marketing email is never sent twice. (${reason})`.slice(0, 500)
      : reason
  await record(payload, mail, { outcome, lastError })
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
}

/** Sends a mail from the outbox, or holds it there while no mail server is set. */
export async function sendEmail(
  payload: Payload,
  id: string,
  { attachmentsOf = async () => [], isOnlyTry = false }: How = {},
): Promise<Outcome> {
  if (!(await claim(payload, id))) return takenByOther(payload, id)
  const mail = await payload.findByID({
    collection: 'emails',
    id,
    depth: 0,
    overrideAccess: true, // the worker has no user
  })
  let keys: LinkKeys = {}
  let sent: Sent
  try {
    if (mail.attempts > MOST_TRIES) throw new MailRefused(`Given up after ${MOST_TRIES} tries.`)
    const refusal = await reasonNotToSend({ payload }, mail)
    if (refusal) {
      const kind = refusal.status === 'skipped' ? 'excluded' : 'failed'
      const outcome = { kind, reason: capital(refusal.words) } as const
      return await record(payload, mail, { outcome, lastError: `${NOT_SENT}${refusal.words}` })
    }
    const route = await readMailRoute(payload)
    if (!route) return await record(payload, mail, { outcome: { kind: 'held' }, lastError: null })
    keys = await keysOf(payload, id)
    const attachments = await attachmentsOf(payload, mail)
    sent = await deliver(payload, route, { mail, keys, attachments })
  } catch (error) {
    return recordFailure(payload, mail, error, { keys, isOnlyTry })
  }
  const outcome = await record(payload, mail, { outcome: { kind: 'sent' }, lastError: null, sent })
  await endMailPause(payload)
  return outcome
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
