import type { PayloadRequest } from 'payload'

import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { oweMail } from '@/src/services/mail/owe-mail'
import { mailedTicketLink } from '@/src/services/support/ticket-pass'
import { attachmentsOf } from '@/src/services/support/ticket-thread'

/** Where an answer goes: to the account's own address, or to the one that the question came with. */
async function addressOf(req: PayloadRequest, ticket: Ticket): Promise<string | null> {
  const owner = idOf(ticket.user)
  if (!owner) return ticket.requesterEmail ?? null
  const user = await findOne(req, 'users', {
    where: { id: { equals: owner } },
    select: { email: true },
    overrideAccess: true, // only to write to them
  })
  return user?.email ?? null
}

/**
 * Mails an answer to whoever asked, once. They asked, so no preference holds it back.
 * @throws Error when it is handed what staff note among themselves
 */
export async function mailAnswer(
  req: PayloadRequest,
  ticket: Ticket,
  message: TicketMessage,
): Promise<void> {
  if (message.internal || message.authorKind !== 'staff') throw new Error('Not for the customer')
  const email = await addressOf(req, ticket)
  if (!email) return
  const files = await attachmentsOf(req, ticket.id, [message])
  const to = { email, key: `answer:${message.id}`, ticket: ticket.id, user: idOf(ticket.user) }
  await oweMail(req, 'ticket-answer', to, () => ({
    ticketSubject: ticket.subject,
    reference: ticketReference(ticket.id),
    from: message.authorName || 'Support team',
    to: ticket.requesterName || 'there',
    body: message.body,
    files: [...files.values()].map(({ name }) => name),
    isClosed: ticket.status === 'closed',
    link: mailedTicketLink(ticket),
  }))
}
