import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { asTicketStatus } from '@/src/domain/support/ticket-status'
import { pageNumber } from '@/src/domain/vocabulary/text/page-number'
import { requireUser } from '@/src/queries/platform/session'
import { myTickets } from '@/src/queries/support/my-tickets'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { NEW_TICKET_PATH, ticketsHref } from '@/src/storefront/support/hrefs'
import {
  NoSuchTickets,
  NoTickets,
  TicketFilters,
  TicketsTable,
} from '@/src/storefront/support/TicketsTable'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Pages } from '@/src/storefront/ui/pages'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Support' }

export default async function SupportPage({ searchParams }: PageSearch) {
  await connection()
  const query = await searchParams
  const filter = { status: asTicketStatus(query.status), page: pageNumber(query.page) }
  const user = await requireUser(ticketsHref(filter))
  const { tickets, total, page, pages } = await myTickets(user, filter)
  if (tickets.length === 0 && page > 1) redirect(ticketsHref({ ...filter, page: pages }))
  const hasAny = total > 0 || filter.status !== null
  return (
    <>
      <DashboardHead
        title="Support"
        intro="Your questions and our answers."
        action={hasAny && <ButtonLink href={NEW_TICKET_PATH}>New Ticket</ButtonLink>}
      />
      {hasAny && <TicketFilters status={filter.status} />}
      {tickets.length > 0 && <TicketsTable tickets={tickets} />}
      {tickets.length === 0 && (hasAny ? <NoSuchTickets /> : <NoTickets />)}
      <Pages page={page} pages={pages} href={(to) => ticketsHref({ ...filter, page: to })} />
    </>
  )
}
