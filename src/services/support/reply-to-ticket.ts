import type { PayloadRequest } from 'payload'

import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { answerRequest } from '@/src/services/orders/answer-request'
import { lockTicket } from '@/src/services/support/lock-ticket'
import { nameOfUser } from '@/src/services/support/open-ticket'
import { storeCustomerFiles, type TicketFile } from '@/src/services/support/store-ticket-files'
import { tellStaffOfMessage } from '@/src/services/support/tell-staff-of-message'
import { findRepeated, writeTicketMessage } from '@/src/services/support/write-ticket-message'

export type Reply = { readonly body: string; readonly files?: readonly TicketFile[] }

async function tellStaff(
  req: PayloadRequest,
  ticket: Ticket,
  message: TicketMessage,
): Promise<void> {
  const name = message.authorName ?? 'A customer'
  const reference = ticketReference(ticket.id)
  await tellStaffOfMessage(req, {
    ticket: ticket.id,
    key: `question:${message.id}`,
    subject: `Re: ${ticket.subject} (${reference}) from ${name}`,
    from: name,
    email: (message.author && req.user?.email) || ticket.requesterEmail || '',
    about: `${ticket.subject} · ${reference}`,
    body: message.body,
    order: idOf(ticket.order),
  })
}

/** Who writes: the account's owner, or whoever asked without one. */
function authorOf(req: PayloadRequest, ticket: Ticket) {
  const owner = idOf(ticket.user)
  const isOwner = owner !== null && req.user?.id === owner
  const name = isOwner && req.user ? nameOfUser(req.user) : ticket.requesterName
  return { author: isOwner ? owner : null, authorName: name || 'Customer' }
}

/**
 * Adds a customer's message to a ticket, opens it again where it was closed, and tells staff. The
 * caller must have made sure that this is the ticket's customer. The same words again within two
 * minutes are the same message.
 *
 * @throws AppError 404 when the ticket went away, and what keeping a file may say
 */
export async function replyToTicket(
  outer: PayloadRequest,
  ticketId: string,
  { body, files = [] }: Reply,
): Promise<TicketMessage> {
  return inTransactionOf(outer, async (req) => {
    const ticket = await lockTicket(req, ticketId)
    const message = {
      ticket: ticket.id,
      authorKind: 'customer',
      ...authorOf(req, ticket),
      body,
      internal: false,
    } as const
    const repeated = files.length === 0 ? await findRepeated(req, message) : null
    if (repeated) return repeated
    const attachments = files.length > 0 ? await storeCustomerFiles(req, ticket.id, files) : []
    const written = await writeTicketMessage(req, { ...message, attachments })
    await req.payload.update({
      collection: 'tickets',
      id: ticket.id,
      data: {
        lastMessageAt: written.createdAt,
        ...(ticket.status === 'closed' ? { status: 'open' as const } : {}),
      },
      depth: 0,
      overrideAccess: true, // as the caller made sure
      req,
    })
    await tellStaff(req, ticket, written)
    const about = idOf(ticket.order)
    if (about) await answerRequest(req, about)
    return written
  })
}
