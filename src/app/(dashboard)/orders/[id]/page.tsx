import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import { isReadyToSign } from '@/src/domain/signing/sign-view'
import { idOf } from '@/src/domain/vocabulary/relation'
import { customerPasswordMinimum } from '@/src/queries/accounts/mailed-key'
import { getPromises } from '@/src/queries/content/content'
import { filingFor } from '@/src/queries/filing/order-filing'
import { orderPage, viewedOrder } from '@/src/queries/orders/order-page'
import { papersOf } from '@/src/queries/papers/papers-of'
import { currentUser } from '@/src/queries/platform/session'
import { orderPapersToSign } from '@/src/queries/signing/sign-page'
import { GuestPrompt } from '@/src/storefront/accounts/guest/GuestPrompt'
import { filingTasks } from '@/src/storefront/filing/filing-part'
import { AddToAccount } from '@/src/storefront/orders/AddToAccount'
import { OrderStatuses } from '@/src/storefront/orders/OrderBadges'
import { NoSuchOrder } from '@/src/storefront/orders/page/NoSuchOrder'
import { OrderHead } from '@/src/storefront/orders/page/OrderHead'
import { OrderPage } from '@/src/storefront/orders/page/OrderPage'
import { ToSignList } from '@/src/storefront/signing/ToSignList'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Your order', robots: { index: false, follow: false } }

/** A guest's order, opened by the pass in this browser's cookie. Owners have it in their dashboard. */
export default async function GuestOrderPage({ params }: { params: Promise<{ id: string }> }) {
  await connection()
  const { id } = await params
  const order = await viewedOrder(id)
  if (!order) return <NoSuchOrder /> // with the status that the proxy set
  if (idOf(order.user) !== null) redirect(`/dashboard/orders/${id}`)
  const [user, page, filing, made, toSign] = await Promise.all([
    currentUser(),
    orderPage(order),
    filingFor(order),
    papersOf(order),
    orderPapersToSign(id),
  ])
  const { order: view } = page
  const root = view.parent ?? view.id
  return (
    <Container className="py-10 lg:py-16">
      <OrderHead order={view} action={<OrderStatuses order={view} />} />
      {user && (
        <div className="mb-8">
          <AddToAccount
            title="This order is not in an account yet"
            path="/api/orders/claim"
            next={`/dashboard/orders/${root}`}
          >
            {`You are signed in as ${user.email}.`}
          </AddToAccount>
        </div>
      )}
      <OrderPage
        page={page}
        isGuest
        made={made}
        toSign={toSign.filter(isReadyToSign).length}
        signatures={<ToSignList papers={toSign} />}
        tasks={filing ? filingTasks({ ...filing, say: await getPromises() }) : []}
        account={
          !user && (
            <GuestPrompt
              name={view.customer}
              email={view.email}
              minimum={await customerPasswordMinimum()}
            />
          )
        }
      />
    </Container>
  )
}
