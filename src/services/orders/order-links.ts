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

/** Where a page about an order stands on this site. */
export function orderPath(id: string, target: LinkTarget): string {
  return PATHS[target](id)
}

/** Whether a link to the order has to carry its token: nobody has it in an account yet. */
export function isGuestOrder(order: Pick<Order, 'user'>): boolean {
  return idOf(order.user) === null
}

/**
 * The address that a mail carries. A guest's opens without an account, by the token in it; that
 * of an order in an account asks its owner to sign in. What belongs to an order has its address.
 */
export function mailedLink(order: Linked, target: LinkTarget = 'order'): string {
  if (!isGuestOrder(order)) {
    const path = target === 'order' ? `/dashboard/orders/${order.id}` : orderPath(order.id, target)
    return new URL(path, env.SITE_URL).href
  }
  const root = rootOf(order)
  const link = new URL(`/orders/${root}/open`, env.SITE_URL)
  link.searchParams.set('token', orderToken({ id: root, email: order.email }))
  if (target !== 'order') link.searchParams.set('to', target)
  if (order.id !== root) link.searchParams.set('of', order.id)
  return link.href
}
