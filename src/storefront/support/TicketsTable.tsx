import { MessageSquareDot } from 'lucide-react'
import Link from 'next/link'
import {
  TICKET_STATUSES,
  TICKET_TOPICS,
  type TicketStatus,
} from '@/src/domain/support/ticket-status'
import type { TicketSummary } from '@/src/domain/support/ticket-view'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { Badge } from '@/src/storefront/ui/badge'
import { EmptyState, NoMatch } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { StatusBadge } from '@/src/storefront/ui/status-badge'
import { RowsTable, WIDE_ONLY } from '@/src/storefront/ui/tables/rows-table'
import { OwnDay } from '@/src/storefront/ui/when'
import { NEW_TICKET_PATH, replyHref, SUPPORT_PATH, ticketHref, ticketsHref } from './hrefs'

const HEADS = [
  { label: 'Ticket' },
  { label: 'Topic', isWide: true },
  { label: 'Order', isWide: true },
  { label: 'Last activity', isWide: true },
  { label: 'Status', isWide: true },
  { label: 'Reply', isHidden: true },
]

/** Tickets as rows, each of them a link. */
export function TicketsTable({ tickets }: { tickets: readonly TicketSummary[] }) {
  return (
    <RowsTable caption="Your tickets, most recent first" heads={HEADS}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </RowsTable>
  )
}

function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { id, subject, reference, topic, order, lastAt, isUnread } = ticket
  const last = <OwnDay at={lastAt} />
  const cell = 'border-b border-border py-4 pr-4 align-top'
  return (
    <tr className="relative transition-colors hover:bg-panel has-[a:first-child:focus-visible]:outline-2 has-[a:first-child:focus-visible]:outline-accent-text">
      <td className={cell}>
        <Link
          href={ticketHref(id)}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none"
        >
          {subject}
        </Link>
        <span className="block text-xs text-muted">
          <span className="tabular-nums">{reference}</span>
          <span className="md:hidden">
            {topic && <span>{` · ${TICKET_TOPICS[topic]}`}</span>} · {last}
          </span>
        </span>
        {isUnread && (
          <span className="mt-2 flex">
            <Unread />
          </span>
        )}
        <span className="mt-2 flex md:hidden">
          <StatusBadge status={ticket.status} />
        </span>
      </td>
      <td className={`${cell} ${WIDE_ONLY}`}>{topic ? TICKET_TOPICS[topic] : '—'}</td>
      <td className={`${cell} ${WIDE_ONLY} wrap-anywhere`}>{order?.label ?? '—'}</td>
      <td className={`${cell} ${WIDE_ONLY} whitespace-nowrap tabular-nums`}>{last}</td>
      <td className={`${cell} ${WIDE_ONLY}`}>
        <StatusBadge status={ticket.status} />
      </td>
      <td className="border-b border-border py-3 text-right align-top">
        <Link
          href={replyHref(id)}
          prefetch={false}
          aria-label={`Reply to ${subject}`}
          className="link relative z-1 inline-flex min-h-9 items-center"
        >
          Reply
        </Link>
      </td>
    </tr>
  )
}

function Unread() {
  return (
    <Badge tone="accent">
      <MessageSquareDot aria-hidden className="size-3.5" />
      New answer
    </Badge>
  )
}

/** No one has asked anything yet. */
export function NoTickets() {
  return (
    <EmptyState
      title="No questions yet"
      action={<ButtonLink href={NEW_TICKET_PATH}>New Ticket</ButtonLink>}
    >
      Ask us about an order, a document or a deadline. Your questions and our answers appear here,
      and we email you each answer.
    </EmptyState>
  )
}

/** None with the status that was asked for. */
export function NoSuchTickets() {
  return (
    <NoMatch title="No tickets with this status" all="Show all tickets" href={SUPPORT_PATH}>
      Choose another status above.
    </NoMatch>
  )
}

const FILTERS = [null, ...keysOf(TICKET_STATUSES)]

/** Chooses which tickets are listed. The choice stands in the address. */
export function TicketFilters({ status }: { status: TicketStatus | null }) {
  return (
    <nav aria-label="Status" className="-mx-1 mb-6 flex max-w-full gap-1 overflow-x-auto px-1 py-1">
      {FILTERS.map((one) => (
        <Link
          key={one}
          href={ticketsHref({ status: one })}
          aria-current={status === one ? 'true' : undefined}
          className="flex min-h-9 items-center rounded-ui px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-panel hover:text-text aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold aria-[current=true]:text-accent-text"
        >
          {one ? TICKET_STATUSES[one] : 'All'}
        </Link>
      ))}
    </nav>
  )
}
