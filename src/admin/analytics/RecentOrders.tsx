import { Button, Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'

import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { Moment } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
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

/** The five orders that came last. */
export async function RecentOrders({ req }: { req: PayloadRequest }) {
  const orders = await latestOrders(req)
  return (
    <section className="admin-section" aria-labelledby="recent-orders">
      <h2 id="recent-orders">Recent orders</h2>
      {orders.length === 0 ? (
        <p className="admin-empty">
          No orders yet. Each one shows here as soon as a customer places it.
        </p>
      ) : (
        <>
          <PlainTable label="Recent orders">
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Company</th>
                <th scope="col">Status</th>
                <th scope="col">Payment</th>
                <th className="admin-number" scope="col">
                  Total
                </th>
                <th scope="col">Placed</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id}>
                  <td>
                    <Link prefetch={false} href={adminHref('order', order.id)}>
                      {shortOrderId(order.id)}
                    </Link>
                  </td>
                  <td>{order.companyName || order.email}</td>
                  <td>
                    <StatusPill status={order.status} />
                  </td>
                  <td>
                    <StatusPill status={order.paymentStatus} />
                  </td>
                  <td className="admin-number">{amount(order.totalMinor, order.currency)}</td>
                  <td>
                    <Moment at={order.createdAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
          <Button buttonStyle="secondary" el="link" size="small" to={adminHref('orders')}>
            All orders
          </Button>
        </>
      )}
    </section>
  )
}
