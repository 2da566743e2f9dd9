import type { Metadata } from 'next'
import { connection } from 'next/server'

import { asTicketStatus } from '@/src/domain/support/ticket-status'
import { requireUser } from '@/src/queries/platform/session'
import { myTickets, type TicketFilter } from '@/src/queries/support/my-tickets'
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

type Query = Record<string, string | string[] | undefined>

/** The filter that an address asks for; what makes no sense in it is left out. */
function filterOf({ status, page }: Query): TicketFilter {
  const number = Number(page)
  return {
    status: asTicketStatus(status),
    page: Number.isInteger(number) && number > 0 && number < 10_000 ? number : 1,
  }
}

export default async function SupportPage({ searchParams }: { searchParams: Promise<Query> }) {
  await connection()
  const filter = filterOf(await searchParams)
  const user = await requireUser(ticketsHref(filter))
  const { tickets, total, page, pages } = await myTickets(user, filter)
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
