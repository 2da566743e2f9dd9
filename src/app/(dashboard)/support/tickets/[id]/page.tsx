import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'

import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { ticketPage, viewedTicket } from '@/src/queries/support/my-tickets'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { ticketHref } from '@/src/storefront/support/hrefs'
import { TicketThread } from '@/src/storefront/support/TicketThread'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // depends on who asks

export const metadata: Metadata = {
  title: 'Your conversation',
  robots: { index: false, follow: false },
}

/** A guest's ticket, opened by the pass in this browser's cookie. Owners have it in their dashboard. */
export default async function GuestTicketPage({ params }: { params: Promise<{ id: string }> }) {
  await connection()
  const { id } = await params
  const found = await viewedTicket(id)
  if (!found) notFound()
  if (found.user) redirect(ticketHref(id))
  const { ticket, messages } = await ticketPage(found, null)
  return (
    <Container className="py-10 lg:py-16">
      <DashboardHead
        title={ticket.subject}
        intro={
          <>
            <span className="tabular-nums">{ticket.reference}</span>
            {ticket.topic && <span>{` · ${TICKET_TOPICS[ticket.topic]}`}</span>}
          </>
        }
      />
      <TicketThread
        key={ticket.id}
        ticket={ticket}
        messages={messages}
        filesBase={`/api/support/tickets/${ticket.id}/attachments`}
        canAttach={false}
      />
    </Container>
  )
}
