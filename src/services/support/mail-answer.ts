import type { PayloadRequest } from 'payload'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ticketAnswerMail } from '@/src/email/templates/support/ticket-answer'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { addressOf } from '@/src/services/orders/order-address'
import { mailedTicketLink } from '@/src/services/support/ticket-pass'
import { attachmentsOf } from '@/src/services/support/ticket-thread'

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
  const key = `answer:${message.id}`
  const to = { email, key, notBefore, ticket: ticket.id, user: idOf(ticket.user) }
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
