import { MessageSquareDot } from 'lucide-react'
import type { Where } from 'payload'
import { column, wordColumn } from '@/src/admin/kit/list/columns'
import {
  type Filter,
  having,
  type ListSpec,
  oneOf,
  type View,
} from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { TonePill } from '@/src/admin/kit/status/pills'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { withSub } from '@/src/admin/kit/ui/parts'
import { tagsIn } from '@/src/domain/support/ticket-change'
import { firstAnswerClock, isUnreadByStaff } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_STATUSES, type TicketStatus } from '@/src/domain/support/ticket-status'
import { isId } from '@/src/domain/vocabulary/id'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import {
  forMe,
  TICKET_QUEUES,
  type TicketQueueName,
} from '@/src/services/support/desk/ticket-queues'
import { ticketHref } from '../ticket-href'
import { readTickets, type TicketRow } from './ticket-row'

const queue = (label: string, name: TicketQueueName, empty: string): View => ({
  label,
  where: TICKET_QUEUES[name],
  sort: 'waitingSince',
  empty,
})

const inStatus = (status: TicketStatus): View =>
  having(
    TICKET_STATUSES[status],
    'status',
    status,
    `No tickets are ${TICKET_STATUSES[status].toLowerCase()}.`,
  )

/** What waits for us first, the longest wait on top; then every ticket by its status. */
const ticketViews: Readonly<Record<string, View>> = {
  waiting: queue('Waiting for us', 'waiting', 'Every ticket is answered.'),
  mine: queue('Mine', 'mine', 'No open tickets are assigned to you.'),
  unassigned: queue('Unassigned', 'unassigned', 'Every open ticket is assigned.'),
  theirs: queue('Waiting for them', 'theirs', 'We are not waiting for a customer.'),
  snoozed: {
    label: 'Snoozed',
    where: { snoozedUntil: { exists: true } },
    sort: 'snoozedUntil',
    empty: 'No tickets are snoozed.',
  },
  open: inStatus('open'),
  in_progress: inStatus('in_progress'),
  closed: inStatus('closed'),
  all: { label: 'All', where: {} },
}

const ticketFilters: Readonly<Record<string, Filter>> = {
  status: oneOf('Status', 'status', TICKET_STATUSES),
}

const REFERENCE = /^#?t-([0-9a-f]{1,8})$/i
/** All ids that begin so: a range, which the index knows. The middle is what random ids have. */
function beginning(start: string): Where {
  const first = start.toLowerCase().padEnd(8, '0')
  const last = start.toLowerCase().padEnd(8, 'f')
  return {
    and: [
      { id: { greater_than_equal: `${first}-0000-4000-8000-000000000000` } },
      { id: { less_than_equal: `${last}-ffff-4fff-bfff-ffffffffffff` } },
    ],
  }
}

/** By what people have at hand: a whole id, a reference or an email means that and no other. */
function found(text: string): Where {
  if (isId(text.toLowerCase())) return { id: { equals: text.toLowerCase() } }
  const [, start] = REFERENCE.exec(text) ?? []
  if (start) return beginning(start)
  if (isEmail(text)) return { requesterEmail: { equals: text.toLowerCase() } }
  return whereHolds(text)
}

const ticketSearch: ListSpec<{ id: string }>['search'] = {
  label: 'Subject, name, email or number',
  where: found,
  view: 'all',
}

const clockOf = (row: TicketRow) => firstAnswerClock(row, new Date())

export const Tag = ({ children }: { readonly children: string }) => (
  <span className="inline-block ms-1.5 px-1.5 rounded-ui bg-panel text-xs">{children}</span>
)

function Subject({ row }: { row: TicketRow }) {
  return (
    <>
      <RowLink href={ticketHref(row.id, row.view)}>{row.subject}</RowLink>
      <small className="admin-sub">
        {ticketReference(row.id)}
        {isUnreadByStaff(row) && (
          <span className="inline-flex items-center gap-0.75 ms-2 text-accent font-semibold align-bottom">
            <MessageSquareDot aria-hidden size={12} strokeWidth={2.25} />
            Unread
          </span>
        )}
        {tagsIn(row.tags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </small>
    </>
  )
}

function FirstAnswer({ row }: { row: TicketRow }) {
  const clock = clockOf(row)
  return clock ? <TonePill tone={clock.tone}>{clock.words}</TonePill> : '–'
}

const lastOf = ({ lastMessageAt, createdAt }: TicketRow) => lastMessageAt ?? createdAt

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
    column('Subject', { phone: 'title', csv: ({ subject }) => subject }, (row) => (
      <Subject row={row} />
    )),
    column('Customer', { phone: 'left', csv: ({ person }) => person }, ({ person, email }) =>
      withSub(person, email === person ? '' : email),
    ),
    wordColumn('Order', 'hidden', ({ orderLabel }) => orderLabel),
    column('Status', { csv: ({ status }) => TICKET_STATUS[status].label }, (row) => (
      <StatusSelect
        key={row.status}
        mayChange={row.mayChange}
        name={`ticket ${ticketReference(row.id)}`}
        noun="Ticket"
        path={`/api/tickets/${row.id}`}
        status={row.status}
        statuses={TICKET_STATUS}
      />
    )),
    wordColumn('Assigned to', 'hidden', ({ assigneeName }) => assigneeName),
    column('First answer', { phone: 'aside', csv: (row) => clockOf(row)?.words ?? '' }, (row) => (
      <FirstAnswer row={row} />
    )),
    column('Last message', { phone: 'right', sort: 'lastMessageAt', csv: lastOf }, (row) => (
      <ShortMoment at={lastOf(row)} />
    )),
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
