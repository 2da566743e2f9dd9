import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import type { PageSearch, RowPage } from '@/src/app/page-props'
import { orderTitle } from '@/src/domain/orders/my-order'
import { isPayable } from '@/src/domain/orders/payment-state'
import { isUnpaid, shortOrderId } from '@/src/domain/vocabulary/order-status'
import { countryCodeOf } from '@/src/domain/vocabulary/places/countries'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { Order } from '@/src/payload-types'
import { getSettings } from '@/src/queries/content/settings'
import { viewedOrder } from '@/src/queries/orders/order-page'
import { placedOrder } from '@/src/queries/orders/placed-order'
import { getPaymentMethods } from '@/src/queries/payments/payment-methods'
import { savedBillingOf } from '@/src/queries/payments/saved-billing'
import { currentUser } from '@/src/queries/platform/session'
import { isCameBack } from '@/src/storefront/checkout/payment/outcome/came-back'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { checkoutHref, orderHref } from '@/src/storefront/orders/hrefs'
import { OrderLines } from '@/src/storefront/orders/OrderLines'
import { NoSuchOrder } from '@/src/storefront/orders/page/NoSuchOrder'
import { PayOrder } from '@/src/storefront/orders/page/PayOrder'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Pay', robots: { index: false, follow: false } }

function payerOf(order: Order) {
  const { address } = order
  return {
    name: fullName(order),
    email: order.email,
    phone: order.phone ?? undefined,
    line1: address?.line ?? undefined,
    city: address?.city ?? undefined,
    state: address?.state ?? undefined,
    postalCode: address?.zipCode ?? undefined,
    country: countryCodeOf(address?.country),
  }
}

/** Where to choose again, should part of the order no longer be offered. */
const againFrom = ({ kind, serviceType }: Order, home: string) =>
  kind === 'purchase'
    ? { href: checkoutHref(serviceType), isCheckout: true }
    : { href: home, isCheckout: false }

/** Pays an extra, a renewal, or an order whose first payment did not go through. */
export default async function PayPage({ params, searchParams }: RowPage & PageSearch) {
  await connection()
  const { id } = await params
  const order = await viewedOrder(id)
  if (!order) return <NoSuchOrder /> // with the status that the proxy set
  const isGuest = idOf(order.user) === null
  const home = orderHref(idOf(order.parent) ?? order.id, isGuest)
  const user = await currentUser()
  const placed = await placedOrder(user, order.id)
  const isWithBank = placed !== null && !isPayable(placed.view.payment)
  if (!isUnpaid(order) || isWithBank) redirect(`/order-confirmation?order=${order.id}`)
  if (order.status === 'cancelled') redirect(home)
  const [methods, settings, query] = await Promise.all([
    getPaymentMethods(),
    getSettings(),
    searchParams,
  ])
  return (
    <Container className="py-10 lg:py-16">
      <p className="mb-4 text-sm">
        <Link href={home} className="link">
          Back to your order
        </Link>
      </p>
      <DashboardHead
        title="Pay"
        intro={
          <>
            {orderTitle(order)}
            {order.companyName && <span>{` for ${order.companyName}`}</span>}
            <span className="tabular-nums"> · #{shortOrderId(order.id)}</span>
          </>
        }
      />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]">
        <div className="max-w-140 max-lg:order-last">
          <PayOrder
            orderId={order.id}
            totalMinor={order.totalMinor}
            methods={methods}
            seller={settings.companyName}
            payer={payerOf(order)}
            savedBilling={savedBillingOf(user)}
            maySaveBilling={user !== null}
            again={againFrom(order, home)}
            cameBack={isCameBack(query.payment) ? query.payment : null}
          />
        </div>
        <section
          aria-label="What you pay"
          className="rounded-ui border border-border bg-raised px-5 pt-2 pb-5 sm:px-6 sm:pb-6"
        >
          <OrderLines
            lines={order.lines ?? []}
            totalMinor={order.totalMinor}
            currency="USD"
            isUnpaid
          />
        </section>
      </div>
    </Container>
  )
}
