import type { ServerProps } from 'payload'
import { may } from '@/src/access/permissions'
import { countOrders } from '@/src/admin/analytics/figures'
import { StatusHead } from '@/src/admin/kit/list/StatusHead'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { staffRequest } from '@/src/admin/kit/staff-request'
import { count } from '@/src/admin/kit/ui/format'
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@/src/domain/vocabulary/order-status'

const COUNTED = ['pending', 'processing', 'completed'] as const

/** How many orders there are in each state, and the way to see only those of one. */
export async function OrderStats({ payload, user, searchParams }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, 'view_orders'))) return null
  const counts = await countOrders(payload)
  return (
    <StatusHead
      counted={COUNTED}
      counts={counts}
      labels={ORDER_STATUS_LABELS}
      list={adminHref('orders')}
      search={searchParams}
      statuses={ORDER_STATUSES}
      total={{ label: 'Total orders', value: count(counts.total) }}
    />
  )
}
