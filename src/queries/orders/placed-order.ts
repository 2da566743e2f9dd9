import config from '@payload-config'
import { cookies } from 'next/headers'
import { createLocalReq, getPayload } from 'payload'
import type { OrderView } from '@/src/domain/orders/my-order'
import { isPayable } from '@/src/domain/orders/payment-state'
import type { ReceiptView } from '@/src/domain/orders/receipt'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ORDER_COOKIE } from '@/src/lib/http/cookies'
import type { User } from '@/src/payload-types'
import { viewedOrder } from '@/src/queries/orders/order-page'
import { orderView } from '@/src/queries/orders/order-view'
import { sentDetails } from '@/src/services/filing/sent-details'
import { findOrderByToken } from '@/src/services/orders/order-pass'
import { receiptOfOrder } from '@/src/services/orders/receipt-of-order'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'

async function byCookie() {
  const payload = await getPayload({ config })
  return findOrderByToken(payload, (await cookies()).get(ORDER_COOKIE)?.value)
}

/** How the order stands that this browser holds the key to, while it belongs to no account; else null. */
export async function pendingOrder(): Promise<'unpaid' | 'placed' | null> {
  const order = await byCookie()
  if (!order || idOf(order.user) !== null) return null
  const { state } = await paymentOfOrder(await getPayload({ config }), order)
  return isPayable(state) ? 'unpaid' : 'placed'
}

type PlacedOrder = { readonly view: OrderView; readonly isLinked: boolean }

/**
 * The order to confirm: the one that is named, where the viewer may see it, else the one that this
 * browser has just placed. An order in someone's account opens for no one else, no matter who holds its cookie.
 */
export async function placedOrder(user: User | null, id: unknown): Promise<PlacedOrder | null> {
  const named = typeof id === 'string' ? await viewedOrder(id) : null
  const order = named ?? (await byCookie())
  if (!order) return null
  const owner = idOf(order.user)
  if (owner !== null && owner !== user?.id) return null
  const payload = await getPayload({ config })
  const [payment, sent] = await Promise.all([
    paymentOfOrder(payload, order),
    sentDetails({ payload }, [order.id]),
  ])
  return {
    view: orderView(order, payment, { sent: sent.get(order.id) }),
    isLinked: owner !== null,
  }
}

/** The receipt of an order that the viewer may see; null for strangers and for unpaid orders. */
export async function viewedReceipt(orderId: string): Promise<ReceiptView | null> {
  const order = await viewedOrder(orderId)
  if (!order) return null
  const payload = await getPayload({ config })
  return receiptOfOrder(await createLocalReq({}, payload), order)
}
