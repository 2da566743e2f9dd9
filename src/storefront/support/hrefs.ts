import type { TicketStatus } from '@/src/domain/support/ticket-status'

export const SUPPORT_PATH = '/dashboard/support'
export const NEW_TICKET_PATH = `${SUPPORT_PATH}/new`

export const ticketHref = (id: string) => `${SUPPORT_PATH}/${id}`

/** Where a reply to a ticket is written. */
export const replyHref = (id: string) => `${ticketHref(id)}#reply`

/** Where a question about an order is asked. */
export function newTicketHref(about: { order?: string; topic?: string }): string {
  const query = new URLSearchParams(Object.entries(about).filter(([, value]) => value))
  return query.size > 0 ? `${NEW_TICKET_PATH}?${query}` : NEW_TICKET_PATH
}

/** A page of the list. */
export function ticketsHref(filter: { status: TicketStatus | null; page?: number }): string {
  const query = new URLSearchParams()
  if (filter.status) query.set('status', filter.status)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  return query.size > 0 ? `${SUPPORT_PATH}?${query}` : SUPPORT_PATH
}
