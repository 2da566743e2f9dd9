import type { PayloadRequest } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'

import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { amountColumn } from '@/src/admin/kit/ui/amount-column'
import { type Column, DataTable, RowTitle } from '@/src/admin/kit/ui/DataTable'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { amount } from '@/src/admin/kit/ui/format'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { Section } from '@/src/admin/kit/ui/Section'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'

async function latestOrders(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'orders',
    sort: '-createdAt',
    limit: 5,
    pagination: false,
    depth: 0,
    select: {
      companyName: true,
      email: true,
      status: true,
      paymentStatus: true,
      totalMinor: true,
      currency: true,
      createdAt: true,
    },
    overrideAccess: false,
    req,
  })
  return docs
}

type Latest = Awaited<ReturnType<typeof latestOrders>>[number]

const COLUMNS: readonly Column<Latest>[] = [
  {
    key: 'order',
    label: 'Order',
    phone: 'title',
    cell: ({ id, companyName, email }) => (
      <RowTitle href={adminHref('order', id)} sub={shortOrderId(id)}>
        {companyName || email}
      </RowTitle>
    ),
  },
  { key: 'status', label: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
  {
    key: 'payment',
    label: 'Payment',
    cell: ({ paymentStatus }) => <StatusPill status={paymentStatus} />,
  },
  { key: 'placed', label: 'Placed', cell: ({ createdAt }) => <ShortMoment at={createdAt} /> },
  amountColumn(({ totalMinor, currency }) => amount(totalMinor, currency), 'Total'),
]

/** The five orders that came last. */
export async function RecentOrders({ req }: { req: PayloadRequest }) {
  const orders = await latestOrders(req)
  return (
    <Section
      aside={<LinkButton href={adminHref('orders')}>All orders</LinkButton>}
      id="recent-orders"
      title="Recent orders"
    >
      <DataTable
        columns={COLUMNS}
        keyOf={({ id }) => id}
        label="Recent orders"
        rows={orders}
        empty={<EmptyState>No orders yet. New orders appear here.</EmptyState>}
      />
    </Section>
  )
}
