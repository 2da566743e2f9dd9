import type { ServerProps } from 'payload'
import { may } from '@/src/access/permissions'
import { countOrders } from '@/src/admin/analytics/figures'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { staffRequest } from '@/src/admin/kit/staff-request'
import { count } from '@/src/admin/kit/ui/format'
import { LinkTabs } from '@/src/admin/kit/ui/LinkTabs'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@/src/domain/vocabulary/order-status'

const LIST = adminHref('orders')
const COUNTED = ['pending', 'processing', 'completed'] as const

const listOf = (status: OrderStatus) => `${LIST}?where[status][equals]=${status}`

/** The status that the address asks for, however the list wrote it there. */
function statusIn(search: object): OrderStatus | null {
  const asked = Object.entries(search).flatMap(([name, value]) =>
    name.startsWith('where') && name.endsWith('[status][equals]') ? [value] : [],
  )
  const where: unknown = Reflect.get(search, 'where')
  const nested = JSON.stringify(where ?? {})
  return (
    ORDER_STATUSES.find(
      (status) => asked.includes(status) || nested.includes(`"status":{"equals":"${status}"}`),
    ) ?? null
  )
}

/** How many orders there are in each state, and the way to see only those of one. */
export async function OrderStats({ payload, user, searchParams }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, 'view_orders'))) return null
  const counts = await countOrders(payload)
  const chosen = statusIn(searchParams ?? {})
  return (
    <>
      <StatCards
        stats={[
          { label: 'Total orders', value: count(counts.total) },
          ...COUNTED.map((status) => ({
            label: ORDER_STATUS_LABELS[status],
            value: count(counts[status]),
          })),
        ]}
      />
      <div className="list-views">
        <LinkTabs
          label="Status"
          tabs={[
            { label: 'All', href: LIST, isCurrent: chosen === null },
            ...ORDER_STATUSES.map((status) => ({
              label: ORDER_STATUS_LABELS[status],
              href: listOf(status),
              isCurrent: chosen === status,
            })),
          ]}
        />
      </div>
    </>
  )
}
