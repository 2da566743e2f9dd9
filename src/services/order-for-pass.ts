import type { Payload, PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/relation'
import { ORDER_COOKIE, readCookie } from '@/src/lib/cookies'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { findOrderByToken } from '@/src/services/find-order-by-token'

/** Who asks: the person signed in, and the pass (`orderId.token`) that the browser holds. */
export type OrderViewer = {
  readonly user: { readonly id: string } | null | undefined
  readonly pass: string | undefined
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function viewerOf(req: Pick<PayloadRequest, 'user' | 'headers'>): OrderViewer {
  return { user: req.user, pass: readCookie(req.headers, ORDER_COOKIE) }
}

async function opens(payload: Payload, pass: string | undefined, order: Order): Promise<boolean> {
  const held = await findOrderByToken(payload, pass)
  if (!held || idOf(held.user) !== null) return false
  return held.id === order.id || held.id === idOf(order.parent)
}

/**
 * An order, for whoever may act as its customer: its signed-in owner, or while it belongs to no
 * account, the holder of its pass. An extra or a renewal also opens by the pass of its parent.
 *
 * An order in somebody's account opens for nobody else, whatever pass they hold. Null for
 * strangers, staff included, and for what is no id: nobody learns whether it exists.
 */
export async function orderForPass(
  payload: Payload,
  { user, pass }: OrderViewer,
  orderId: string,
): Promise<Order | null> {
  if ((!user && !pass) || !UUID.test(orderId)) return null
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: orderId } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // decided right below, for people without an account too
  })
  const order = docs[0]
  if (!order) return null
  const owner = idOf(order.user)
  if (owner !== null) return owner === user?.id ? order : null
  return (await opens(payload, pass, order)) ? order : null
}

/** The same for endpoints. @throws AppError 404 `no_order` */
export async function requireOrder(req: PayloadRequest, orderId: unknown): Promise<Order> {
  const id = typeof orderId === 'string' ? orderId : ''
  const order = await orderForPass(req.payload, viewerOf(req), id)
  if (!order) throw new AppError('no_order', 'There is no order to show here.', 404)
  return order
}
