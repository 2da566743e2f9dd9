import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import type { Order } from '@/src/payload-types'
import { orderToken } from '@/src/services/orders/order-pass'

type Linked = Pick<Order, 'id' | 'parent' | 'user' | 'email'>

/** What a mailed link opens. */
export type LinkTarget = 'order' | 'receipt' | 'pay'

/** The purchase that an extra or a renewal belongs to; the order itself where it is one. */
export function rootOf(order: Pick<Order, 'id' | 'parent'>): string {
  return idOf(order.parent) ?? order.id
}

const PATHS: Record<LinkTarget, (id: string) => string> = {
  order: (id) => `/orders/${id}`,
  receipt: (id) => `/receipts/${id}`,
  pay: (id) => `/orders/${id}/pay`,
}

const placeOf = (target: LinkTarget, details?: TrackedService) =>
  target === 'order' && details ? `#${detailsAnchor(details)}` : ''

/** Where a page about an order is on this site; on the order's own, the details of a service. */
export function orderPath(id: string, target: LinkTarget, details?: TrackedService): string {
  return `${PATHS[target](id)}${placeOf(target, details)}`
}

/** Whether a link to the order has to carry its token: no one has it in an account yet. */
export function isGuestOrder(order: Pick<Order, 'user'>): boolean {
  return idOf(order.user) === null
}

/**
 * The address that a mail carries. A guest's opens without an account, by the token in it; that
 * of an order in an account asks its owner to sign in. What belongs to an order has its address.
 * A mail that asks for the details of a service leads to their form.
 */
export function mailedLink(
  order: Linked,
  target: LinkTarget = 'order',
  details?: TrackedService,
): string {
  if (!isGuestOrder(order)) {
    const path = orderPath(order.id, target, details)
    return new URL(target === 'order' ? `/dashboard${path}` : path, env.SITE_URL).href
  }
  const root = rootOf(order)
  const link = new URL(`/orders/${root}/open`, env.SITE_URL)
  link.searchParams.set('token', orderToken({ id: root, email: order.email }))
  if (target !== 'order') link.searchParams.set('to', target)
  if (target === 'order' && details) link.searchParams.set('details', details)
  if (order.id !== root) link.searchParams.set('of', order.id)
  return link.href
}
