import type { Where } from 'payload'

import type { Filter, ListSpec, View } from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { TICKET_STATUSES, type TicketStatus } from '@/src/domain/support/ticket-status'
import { isId } from '@/src/domain/vocabulary/id'
import { TICKET_QUEUES, type TicketQueueName } from '@/src/services/support/desk/ticket-queues'

const queue = (label: string, name: TicketQueueName, empty: string): View => ({
  label,
  where: TICKET_QUEUES[name],
  sort: 'waitingSince',
  empty,
})

const inStatus = (status: TicketStatus): View => ({
  label: TICKET_STATUSES[status],
  where: { status: { equals: status } },
  empty: `No tickets are ${TICKET_STATUSES[status].toLowerCase()}.`,
})

/** What waits for us first, the longest wait on top; then every ticket by its status. */
export const ticketViews: Readonly<Record<string, View>> = {
  waiting: queue('Waiting for us', 'waiting', 'Every ticket is answered.'),
  mine: queue('Mine', 'mine', 'No open tickets are assigned to you.'),
  unassigned: queue('Unassigned', 'unassigned', 'Every open ticket is assigned.'),
  theirs: queue('Waiting for them', 'theirs', 'We are not waiting for a customer.'),
  open: inStatus('open'),
  in_progress: inStatus('in_progress'),
  closed: inStatus('closed'),
  all: { label: 'All', where: {} },
}

export const ticketFilters: Readonly<Record<string, Filter>> = {
  status: {
    label: 'Status',
    options: TICKET_STATUSES,
    where: (values) => ({ status: { in: [...values] } }),
  },
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

export const ticketSearch: ListSpec<{ id: string }>['search'] = {
  label: 'Subject, name, email or number',
  where: found,
  view: 'all',
}
