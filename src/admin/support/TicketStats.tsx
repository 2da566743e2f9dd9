import type { ServerProps } from 'payload'
import { may } from '@/src/access/permissions'
import { StatusTabs } from '@/src/admin/kit/list/StatusTabs'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { staffRequest } from '@/src/admin/kit/staff-request'
import { count } from '@/src/admin/kit/ui/format'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import { countTickets } from './ticket-counts'

const LIST = adminHref('tickets')
const STATUSES = ['open', 'in_progress', 'closed'] as const

/** How many tickets there are of each status, and the way to see only those of one. */
export async function TicketStats({ payload, user, searchParams }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, 'view_support'))) return null
  const counts = await countTickets(payload)
  return (
    <>
      <StatCards
        stats={[
          {
            label: 'Total tickets',
            value: count(counts.total),
            beside: counts.unread > 0 ? `${count(counts.unread)} unread` : undefined,
          },
          ...STATUSES.map((status) => ({
            label: TICKET_STATUSES[status],
            value: count(counts[status]),
          })),
        ]}
      />
      <StatusTabs
        labels={TICKET_STATUSES}
        list={LIST}
        search={searchParams ?? {}}
        statuses={STATUSES}
      />
    </>
  )
}
