import type { PayloadRequest } from 'payload'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { transactional } from '@/src/lib/database'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { answerRequest } from '@/src/services/orders/change-order'
import { readablePhone } from '@/src/services/platform/phone-number'
import { sentKeyOf } from '@/src/services/platform/sent-key'
import { type ByWhatsApp, nameOfUser, tellStaffOfMessage } from '@/src/services/support/open-ticket'
import { storeCustomerFiles, type TicketFile } from '@/src/services/support/store-ticket-files'
import {
  findSent,
  lockTicket,
  updateTicket,
  writeTicketMessage,
} from '@/src/services/support/ticket-row'

/** WhatsApp’s part of a ticket: answers go where the customer wrote last. */
function whatsappPart(ticket: Ticket, by: ByWhatsApp | undefined) {
  if (by) return { whatsappPhone: by.phone, whatsappAt: laterOf(ticket.whatsappAt, by.at) }
  return ticket.whatsappPhone ? { whatsappPhone: null, whatsappAt: null } : {}
}

const BURST_MS = 10 * 60 * 1000

/** Few write one message by WhatsApp where they could write five: staff hear of them together. */
const questionKey = (ticket: Ticket, message: TicketMessage, isByWhatsApp: boolean): string =>
  isByWhatsApp
    ? `question:${ticket.id}:${ticket.lastStaffAt ?? ''}:${Math.floor(Date.now() / BURST_MS)}`
    : `question:${message.id}`

/** Messages may be told out of order. */
const laterOf = (known: string | null | undefined, at: string): string =>
  known && Date.parse(known) > Date.parse(at) ? known : at

/** A request for a refund that staff have closed is over: what opens again is a question about its order. */
const reopened = ({ topic, order }: Ticket): Partial<Ticket> => ({
  status: 'open',
  ...(topic === 'refund' && order && { topic: 'order-status' }),
})

type Reply = {
  readonly body: string
  readonly files?: readonly TicketFile[]
  /** It came by WhatsApp, where each message is reported once by its id. */
  readonly byWhatsApp?: ByWhatsApp
}

async function tellStaff(
  req: PayloadRequest,
  ticket: Ticket,
  message: TicketMessage,
  isByWhatsApp: boolean,
): Promise<void> {
  const name = message.authorName ?? 'A customer'
  const reference = ticketReference(ticket.id)
  await tellStaffOfMessage(req, {
    ticket: ticket.id,
    key: questionKey(ticket, message, isByWhatsApp),
    subject: `Re: ${ticket.subject} (${reference}) from ${name}`,
    from: name,
    email:
      (message.author && req.user?.email) ||
      ticket.requesterEmail ||
      readablePhone(ticket.whatsappPhone),
    about: `${ticket.subject} · ${reference}`,
    body: message.body,
    order: idOf(ticket.order),
  })
}

/** Who writes: the account's owner, or anyone who asked without one. */
function authorOf(req: PayloadRequest, ticket: Ticket, byWhatsApp: ByWhatsApp | undefined) {
  const owner = idOf(ticket.user)
  const isOwner = owner !== null && (req.user?.id === owner || byWhatsApp !== undefined)
  const name = isOwner && req.user ? nameOfUser(req.user) : ticket.requesterName
  return { author: isOwner ? owner : null, authorName: name || 'Customer' }
}

/**
 * Adds a customer's message to a ticket, opens it again where it was closed, and tells staff. The
 * caller must have made sure that this is the ticket's customer. What its form sends
 * again is the same message.
 *
 * @throws AppError 404 when the ticket went away, and what keeping a file may say
 */
export const replyToTicket = transactional(
  async (
    req,
    ticketId: string,
    { body, files = [], byWhatsApp }: Reply,
  ): Promise<TicketMessage> => {
    const sentKey = sentKeyOf(req, [body, ...files.map(({ data }) => data)])
    const sent = await findSent(req, sentKey)
    if (sent) return sent
    const ticket = await lockTicket(req, ticketId)
    const message = {
      ticket: ticket.id,
      authorKind: 'customer',
      ...authorOf(req, ticket, byWhatsApp),
      body,
      internal: false,
      sentKey,
    } as const
    const attachments = files.length > 0 ? await storeCustomerFiles(req, ticket.id, files) : []
    const written = await writeTicketMessage(req, { ...message, attachments })
    await updateTicket(req, ticket.id, {
      lastMessageAt: written.createdAt,
      ...whatsappPart(ticket, byWhatsApp),
      ...(ticket.status === 'closed' && reopened(ticket)),
    })
    await tellStaff(req, ticket, written, byWhatsApp !== undefined)
    const about = idOf(ticket.order)
    if (about) await answerRequest(req, about)
    return written
  },
)

/** The customer says that this solved it. Closing twice is closing once. */
export const closeTicket = transactional(async (req, id: string): Promise<void> => {
  const ticket = await lockTicket(req, id)
  if (ticket.status === 'closed') return
  await updateTicket(req, id, { status: 'closed' })
})
