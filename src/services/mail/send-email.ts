import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { emails } from '@/src/database-schema'
import { type LinkKeys, withoutKeys } from '@/src/domain/mail/link-keys'
import {
  type MailAttachment,
  MailDeferred,
  MailRefused,
  MailUncertain,
} from '@/src/email/transport'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { ago, now } from '@/src/lib/sql-parts'
import type { Email } from '@/src/payload-types'
import { keysOf, withKeys } from '@/src/services/mail/mail-keys'
import { type MailRoute, readMailRoute } from '@/src/services/mail/mail-transport'
import { marketingFoot, withFoot } from '@/src/services/mail/marketing-foot'
import { noteBounce } from '@/src/services/mail/news/note-bounce'
import { reasonNotToSend } from '@/src/services/mail/reason-not-to-send'

/** A mail that has been `sending` for longer was in the hands of a worker that died. */
const ABANDONED = '90 seconds'

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

/**
 * Whoever has taken a mail may have lost its database over it, and then no one else knows of it.
 *
 * @throws Error while a worker may still be at it: to be looked at later
 */
async function leaveToOther(payload: Payload, id: string): Promise<void> {
  const db = await databaseOf({ payload })
  const { kind, status } = emails
  const [row] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.id, id), eq(status, 'sending'), eq(kind, 'transactional')))
  if (row) throw new Error('Another worker is sending this email.')
}

type Outcome = {
  readonly status: 'queued' | 'sent' | 'held' | 'failed' | 'skipped'
  readonly lastError?: string | null
  /** Of a mail that is out: by which way, and what it is called there. */
  readonly sent?: Pick<Email, 'sentVia' | 'providerId'> & { readonly isSandbox: boolean }
}

/** Whether a mail's keys are needed after this: to be tried again, or read on one's own machine. */
const keepsKeys = ({ status, sent }: Outcome) =>
  status === 'queued' || (env.sandboxAllowed && (status === 'held' || sent?.isSandbox === true))

/** Writes down how it went, and in the same statement lets go of the keys. */
async function record(payload: Payload, id: string, outcome: Outcome): Promise<void> {
  const { status, lastError = null, sent } = outcome
  const db = await databaseOf({ payload })
  await db
    .update(emails)
    .set({
      status,
      lastError,
      updatedAt: now,
      ...(status === 'sent' && { messageId: messageIdOf(id), sentAt: now }),
      ...(sent && { sentVia: sent.sentVia, providerId: sent.providerId }),
      ...(!keepsKeys(outcome) && { keysSealed: null }),
    })
    .where(and(eq(emails.id, id), eq(emails.status, 'sending')))
}

const messageIdOf = (id: string) => `<${id}@${new URL(env.SITE_URL).hostname}>`

function headersOf(mail: Email): Record<string, string> {
  const entries = Object.entries(mail.headers ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Finds the files that go along with a mail, as they are when it is sent. */
export type FindAttachments = (payload: Payload, mail: Email) => Promise<MailAttachment[]>

type Delivery = {
  readonly mail: Email
  readonly keys: LinkKeys
  readonly attachments: readonly MailAttachment[]
}

async function deliver(payload: Payload, route: MailRoute, delivery: Delivery): Promise<Outcome> {
  const { mail, keys, attachments } = delivery
  const { transport, from, isSandbox = false } = route
  const foot = await marketingFoot(payload, mail)
  const { id, to, subject, html, text } = withFoot(foot, withKeys(mail, keys))
  const headers = { ...headersOf(mail), ...foot?.headers }
  const messageId = messageIdOf(id)
  const { providerId } = await transport.send({
    from,
    to,
    subject,
    html,
    text,
    messageId,
    headers,
    attachments,
  })
  const sentVia = isSandbox ? `sandbox ${transport.name}` : transport.name
  return { status: 'sent', sent: { sentVia, providerId, isSandbox } }
}

const NOT_TWICE =
  'The connection broke, so it is not known whether this email arrived. Marketing email is never sent twice.'

/** How a mail stands after a failure; `isOver` where nobody tries again. */
function failed(mail: Email | null, error: unknown, isLastTry: boolean, reason: string) {
  const isUncertain = error instanceof MailUncertain && mail?.kind === 'marketing'
  const isOver = isLastTry || isUncertain || error instanceof MailRefused
  const lastError = isUncertain ? `${NOT_TWICE} (${reason})`.slice(0, 500) : reason
  const isTold = isUncertain || error instanceof MailRefused
  return { outcome: { status: isOver ? 'failed' : 'queued', lastError } as const, isOver, isTold }
}

/** Why it could not be sent; a server may repeat what it was given. */
const reasonOf = (error: unknown, keys: LinkKeys) =>
  withoutKeys(error instanceof Error ? error.message : String(error), keys).slice(0, 500)

/**
 * Sends a mail from the outbox, or holds it there while no mail server is set.
 *
 * @param isLastTry whether nobody will try again after this; the mail then counts as failed
 * @param attachmentsOf what goes along; nothing where it isn't given
 * @throws Error with the transport's reason, without any key, when it is worth another try
 */
export async function sendEmail(
  payload: Payload,
  id: string,
  isLastTry: boolean,
  attachmentsOf: FindAttachments = async () => [],
): Promise<void> {
  if (!(await claim(payload, id))) return leaveToOther(payload, id)
  let keys: LinkKeys = {}
  let mail: Email | null = null
  let outcome: Outcome
  try {
    mail = await payload.findByID({
      collection: 'emails',
      id,
      depth: 0,
      overrideAccess: true, // the worker has no user
    })
    const refusal = await reasonNotToSend({ payload }, mail)
    if (refusal) {
      const { status, words } = refusal
      return await record(payload, id, { status, lastError: `Not sent: ${words}` })
    }
    const route = await readMailRoute(payload)
    if (!route) return await record(payload, id, { status: 'held' })
    keys = await keysOf(payload, id)
    const attachments = await attachmentsOf(payload, mail)
    outcome = await deliver(payload, route, { mail, keys, attachments })
  } catch (error) {
    const reason = reasonOf(error, keys)
    const { outcome: after, isOver, isTold } = failed(mail, error, isLastTry, reason)
    await record(payload, id, after)
    log.warn({ reason, email: id, isOver }, 'a mail could not be sent')
    const reply = error instanceof MailRefused || error instanceof MailDeferred ? error.reply : null
    if (mail && reply && isOver) await noteBounce(payload, mail, reply)
    if (isTold) return
    throw new Error(reason)
  }
  await record(payload, id, outcome)
}
