import type { ServerProps } from 'payload'
import { may } from '@/src/access/permissions'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { staffRequest } from '@/src/admin/kit/staff-request'
import { count } from '@/src/admin/kit/ui/format'
import { LinkTabs } from '@/src/admin/kit/ui/LinkTabs'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import { countTickets } from './ticket-counts'

const LIST = adminHref('tickets')
const STATUSES = ['open', 'in_progress', 'closed'] as const

/** The status that the address asks for, however the list wrote it there. */
function statusIn(search: object) {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    name.startsWith('where') && name.endsWith('[status][equals]') ? [value] : [],
  )
  const nested = JSON.stringify(Reflect.get(search, 'where') ?? {})
  return STATUSES.find(
    (status) => asked.includes(status) || nested.includes(`"status":{"equals":"${status}"}`),
  )
}

/** How many tickets there are of each status, and the way to see only those of one. */
export async function TicketStats({ payload, user, searchParams }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, 'view_support'))) return null
  const counts = await countTickets(payload)
  const chosen = statusIn(searchParams ?? {})
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
      <div className="list-views">
        <LinkTabs
          label="Status"
          tabs={[
            { label: 'All', href: LIST, isCurrent: !chosen },
            ...STATUSES.map((status) => ({
              label: TICKET_STATUSES[status],
              href: `${LIST}?where[status][equals]=${status}`,
              isCurrent: chosen === status,
            })),
          ]}
        />
      </div>
    </>
  )
}
