import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orderTitle } from '@/src/domain/orders/my-order'
import { type ErasureObstacle, isBeingWorkedOn } from '@/src/domain/privacy/erasure'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { runSql } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'

/** A payment that was begun within this hour may still arrive, one at a bank for days. */
const UNDER_WAY = '1 hour'

async function beingPaid(req: PayloadRequest, user: string): Promise<Set<string>> {
  const unfinished = sql.join(
    UNFINISHED.map((status) => sql`${status}`),
    sql`, `,
  )
  const rows = await runSql(
    req,
    sql`select p.order_id as id from payments p join orders o on o.id = p.order_id
      where o.user_id = ${user} and p.status in (${unfinished})
        and (p.status = 'processing' or p.created_at > now() - ${UNDER_WAY}::interval)`,
  )
  return new Set(rows.map(({ id }) => String(id)))
}

function nameOf(order: Order): string {
  const company = order.companyName ? ` for ${order.companyName}` : ''
  return `#${shortOrderId(order.id)}, ${orderTitle(order)}${company}`
}

/** The orders that keep somebody's account from being deleted, the oldest first. */
export async function erasureObstacles(
  req: PayloadRequest,
  user: string,
): Promise<ErasureObstacle[]> {
  const paying = await beingPaid(req, user)
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { user: { equals: user }, status: { in: ['pending', 'processing'] } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true, // of the person who asks
    req,
  })
  return docs.flatMap((order): ErasureObstacle[] => {
    const known = { id: idOf(order.parent) ?? order.id, name: nameOf(order) }
    if (isBeingWorkedOn(order)) return [{ ...known, reason: 'working' }]
    return paying.has(order.id) ? [{ ...known, reason: 'paying' }] : []
  })
}
