import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { RowPage } from '@/src/app/page-props'
import { isReadyToSign } from '@/src/domain/signing/sign-view'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { getPromises } from '@/src/queries/content/content'
import { filingFor } from '@/src/queries/filing/order-filing'
import { orderPage, viewedOrder } from '@/src/queries/orders/order-page'
import { papersOf } from '@/src/queries/papers/papers-of'
import { requireUser } from '@/src/queries/platform/session'
import { orderPapersToSign } from '@/src/queries/signing/sign-page'
import { filingTasks } from '@/src/storefront/filing/filing-part'
import { BackLink, NothingHere } from '@/src/storefront/layout/dashboard/DashboardHead'
import { OrderStatuses } from '@/src/storefront/orders/OrderBadges'
import { OrderHead } from '@/src/storefront/orders/page/OrderHead'
import { OrderPage } from '@/src/storefront/orders/page/OrderPage'
import { ToSignList } from '@/src/storefront/signing/ToSignList'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

export async function generateMetadata({ params }: RowPage): Promise<Metadata> {
  return { title: `Order #${shortOrderId((await params).id)}` }
}

export default async function OwnOrderPage({ params }: RowPage) {
  await connection()
  const { id } = await params
  const user = await requireUser(`/dashboard/orders/${id}`)
  const order = await viewedOrder(id)
  if (!order || order.user !== user.id) return <NothingHere /> // with the status that the proxy set
  const [page, filing, made, toSign] = await Promise.all([
    orderPage(order),
    filingFor(order),
    papersOf(order),
    orderPapersToSign(id, user.email),
  ])
  const { order: view } = page
  return (
    <>
      <BackLink href="/dashboard/orders">My Orders</BackLink>
      <OrderHead
        order={view}
        action={
          <span className="flex flex-wrap items-center gap-3">
            <OrderStatuses order={view} />
            {page.order.services.includes('templates') && (
              <ButtonLink
                href={`/dashboard/orders/${view.id}/templates`}
                variant="secondary"
                size="sm"
              >
                Templates
              </ButtonLink>
            )}
            {view.status === 'completed' && (
              <ButtonLink
                href={`/dashboard/documents?orderId=${view.id}&serviceType=${view.serviceType}`}
                variant="secondary"
                size="sm"
              >
                Download Documents
              </ButtonLink>
            )}
          </span>
        }
      />
      <OrderPage
        page={page}
        isGuest={false}
        made={made}
        toSign={toSign.filter(isReadyToSign).length}
        signatures={<ToSignList papers={toSign} />}
        tasks={filing ? filingTasks({ ...filing, say: await getPromises() }) : []}
      />
    </>
  )
}
