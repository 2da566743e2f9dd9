import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders } from '@/src/database-schema'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import type { Ticket } from '@/src/payload-types'

/**
 * Notes on the orders of a purchase whether the request for a refund is still open, once its
 * ticket is closed or opens again. One request is open at a time.
 */
export async function followRefundRequest(req: PayloadRequest, ticket: Ticket): Promise<void> {
  if (ticket.topic !== 'refund') return
  await followRefundTask(req, ticket)
  const order = idOf(ticket.order)
  if (!order) return
  const db = await databaseOf(req)
  await db
    .update(orders)
    .set({ refundOpen: ticket.status !== 'closed' })
    .where(
      and(
        or(eq(orders.id, order), eq(orders.parent, order)),
        isNotNull(orders.refundRequestedAt),
        eq(orders.paymentStatus, 'paid'),
      ),
    )
}

/** Takes an order out of *Promise broken* once its refund task is closed, and back when it opens. */
async function followRefundTask(req: PayloadRequest, ticket: Ticket): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(orders)
    .set({ breachOpen: ticket.status !== 'closed' })
    .where(and(eq(orders.refundTask, ticket.id), eq(orders.paymentStatus, 'paid')))
}
