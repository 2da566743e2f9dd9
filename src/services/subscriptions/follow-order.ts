import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { orders, subscriptions } from '@/src/database-schema'
import { undoIn, undoUntil } from '@/src/domain/orders/desk/undo'
import { isRenewing } from '@/src/domain/orders/holding'
import { canResume } from '@/src/domain/subscriptions/subscription-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import type { Order } from '@/src/payload-types'
import { findOrder } from '@/src/services/orders/find-order'
import { CALLED_OFF, endSubscription, goOn } from '@/src/services/subscriptions/cancel-subscription'
import { endBegun } from '@/src/services/subscriptions/follow-refund'
import { mailRenewal } from '@/src/services/subscriptions/mail-renewal'
import { lockWithOrder } from '@/src/services/subscriptions/subscription-row'

/** The purchase that an extra belongs to, where that is what a subscription began with. */
const purchases = alias(orders, 'purchases')

/** The subscriptions that no longer say what their order does. */
async function strayed(payload: Payload): Promise<string[]> {
  const db = await databaseOf({ payload })
  const { status, cancelReason, order, id } = subscriptions
  const isOff = or(eq(orders.status, 'cancelled'), eq(purchases.status, 'cancelled'))
  const renews = inArray(status, ['active', 'past_due'])
  const wasCalledOff = and(eq(status, 'cancelled'), eq(cancelReason, CALLED_OFF))
  const isOn = and(ne(orders.status, 'cancelled'), eq(orders.paymentStatus, 'paid'))
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .innerJoin(orders, eq(order, orders.id))
    .leftJoin(purchases, eq(orders.parent, purchases.id))
    .where(or(and(renews, or(isOff, ne(orders.paymentStatus, 'paid'))), and(wasCalledOff, isOn)))
  return rows.map((row) => row.id)
}

/** An order and the purchase that it is an extra of. */
async function withPurchase(req: PayloadRequest, order: Order): Promise<Order[]> {
  const purchase = await findOrder(req, idOf(order.parent))
  return purchase ? [order, purchase] : [order]
}

/** Whether an order, or the purchase that it is an extra of, was canceled. */
export async function isCalledOff(req: PayloadRequest, order: Order): Promise<boolean> {
  return (await withPurchase(req, order)).some(({ status }) => status === 'cancelled')
}

/** Whether a cancellation can still be undone: nothing follows from it until then. */
function isUndoable({ undo }: Order, now: Date): boolean {
  const kept = undoIn(undo)
  return kept !== null && now.getTime() <= undoUntil(kept)
}

async function follow(req: PayloadRequest, id: string, now: Date): Promise<boolean> {
  const subscription = await lockWithOrder(req, id)
  const origin = await findOrder(req, idOf(subscription?.order))
  if (!subscription || !origin) return false
  const off = (await withPurchase(req, origin)).filter(({ status }) => status === 'cancelled')
  if (off.some((one) => isUndoable(one, now))) return false
  if (isRenewing(subscription)) {
    if (off.length === 0) {
      await endBegun(req, id)
      return true
    }
    const note = 'The order was canceled.'
    const endsAt = subscription.renewsAt
    const ended = await endSubscription(req, subscription, { reason: CALLED_OFF, note, endsAt })
    await mailRenewal(req, { kind: 'called_off', subscription: ended, invoice: null })
    return true
  }
  const { status, endsAt } = subscription
  const isPaidFor = canResume({ status, endsAt: endsAt ? new Date(endsAt) : null }, now)
  if (off.length > 0 || !isPaidFor) return false
  const resumed = await goOn(req, subscription)
  await mailRenewal(req, { kind: 'resumed', subscription: resumed, invoice: null })
  return true
}

/**
 * Ends the subscriptions of canceled orders with the period that is paid for, once that can no longer
 * be undone, and lets them go on where the order was reopened before it was over.
 */
export async function followOrders(payload: Payload, now: Date): Promise<number> {
  const failure = 'a subscription could not follow its order'
  return eachAlone(
    await strayed(payload),
    (id) => inTransaction(payload, (req) => follow(req, id, now)),
    { thing: 'subscription', failure },
  )
}
