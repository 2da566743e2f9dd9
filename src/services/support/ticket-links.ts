import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import type { Ticket } from '@/src/payload-types'
import { ticketToken } from '@/src/services/support/ticket-token'

/** Where a ticket stands on this site: in its owner's dashboard, or on a page of its own. */
export function ticketPath({ id, user }: Pick<Ticket, 'id' | 'user'>): string {
  return idOf(user) === null ? `/support/tickets/${id}` : `/dashboard/support/${id}`
}

/** The address that a mail carries. It opens without an account where the ticket is in none. */
export function mailedTicketLink(ticket: Pick<Ticket, 'id' | 'user'>): string {
  if (idOf(ticket.user) !== null) return new URL(ticketPath(ticket), env.SITE_URL).href
  const link = new URL(`${ticketPath(ticket)}/open`, env.SITE_URL)
  link.searchParams.set('token', ticketToken(ticket.id))
  return link.href
}

/** Where staff answer it. */
export function staffTicketLink(id: string): string {
  return new URL(collectionHref('tickets', id), env.SITE_URL).href
}
