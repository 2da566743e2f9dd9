import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch, RowPage } from '@/src/app/page-props'
import { isId } from '@/src/domain/vocabulary/id'
import { mailedOrder } from '@/src/queries/orders/mailed-order'
import { currentUser } from '@/src/queries/platform/session'
import { OpenByLink } from '@/src/storefront/layout/OpenByLink'
import { Day } from '@/src/storefront/ui/when'

export const instant = false // depends on who asks

export const metadata: Metadata = {
  title: 'Open your order',
  referrer: 'same-origin', // the address has the token
  robots: { index: false, follow: false },
}

/** Where a token that opens nothing leads: its owner to the dashboard, others to an explanation. */
async function elsewhere(id: string): Promise<string> {
  if (!isId(id)) return '/order-confirmation'
  return (await currentUser()) ? `/dashboard/orders/${id}` : `/order-confirmation?order=${id}`
}

/**
 * Where the link in a guest's mail leads. Opening it changes nothing: the button does, so that
 * no one finds themselves in another person's order by a link that they were sent.
 */
export default async function OpenOrderPage({ params, searchParams }: RowPage & PageSearch) {
  await connection()
  const { id } = await params
  const found = await mailedOrder({ ...(await searchParams), order: id })
  if (found.kind === 'dead') redirect(await elsewhere(id))
  if (found.kind === 'open') redirect(found.page)
  const { token, to, of, details } = found.link
  return (
    <OpenByLink
      title="Open your order"
      action="/api/orders/open"
      fields={{ order: id, token, to, ...(of && { of }), ...(details && { details }) }}
      label="Open order"
      warning="Not your order? Close this page. The order’s page asks for personal details."
    >
      Order #{found.number} was placed on <Day at={found.placedAt} /> by{' '}
      <strong className="font-semibold wrap-anywhere text-text">{found.placedBy}</strong>.
    </OpenByLink>
  )
}
