import Link from 'next/link'

import {
  asTicketStatus,
  TICKET_STATUSES,
  type TicketStatus,
} from '@/src/domain/support/ticket-status'

import { ticketsHref } from './hrefs'

const STATUSES = Object.keys(TICKET_STATUSES).flatMap((status) => asTicketStatus(status) ?? [])

/** Chooses which tickets are listed. The choice stands in the address. */
export function TicketFilters({ status }: { status: TicketStatus | null }) {
  return (
    <nav aria-label="Status" className="-mx-1 mb-6 flex max-w-full gap-1 overflow-x-auto px-1 py-1">
      <FilterLink status={null} label="All" current={status === null} />
      {STATUSES.map((one) => (
        <FilterLink key={one} status={one} label={TICKET_STATUSES[one]} current={status === one} />
      ))}
    </nav>
  )
}

type FilterLinkProps = { status: TicketStatus | null; label: string; current: boolean }

function FilterLink({ status, label, current }: FilterLinkProps) {
  return (
    <Link
      href={ticketsHref({ status })}
      aria-current={current ? 'true' : undefined}
      className="flex min-h-9 items-center rounded-ui px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-panel hover:text-text aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold aria-[current=true]:text-accent-text"
    >
      {label}
    </Link>
  )
}
