import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import { Unconfirmed } from '@/src/app/(dashboard)/dashboard/Unconfirmed'
import type { PageSearch } from '@/src/app/page-props'
import { ORDER_GROUPS } from '@/src/domain/vocabulary/order-status'
import { pageNumber } from '@/src/domain/vocabulary/text/page-number'
import { myOrders, type OrderFilter, orderCounts } from '@/src/queries/orders/my-orders'
import { requireUser } from '@/src/queries/platform/session'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { OrderFilterForm, ordersHref } from '@/src/storefront/orders/list/OrderFilterForm'
import { OrderGroups } from '@/src/storefront/orders/list/OrderGroups'
import { NoOrders } from '@/src/storefront/orders/list/OrdersTable'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Pages } from '@/src/storefront/ui/pages'

export const metadata: Metadata = { title: 'My Orders' }

/** The filter that an address asks for; what makes no sense in it is left out. */
function filterOf({ q, status, page }: Awaited<PageSearch['searchParams']>): OrderFilter {
  return {
    search: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    status: ORDER_GROUPS.find((one) => one === status) ?? null,
    page: pageNumber(page),
  }
}

export default async function OrdersPage({ searchParams }: PageSearch) {
  await connection()
  const user = await requireUser('/dashboard/orders')
  const filter = filterOf(await searchParams)
  const [{ orders, total, page, pages }, counts] = await Promise.all([
    myOrders(user, filter),
    orderCounts(user),
  ])
  if (orders.length === 0 && page > 1) redirect(ordersHref({ ...filter, page: pages }))
  const filtered = filter.search !== '' || filter.status !== null
  return (
    <>
      <DashboardHead
        title="My Orders"
        action={
          total > 0 && (
            <ButtonLink href="/" variant="secondary">
              Start New Order
            </ButtonLink>
          )
        }
      />
      <Unconfirmed user={user} />
      {(total > 0 || filtered) && <OrderFilterForm {...filter} counts={counts} />}
      <OrderGroups orders={orders} />
      {orders.length === 0 && (filtered ? <NothingFound /> : <NoOrders />)}
      <Pages page={page} pages={pages} href={(to) => ordersHref({ ...filter, page: to })} />
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="No orders match"
      action={
        <ButtonLink href="/dashboard/orders" variant="secondary">
          Show all orders
        </ButtonLink>
      }
    >
      Try another status, or fewer letters.
    </EmptyState>
  )
}
