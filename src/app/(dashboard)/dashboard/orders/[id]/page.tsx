import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import { shortOrderId } from '@/src/domain/orders/order-status'
import { myOrder } from '@/src/queries/my-orders'
import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { OrderDetails } from '@/src/storefront/dashboard/OrderDetails'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

export const instant = false // depends on who asks

type OrderPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  return { title: `Order #${shortOrderId((await params).id)}` }
}

export default async function OrderPage({ params }: OrderPageProps) {
  await connection()
  const { id } = await params
  const user = await requireUser(`/dashboard/orders/${id}`)
  const order = await myOrder(user, id)
  if (!order) notFound()
  return (
    <>
      <p className="mb-4 text-sm">
        <Link href="/dashboard/orders" className="link">
          My Orders
        </Link>
      </p>
      <DashboardHead
        title={order.companyName ?? order.service}
        intro={
          <>
            {order.companyName && `${order.service} · `}
            <span className="tabular-nums">#{shortOrderId(order.id)}</span>
          </>
        }
        action={<StatusBadge status={order.status} />}
      />
      <OrderDetails order={order} />
    </>
  )
}
