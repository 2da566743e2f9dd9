import { MessageSquareDot } from 'lucide-react'
import Link from 'next/link'

import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import type { TicketSummary } from '@/src/domain/support/ticket-view'
import { Badge } from '@/src/storefront/ui/badge'
import { StatusBadge } from '@/src/storefront/ui/status-badge'
import { Day } from '@/src/storefront/ui/when'

import { replyHref, ticketHref } from './hrefs'

const HEAD = 'border-b border-border-strong pb-2 pr-4 text-xs font-semibold text-muted'
const WIDE = 'hidden md:table-cell'

/** Tickets as rows, each of them a link. On a phone only what matters first has a column. */
export function TicketsTable({ tickets }: { tickets: readonly TicketSummary[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Your tickets, most recent first</caption>
      <thead>
        <tr className="text-left">
          <th className={HEAD}>Ticket</th>
          <th className={`${HEAD} ${WIDE}`}>Topic</th>
          <th className={`${HEAD} ${WIDE}`}>Order</th>
          <th className={`${HEAD} ${WIDE}`}>Last activity</th>
          <th className={`${HEAD} ${WIDE}`}>Status</th>
          <th className={HEAD}>
            <span className="sr-only">Reply</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </tbody>
    </table>
  )
}

function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { id, subject, reference, topic, order, lastAt, isUnread } = ticket
  const last = <Day at={lastAt} />
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
            {topic && ` · ${TICKET_TOPICS[topic]}`} · {last}
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
      <td className={`${cell} ${WIDE}`}>{topic ? TICKET_TOPICS[topic] : '—'}</td>
      <td className={`${cell} ${WIDE} wrap-anywhere`}>{order?.label ?? '—'}</td>
      <td className={`${cell} ${WIDE} whitespace-nowrap tabular-nums`}>{last}</td>
      <td className={`${cell} ${WIDE}`}>
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
