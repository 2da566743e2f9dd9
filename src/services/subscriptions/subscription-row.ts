import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders, subscriptions } from '@/src/database-schema'
import { databaseOf, lockRow, query } from '@/src/lib/database'
import { findById, rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order, Subscription } from '@/src/payload-types'

const options = { overrideAccess: true } as const // services alone write subscriptions

/**
 * A subscription, held until the transaction ends; null when there is none. Its open invoice is
 * held first, in the order in which a payment of that invoice takes the two.
 */
export async function lockSubscription(
  req: PayloadRequest,
  id: string,
): Promise<Subscription | null> {
  const db = await databaseOf(req)
  const invoice = query
    .select({ id: subscriptions.renewalOrder })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, invoice)).for('update')
  await lockRow(req, subscriptions, id)
  return findById(req, 'subscriptions', id, options)
}

/**
 * Locks a subscription for a write to the order that it came from, after that order: a refund locks
 * them in this sequence.
 */
export async function lockWithOrder(req: PayloadRequest, id: string): Promise<Subscription | null> {
  const db = await databaseOf(req)
  const origin = query
    .select({ id: subscriptions.order })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, origin)).for('key share')
  return lockSubscription(req, id)
}

export async function updateSubscription(
  req: PayloadRequest,
  id: string,
  data: Partial<Subscription>,
): Promise<Subscription> {
  return updateRow(req, 'subscriptions', id, { data, ...options })
}

/**
 * Takes an unpaid renewal invoice back; one that is paid stays as it is. A payment that is under
 * way may still arrive: it then extends the subscription after all.
 */
export async function cancelInvoice(
  req: PayloadRequest,
  orderId: string | null,
  note: string,
): Promise<void> {
  if (!orderId) return
  await lockRow(req, orders, orderId)
  const order: Order = await rowById(req, 'orders', orderId, options)
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return
  if (order.status === 'cancelled') return
  const entry = { at: new Date().toISOString(), stage: 'cancelled' as const, note }
  req.context.timelineWritten = true
  await updateRow(req, 'orders', orderId, {
    data: { status: 'cancelled', timeline: [...(order.timeline ?? []), entry] },
    ...options,
  })
}
