import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import type { RowPage } from '@/src/app/page-props'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { requireUser } from '@/src/queries/platform/session'
import { ticketPage, viewedTicket } from '@/src/queries/support/my-tickets'
import { BackLink, DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { SUPPORT_PATH, ticketHref } from '@/src/storefront/support/hrefs'
import { TicketThread } from '@/src/storefront/support/TicketThread'

export const instant = false // depends on who asks

export async function generateMetadata({ params }: RowPage): Promise<Metadata> {
  return { title: `Ticket ${ticketReference((await params).id)}` }
}

export default async function OwnTicketPage({ params }: RowPage) {
  await connection()
  const { id } = await params
  const user = await requireUser(ticketHref(id))
  const found = await viewedTicket(id)
  if (!found || found.user !== user.id) notFound()
  const { ticket, messages } = await ticketPage(found, user)
  return (
    <>
      <BackLink href={SUPPORT_PATH}>Support</BackLink>
      <DashboardHead
        title={ticket.subject}
        intro={
          <>
            <span className="tabular-nums">{ticket.reference}</span>
            {ticket.topic && <span>{` · ${TICKET_TOPICS[ticket.topic]}`}</span>}
            {ticket.order && (
              <span>
                {' · '}
                <Link href={`/dashboard/orders/${ticket.order.id}`} className="link">
                  {ticket.order.label}
                </Link>
              </span>
            )}
          </>
        }
      />
      <TicketThread
        key={ticket.id}
        ticket={ticket}
        messages={messages}
        filesBase="/api/documents"
        canAttach
      />
    </>
  )
}
