import type { TicketStatus } from '@/src/domain/tickets/ticket-status'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

import { formatDay } from './dates'

type OwnTicket = {
  readonly id: string
  readonly subject: string
  readonly message: string
  readonly status: TicketStatus
  readonly adminResponse?: string | null
  readonly createdAt: string
}

/** Questions asked, each with our latest answer. */
export function TicketList({ tickets }: { tickets: readonly OwnTicket[] }) {
  return (
    <ul className="max-w-180 border-t border-border">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="border-b border-border py-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="font-semibold">{ticket.subject}</h2>
            <StatusBadge status={ticket.status} />
          </div>
          <p className="text-xs text-muted">
            <time dateTime={ticket.createdAt}>{formatDay(ticket.createdAt)}</time>
          </p>
          <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{ticket.message}</p>
          {ticket.adminResponse && (
            <div className="mt-4 border-l-2 border-accent pl-4">
              <p className="text-xs font-semibold text-muted">Our answer</p>
              <p className="text-sm whitespace-pre-line wrap-anywhere">{ticket.adminResponse}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
