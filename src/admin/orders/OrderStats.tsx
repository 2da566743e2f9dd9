import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { may } from '@/src/access/permissions'
import { countOrders } from '@/src/admin/dashboard/figures'
import { staffRequest } from '@/src/admin/staff-request'

const COUNT = new Intl.NumberFormat('en-US')
const LIST = '/admin/collections/orders'

/** How many orders there are in each state; each figure opens the orders it counts. */
export async function OrderStats({ payload, user }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, 'view_orders'))) return null
  const counts = await countOrders(payload)
  const figures = [
    { label: 'Total orders', value: counts.total, href: LIST },
    ...(['pending', 'processing', 'completed'] as const).map((status) => ({
      label: status.charAt(0).toUpperCase() + status.slice(1),
      value: counts[status],
      href: `${LIST}?where[status][equals]=${status}`,
    })),
  ]
  return (
    <ul className="admin-figures admin-figures--links">
      {figures.map(({ label, value, href }) => (
        <li className="admin-figure" key={label}>
          <Link href={href} prefetch={false}>
            <span>{label}</span>
            <strong>{COUNT.format(value)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}
