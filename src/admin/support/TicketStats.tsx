import type { ServerProps } from 'payload'
import { may } from '@/src/access/permissions'
import { StatusHead } from '@/src/admin/kit/list/StatusHead'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { staffRequest } from '@/src/admin/kit/staff-request'
import { count } from '@/src/admin/kit/ui/format'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import { countTickets } from './ticket-counts'

const STATUSES = ['open', 'in_progress', 'closed'] as const

/** How many tickets there are of each status, and the way to see only those of one. */
export async function TicketStats({ payload, user, searchParams }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, 'view_support'))) return null
  const counts = await countTickets(payload)
  const unread = counts.unread > 0 ? `${count(counts.unread)} unread` : undefined
  return (
    <StatusHead
      counted={STATUSES}
      counts={counts}
      labels={TICKET_STATUSES}
      list={adminHref('tickets')}
      search={searchParams}
      statuses={STATUSES}
      total={{ label: 'Total tickets', value: count(counts.total), beside: unread }}
    />
  )
}
