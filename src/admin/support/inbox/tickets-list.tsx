import { MessageSquareDot } from 'lucide-react'
import { wordColumn } from '@/src/admin/kit/list/columns'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { firstAnswerClock } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { isUnreadByStaff } from '@/src/domain/support/unread'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import { forMe } from '@/src/services/support/desk/ticket-queues'

import { ticketHref } from '../ticket-href'
import { readTickets, type TicketRow } from './ticket-row'
import { ticketFilters, ticketSearch, ticketViews } from './ticket-views'

const clockOf = (row: TicketRow) => firstAnswerClock(row, new Date())

function Subject({ row }: { row: TicketRow }) {
  return (
    <>
      <RowLink href={ticketHref(row.id, row.view)}>{row.subject}</RowLink>
      <small className="admin-sub">
        {ticketReference(row.id)}
        {isUnreadByStaff(row) && (
          <span className="ticket-unread">
            <MessageSquareDot aria-hidden size={12} strokeWidth={2.25} />
            Unread
          </span>
        )}
      </small>
    </>
  )
}

function FirstAnswer({ row }: { row: TicketRow }) {
  const clock = clockOf(row)
  return clock ? <TonePill tone={clock.tone}>{clock.words}</TonePill> : '–'
}

const lastOf = ({ lastMessageAt, createdAt }: TicketRow) => lastMessageAt ?? createdAt

/** What support does all day: who has waited longest for an answer, and every other ticket. */
export const ticketsList: ListSpec<TicketRow> = {
  screen: 'tickets',
  description: 'Questions from customers. The one that has waited longest comes first.',
  empty: 'No tickets yet. Questions from customers appear here.',
  views: ticketViews,
  filters: ticketFilters,
  search: ticketSearch,
  sort: '-createdAt',
  countViews: true,
  bulk: (row) => `${ticketReference(row.id)} ${row.subject}`,
  columns: [
    {
      key: 'subject',
      label: 'Subject',
      phone: 'title',
      cell: (row) => <Subject row={row} />,
      csv: ({ subject }) => subject,
    },
    {
      key: 'person',
      label: 'Customer',
      phone: 'left',
      cell: ({ person, email }) => (
        <>
          {person}
          <small className="admin-sub">{email === person ? '' : email}</small>
        </>
      ),
      csv: ({ person }) => person,
    },
    wordColumn('order', 'Order', 'hidden', ({ orderLabel }) => orderLabel),
    {
      key: 'status',
      label: 'Status',
      cell: (row) => (
        <StatusSelect
          isUndoable
          key={row.status}
          mayChange={row.mayChange}
          name={`ticket ${ticketReference(row.id)}`}
          noun="Ticket"
          path={`/api/tickets/${row.id}`}
          status={row.status}
          statuses={TICKET_STATUS}
        />
      ),
      csv: ({ status }) => TICKET_STATUS[status].label,
    },
    wordColumn('assignee', 'Assigned to', 'hidden', ({ assigneeName }) => assigneeName),
    {
      key: 'first',
      label: 'First answer',
      phone: 'aside',
      cell: (row) => <FirstAnswer row={row} />,
      csv: (row) => clockOf(row)?.words ?? '',
    },
    {
      key: 'last',
      label: 'Last message',
      phone: 'right',
      sort: 'lastMessageAt',
      cell: (row) => <ShortMoment at={lastOf(row)} />,
      csv: lastOf,
    },
  ],
  csvMore: [
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Number', csv: ({ id }) => ticketReference(id) },
    { label: 'Opened', csv: ({ createdAt }) => createdAt },
  ],
  count: (req, asked, most) =>
    countUpTo(req, 'tickets', { ...asked, where: forMe(asked.where, req.user?.id ?? '') }, most),
  read: readTickets,
}
