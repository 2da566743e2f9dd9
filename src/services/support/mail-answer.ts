import type { PayloadRequest } from 'payload'

import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { renderMail } from '@/src/email/render'
import { ticketAnswerMail } from '@/src/email/templates/support/ticket-answer'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { queueEmail } from '@/src/services/mail/queue-email'
import { mailedTicketLink } from '@/src/services/support/ticket-links'
import { attachmentsOf } from '@/src/services/support/ticket-thread'

/** Where an answer goes: to the account's own address, or to the one that the question came with. */
async function addressOf(req: PayloadRequest, ticket: Ticket): Promise<string | null> {
  const owner = idOf(ticket.user)
  if (!owner) return ticket.requesterEmail ?? null
  const user = await req.payload.findByID({
    collection: 'users',
    id: owner,
    select: { email: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // only to write to them
    req,
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
  const to = await addressOf(req, ticket)
  if (!to) return
  const files = await attachmentsOf(req, ticket.id, [message])
  const mail = await renderMail(
    ticketAnswerMail({
      brand: await readMailBrand(req),
      ticketSubject: ticket.subject,
      reference: ticketReference(ticket.id),
      from: message.authorName || 'Support',
      to: ticket.requesterName || 'there',
      body: message.body,
      files: [...files.values()].map(({ name }) => name),
      isClosed: ticket.status === 'closed',
      link: mailedTicketLink(ticket),
    }),
  )
  const user = idOf(ticket.user)
  await queueEmail(req, {
    ...mail,
    to,
    template: 'ticket-answer',
    dedupeKey: `answer:${message.id}`,
    ticket: ticket.id,
    ...(user ? { user } : {}),
  })
}
