import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders, payments } from '@/src/database-schema'
import { orderTitle } from '@/src/domain/orders/my-order'
import { type ErasureObstacle, isBeingWorkedOn } from '@/src/domain/privacy/erasure'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import { ago } from '@/src/lib/sql-parts'
import type { Order } from '@/src/payload-types'

/** A payment that was begun within this hour may still arrive, one at a bank for days. */
const UNDER_WAY = '1 hour'

async function beingPaid(req: Caller, user: string): Promise<Set<string>> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: payments.order })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order))
    .where(
      and(
        eq(orders.user, user),
        inArray(payments.status, UNFINISHED),
        or(eq(payments.status, 'processing'), gt(payments.createdAt, ago(UNDER_WAY))),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

function nameOf(order: Order): string {
  const company = order.legalName ? ` for ${order.legalName}` : ''
  return `#${shortOrderId(order.id)}, ${orderTitle(order)}${company}`
}

/** The orders that keep someone's account from being deleted, the oldest first. */
export async function erasureObstacles(
  req: PayloadRequest,
  user: string,
): Promise<ErasureObstacle[]> {
  const paying = await beingPaid(req, user)
  const docs = await findRows(req, 'orders', {
    where: { user: { equals: user }, status: { in: ['pending', 'processing'] } },
    sort: 'createdAt',
    overrideAccess: true, // of the person who asks
  })
  return docs.flatMap((order): ErasureObstacle[] => {
    const known = { id: idOf(order.parent) ?? order.id, name: nameOf(order) }
    if (isBeingWorkedOn(order)) return [{ ...known, reason: 'working' }]
    return paying.has(order.id) ? [{ ...known, reason: 'paying' }] : []
  })
}
