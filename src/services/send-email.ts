import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { MailRefused } from '@/src/email/transport'
import { runSql } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import type { Email } from '@/src/payload-types'
import { type MailRoute, readMailRoute } from '@/src/services/mail-transport'
import { isWanted } from '@/src/services/mail-wanted'

/** A mail that has been `sending` for longer was in the hands of a worker that died. */
const ABANDONED = '90 seconds'

/**
 * Takes a mail out of the queue for this worker alone; false when it isn't there to take.
 *
 * What a dead worker held may or may not have gone out: a transactional mail is sent again rather
 * than lost, a marketing mail is not.
 */
async function claim(payload: Payload, id: string): Promise<boolean> {
  const rows = await runSql(
    { payload },
    sql`update emails set status = 'sending', attempts = attempts + 1, updated_at = now()
      where id = ${id} and (status = 'queued' or (status = 'sending' and kind = 'transactional'
        and updated_at < now() - ${ABANDONED}::interval))
      returning id`,
  )
  return rows.length > 0
}

type Outcome = Partial<Pick<Email, 'status' | 'lastError' | 'messageId' | 'sentAt'>>

async function record(payload: Payload, id: string, outcome: Outcome): Promise<void> {
  await payload.update({
    collection: 'emails',
    id,
    data: outcome,
    depth: 0,
    overrideAccess: true, // the outbox is written by services alone
  })
}

const messageIdOf = (id: string) => `<${id}@${new URL(env.SITE_URL).hostname}>`

function headersOf(mail: Email): Record<string, string> {
  const entries = Object.entries(mail.headers ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

async function deliver({ transport, from }: MailRoute, mail: Email): Promise<void> {
  const { id, to, subject, html, text } = mail
  const messageId = messageIdOf(id)
  await transport.send({ from, to, subject, html, text, messageId, headers: headersOf(mail) })
}

/** Its reader has switched such mails off since it was queued. */
const UNWANTED: Outcome = { status: 'failed', lastError: 'Not sent: the reader does not want it' }

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/**
 * Sends a mail from the outbox, or holds it there while no mail server is set.
 *
 * @param isLastTry whether nobody will try again after this; the mail then counts as failed
 * @throws the transport's error when it is worth another try
 */
export async function sendEmail(payload: Payload, id: string, isLastTry: boolean): Promise<void> {
  if (!(await claim(payload, id))) return
  try {
    const mail = await payload.findByID({
      collection: 'emails',
      id,
      depth: 0,
      overrideAccess: true, // the worker has no user
    })
    if (!(await isWanted({ payload }, mail))) return await record(payload, id, UNWANTED)
    const route = await readMailRoute(payload)
    if (!route) return await record(payload, id, { status: 'held' })
    await deliver(route, mail)
  } catch (error) {
    const isOver = isLastTry || error instanceof MailRefused
    const outcome = { status: isOver ? 'failed' : 'queued', lastError: reasonOf(error) } as const
    await record(payload, id, outcome)
    log.warn({ err: error, email: id, isOver }, 'a mail could not be sent')
    if (error instanceof MailRefused) return
    throw error
  }
  await record(payload, id, {
    status: 'sent',
    lastError: null,
    messageId: messageIdOf(id),
    sentAt: new Date().toISOString(),
  })
}
