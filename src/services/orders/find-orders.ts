import { and, between, eq, type SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { orders } from '@/src/database-schema'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { type Caller, databaseOf } from '@/src/lib/database'
import { findById, findRows } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'

/** An order by its id, for the worker; null where there is none any more. */
export async function findOrder(req: PayloadRequest, id: string | null): Promise<Order | null> {
  if (!id) return null
  return findById(req, 'orders', id, {
    overrideAccess: true, // the worker has no user
  })
}

/** Whether an order is paid or was refunded, which an attempt that took money does not prove. */
export async function isOrderPaid(caller: Caller, orderId: string): Promise<boolean> {
  const db = await databaseOf(caller)
  const { paymentStatus } = orders
  const [order] = await db.select({ paymentStatus }).from(orders).where(eq(orders.id, orderId))
  return order !== undefined && !isUnpaid(order)
}

const NUMBER = /^#?([0-9a-f]{4,8})$/i

const BLANK_ID = '00000000-0000-0000-0000-000000000000'

/** The orders whose number begins as someone typed it, `#1a2b3c4d`: an index finds them. Undefined for no number. */
export function numberBegins(typed: string): SQL | undefined {
  const prefix = NUMBER.exec(typed.trim())?.[1]?.toLowerCase()
  if (!prefix) return undefined
  const rest = BLANK_ID.slice(prefix.length)
  return between(orders.id, prefix + rest, prefix + rest.replaceAll('0', 'f'))
}

/** The orders whose number begins as someone typed it: of one customer, or of all. */
export async function idsBeginning(
  reader: Caller,
  typed: string,
  user?: string,
): Promise<string[]> {
  const begins = numberBegins(typed)
  if (!begins) return []
  const db = await databaseOf(reader)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(user === undefined ? undefined : eq(orders.user, user), begins))
    .limit(50)
  return rows.map(({ id }) => id)
}

/**
 * What orders are called where there is room for a few words, by their ids: the company, else the
 * service. The caller must have made sure that the orders may be seen.
 */
export async function namesOfOrders(
  payload: Payload,
  orders: readonly string[],
): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map()
  const docs = await findRows({ payload }, 'orders', {
    where: { id: { in: [...new Set(orders)] } },
    select: { legalName: true, companyType: true, serviceType: true },
    overrideAccess: true, // of documents that the person may see
  })
  return new Map(
    docs.map(({ id, legalName, companyType, serviceType }) => [
      id,
      legalName || serviceName(serviceType, { companyType }),
    ]),
  )
}
