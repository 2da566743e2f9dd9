import { eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { documents, tickets } from '@/src/database-schema'
import { TAKE_BACK_MS } from '@/src/domain/platform/undo-time'
import { unfilledRefusal } from '@/src/domain/support/canned-reply'
import type { answerUndo } from '@/src/domain/support/ticket-change'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import type { TicketStatus } from '@/src/domain/support/ticket-status'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { ticketAnswerMail } from '@/src/email/templates/support/ticket-answer'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { queueWhatsApp, stopWhatsApp } from '@/src/services/content/whatsapp/queue-message'
import { removeDocumentsWhere } from '@/src/services/documents/stored-files'
import { enqueueEmail, stopMails } from '@/src/services/mail/enqueue-email'
import { addressOf } from '@/src/services/orders/order-address'
import { audit } from '@/src/services/platform/record-audit'
import { sentKeyOf } from '@/src/services/platform/sent-key'
import { NewerMessages, newerMessages } from '@/src/services/support/desk/newer-messages'
import { storeStaffFiles, type TicketFile } from '@/src/services/support/store-ticket-files'
import { mailedTicketLink } from '@/src/services/support/ticket-pass'
import {
  assertNotMerged,
  findSent,
  lockTicket,
  updateTicket,
  writeTicketMessage,
} from '@/src/services/support/ticket-row'
import { attachmentsOf } from '@/src/services/support/ticket-thread'
import { answerWay, checkAnswerWay } from '@/src/services/support/whatsapp/answer-way'

export type Answer = {
  readonly body: string
  /** A note that only staff ever see. */
  readonly internal: boolean
  /** Where the ticket stands afterwards; of itself an answer makes it `in_progress`. */
  readonly status?: TicketStatus
  readonly files?: readonly TicketFile[]
  /** The last message that its author saw; null for none. Left out, no one looks for newer ones. */
  readonly seen?: string | null
  /** Waits for some seconds in which it can be taken back. */
  readonly canUndo?: boolean
}

/** Under which an answer is mailed, or sent by WhatsApp. */
export const answerKey = (message: string) => `answer:${message}`

/** Until then it can be taken back. */
const leavingOf = ({ leavesAt }: TicketMessage) => (leavesAt ? new Date(leavesAt) : undefined)

/** By WhatsApp where they wrote there, else by mail. */
async function tellCustomer(
  req: PayloadRequest,
  ticket: Ticket,
  message: TicketMessage,
): Promise<void> {
  const way = await answerWay(req, ticket)
  if (way.by !== 'whatsapp') return mailAnswer(req, ticket, message, leavingOf(message))
  await queueWhatsApp(req, {
    purpose: 'answer',
    phone: way.phone,
    content: { body: message.body },
    key: answerKey(message.id),
    notBefore: leavingOf(message),
    user: idOf(ticket.user),
    ticket: ticket.id,
    ticketMessage: message.id,
  })
}

const LEFT = 'The answer has left already. Write another one to correct it.'

/**
 * Takes back an answer before it leaves: the ticket is as it was, and the customer has seen nothing.
 *
 * @throws AppError 404, or 409 once it has left or something newer was said
 */
export function takeBackAnswer(
  outer: PayloadRequest,
  id: string,
  { message: messageId, was, since }: z.output<typeof answerUndo>,
): Promise<void> {
  return inTransactionOf(outer, async (req) => {
    await lockTicket(req, id)
    const docs = await findRows(req, 'ticketMessages', {
      where: { ticket: { equals: id }, internal: { equals: false } },
      sort: ['-createdAt', '-id'],
      limit: 500,
      overrideAccess: true, // the endpoint has asked for the permission
    })
    const [message, ...earlier] = docs
    const isMine = message?.id === messageId && idOf(message.author) === outer.user?.id
    const isIn = message?.leavesAt && Date.parse(message.leavesAt) > Date.now()
    const key = answerKey(messageId)
    const isStopped =
      isMine && isIn && (await stopMails(req, [key])) && (await stopWhatsApp(req, [key]))
    if (!isStopped) throw new AppError('left', LEFT, 409)
    await req.payload.delete({
      collection: 'ticketMessages',
      id: messageId,
      overrideAccess: true, // as above
      req,
    })
    const files = idsOf(message.attachments ?? [])
    if (files.length > 0) await removeDocumentsWhere(req, inArray(documents.id, files))
    const answer = earlier.find(({ authorKind }) => authorKind === 'staff')
    await updateTicket(req, id, {
      status: was,
      adminResponse: answer?.body ?? null,
      lastMessageAt: earlier[0]?.createdAt ?? null,
      lastStaffAt: answer?.createdAt ?? null,
    })
    const db = await databaseOf(req)
    await db
      .update(tickets)
      .set({ waitingSince: since, ...(answer ? {} : { firstAnsweredAt: null }) })
      .where(eq(tickets.id, id))
    await audit(req, 'support', 'take_back_answer', ['tickets', id], {
      before: { message: messageId },
      after: { status: was },
    })
  })
}

/** What the customer learns of an answer; a note changes nothing that they could see. */
async function follow(
  req: PayloadRequest,
  id: string,
  message: TicketMessage,
  status: TicketStatus | undefined,
): Promise<void> {
  if (message.internal) {
    if (status) await updateTicket(req, id, { status })
    return
  }
  const answered = await updateTicket(req, id, {
    adminResponse: message.body,
    status: status ?? 'in_progress',
    lastMessageAt: message.createdAt,
    lastStaffAt: message.createdAt,
  })
  await tellCustomer(req, answered, message)
}

/** What would be wrong to send, or sent without knowing what others said. */
async function checkAnswer(
  req: PayloadRequest,
  ticket: Ticket,
  { body, internal, seen, files = [] }: Pick<Answer, 'body' | 'internal' | 'seen' | 'files'>,
): Promise<void> {
  assertNotMerged(ticket)
  if (internal) return
  const unfilled = unfilledRefusal(body)
  if (unfilled) throw wrongField('body', unfilled, 'unfilled')
  checkAnswerWay(await answerWay(req, ticket), body, files.length)
  const newer = seen === undefined ? [] : await newerMessages(req, ticket.id, seen)
  if (newer.length > 0) throw new NewerMessages(newer)
}

/**
 * Adds what a member of the staff writes to a ticket: an answer, which the customer gets by mail,
 * or by WhatsApp where they wrote there, and in their thread, or a note, which they never learn of.
 * The caller must have made sure that the person may answer. What the form sends again is the same
 * message.
 *
 * @throws AppError 404 `no_ticket`, 409 `merged` or `newer_messages`, 422 `unfilled`, `no_customer`
 * or `not_by_whatsapp`, and what keeping a file may say
 */
export async function answerTicket(
  outer: PayloadRequest,
  id: string,
  { body, internal, status, files = [], seen, canUndo = false }: Answer,
): Promise<TicketMessage> {
  const { user } = outer
  if (!user) throw new AppError('signed_out', 'Please sign in first.', 401)
  return inTransactionOf(outer, async (req) => {
    const sentKey = sentKeyOf(req, [id, String(internal), body, ...files.map(({ data }) => data)])
    const sent = await findSent(req, sentKey)
    if (sent) return sent
    const ticket = await lockTicket(req, id)
    const authorName = user.firstName || 'Support team'
    await checkAnswer(req, ticket, { body, internal, seen, files })
    const attachments = files.length > 0 ? await storeStaffFiles(req, ticket, files, internal) : []
    const message = await writeTicketMessage(req, {
      ticket: id,
      authorKind: 'staff',
      author: user.id,
      authorName,
      body,
      internal,
      attachments,
      sentKey,
      leavesAt: canUndo && !internal ? new Date(Date.now() + TAKE_BACK_MS).toISOString() : null,
    })
    await follow(req, id, message, status)
    await audit(req, 'support', internal ? 'note' : 'answer', ['tickets', id], {
      before: { status: ticket.status },
      after: {
        message: message.id,
        status: status ?? (internal ? ticket.status : 'in_progress'),
      },
    })
    return message
  })
}

/**
 * Mails an answer to anyone who asked, once. They asked, so no preference holds it back.
 * @throws Error when it is handed what staff note among themselves
 */
export async function mailAnswer(
  req: PayloadRequest,
  ticket: Ticket,
  message: TicketMessage,
  notBefore?: Date,
): Promise<void> {
  if (message.internal || message.authorKind !== 'staff') throw new Error('Not for the customer')
  const email = await addressOf(req, { user: ticket.user, email: ticket.requesterEmail })
  if (!email) return
  const files = await attachmentsOf(req, ticket.id, [message])
  const to = {
    email,
    key: answerKey(message.id),
    notBefore,
    ticket: ticket.id,
    user: idOf(ticket.user),
  }
  await enqueueEmail(req, 'ticket-answer', to, (brand) =>
    ticketAnswerMail({
      brand,
      ticketSubject: ticket.subject,
      reference: ticketReference(ticket.id),
      from: message.authorName || 'Support team',
      to: ticket.requesterName || 'there',
      body: message.body,
      files: [...files.values()].map(({ name }) => name),
      isClosed: ticket.status === 'closed',
      link: mailedTicketLink(ticket),
    }),
  )
}
