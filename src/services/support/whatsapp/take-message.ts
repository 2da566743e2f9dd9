import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { tickets, users, whatsapp_messages } from '@/src/database-schema'
import { maskedEmail } from '@/src/domain/accounts/masked-email'
import {
  confirmedCode,
  isStop,
  REPLIES,
  spellingsOf,
} from '@/src/domain/content/whatsapp/message-text'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ADMIN } from '@/src/lib/admin-address'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { findById, findOne } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { now } from '@/src/lib/sql-parts'
import { confirmNumber, stopOrderNews } from '@/src/services/content/whatsapp/order-news-choice'
import { queueWhatsApp } from '@/src/services/content/whatsapp/queue-message'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { readablePhone } from '@/src/services/platform/phone-number'
import { openTicket } from '@/src/services/support/open-ticket'
import { replyToTicket } from '@/src/services/support/reply-to-ticket'

type Taken = {
  readonly id: string
  readonly phone: string
  readonly name: string | null
  readonly body: string
  /** When it was written, ISO. */
  readonly at: string
}

/** The message, for this worker alone; null when it was taken before. */
async function holdMessage(req: PayloadRequest, id: string): Promise<Taken | null> {
  const db = await databaseOf(req)
  const { status, writtenAt, createdAt, phone, name, body } = whatsapp_messages
  const [row] = await db
    .select({ id: whatsapp_messages.id, phone, name, body, writtenAt, createdAt })
    .from(whatsapp_messages)
    .where(and(eq(whatsapp_messages.id, id), eq(status, 'received')))
    .for('update')
  return row ? { ...row, body: row.body ?? '', at: row.writtenAt ?? row.createdAt } : null
}

const SUBJECT_MAX = 80

function subjectOf(body: string): string {
  const lines = body.split(/[\n\r\u2028\u2029]+/)
  const line = lines.find((one) => !/^\[.*\]$/.test(one)) ?? lines[0] ?? ''
  const isLong = line.length > SUBJECT_MAX
  return `WhatsApp: ${isLong ? `${line.slice(0, SUBJECT_MAX).toWellFormed()}…` : line}`
}

/** Adds it to the conversation that is open, or opens one. @returns the ticket */
async function toSupport(req: PayloadRequest, { phone, name, body, at }: Taken): Promise<string> {
  const account = await accountOf(req, phone)
  const known = await openTicketOf(req, phone, account?.id ?? null)
  if (known) {
    await replyToTicket(req, known, { body, byWhatsApp: { phone, at } })
    return known
  }
  const requester = account ? undefined : { name: name || readablePhone(phone), email: null }
  const opened = await openTicket(req, {
    topic: 'other',
    subject: subjectOf(body),
    message: body,
    user: account,
    requester,
    byWhatsApp: { phone, at },
  })
  return opened.id
}

async function answerCommand(
  req: PayloadRequest,
  { id, phone }: Taken,
  words: string,
  user: string | null,
): Promise<void> {
  await queueWhatsApp(req, {
    purpose: 'reply',
    phone,
    content: { body: words },
    key: `reply:${id}`,
    user,
  })
}

/** STOP where there is news to stop, or the code that confirms a number; false for anything else. */
async function obey(req: PayloadRequest, taken: Taken): Promise<boolean> {
  const { phone, body } = taken
  if (isStop(body) && (await stopOrderNews(req, phone))) {
    await answerCommand(req, taken, REPLIES.stopped, null)
    return true
  }
  const code = confirmedCode(body)
  const owner = code && (await confirmNumber(req, phone, code))
  if (!owner) return false
  await answerCommand(req, taken, REPLIES.confirmed(maskedEmail(owner.email)), owner.id)
  return true
}

async function noteTaken(req: PayloadRequest, id: string, ticket: string | null): Promise<void> {
  const db = await databaseOf(req)
  const [row] = ticket
    ? await db.select({ user: tickets.user }).from(tickets).where(eq(tickets.id, ticket))
    : []
  await db
    .update(whatsapp_messages)
    .set({ status: 'taken', ticket, user: row?.user, updatedAt: now })
    .where(eq(whatsapp_messages.id, id))
}

/** Does what one message asks for, unless it was done before. */
async function take(payload: Payload, id: string, phone: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockInTransaction(req, `whatsapp:${phone}`)
    const taken = await holdMessage(req, id)
    if (!taken) return
    const ticket = (await obey(req, taken)) ? null : await toSupport(req, taken)
    await noteTaken(req, id, ticket)
  })
}

/** What a number has written and no one has taken yet, up to one message, the oldest first. */
async function untilNow(payload: Payload, id: string): Promise<{ id: string; phone: string }[]> {
  const db = await databaseOf({ payload })
  const { phone, status, writtenAt, createdAt } = whatsapp_messages
  const [own] = await db
    .select({ phone })
    .from(whatsapp_messages)
    .where(eq(whatsapp_messages.id, id))
  if (!own) return []
  const rows = await db
    .select({ id: whatsapp_messages.id, phone })
    .from(whatsapp_messages)
    .where(and(eq(phone, own.phone), eq(status, 'received')))
    .orderBy(asc(writtenAt), asc(createdAt))
  return rows.slice(0, rows.findIndex((row) => row.id === id) + 1)
}

/** That a message was kept but could not be taken, which only a person can resolve. */
async function raiseLost(payload: Payload, id: string, phone: string): Promise<void> {
  await inTransaction(payload, (req) =>
    raiseToStaff(req, {
      key: `whatsapp-lost:${id}`,
      subject: `A message by WhatsApp from ${readablePhone(phone)} could not be taken to support. Press Retry under Background jobs.`,
      area: 'support',
      place: {
        entity: 'whatsappSettings',
        id: 'whatsappSettings',
        href: `${ADMIN}/queues`,
        label: 'Open Background jobs',
      },
    }),
  )
}

/**
 * Does what a message by WhatsApp asks for, once: obeys a command, or takes it to support, where an
 * account is known by its confirmed number alone. What its number wrote before comes first, in
 * whatever order the workers get to it.
 */
export async function takeWhatsApp(
  payload: Payload,
  id: string,
  isLastTry: boolean,
): Promise<void> {
  for (const { id: next, phone } of await untilNow(payload, id)) {
    try {
      await take(payload, next, phone)
    } catch (error) {
      log.error({ err: error, message: next }, 'a WhatsApp message could not be taken')
      if (next !== id) continue // its own job tries again
      if (isLastTry) await raiseLost(payload, id, phone)
      throw error
    }
  }
}

/** The account whose confirmed number this is. */
async function accountOf(req: PayloadRequest, phone: string) {
  const db = await databaseOf(req)
  const { id, email, firstName, lastName, whatsapp_phone, whatsapp_confirmedAt, erasedAt } = users
  const [row] = await db
    .select({ id, email, firstName, lastName })
    .from(users)
    .where(
      and(
        inArray(whatsapp_phone, [...spellingsOf(phone)]),
        isNotNull(whatsapp_confirmedAt),
        isNull(erasedAt),
      ),
    )
    .limit(1)
  return row ?? null
}

/** The newest conversation with a number that is not over, or the one that it was merged into. */
async function openTicketOf(
  req: PayloadRequest,
  phone: string,
  user: string | null,
): Promise<string | null> {
  const ticket = await findOne(req, 'tickets', {
    where: {
      whatsappPhone: { equals: phone },
      user: user ? { equals: user } : { exists: false },
    },
    sort: '-createdAt',
    select: { status: true, mergedInto: true },
    overrideAccess: true, // their own, by the number that wrote
  })
  const into = idOf(ticket?.mergedInto)
  const main = into
    ? await findById(req, 'tickets', into, {
        select: { status: true },
        overrideAccess: true, // the same person’s, as merging made sure
      })
    : ticket
  return main && main.status !== 'closed' ? main.id : null
}
