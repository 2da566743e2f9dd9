import { count, eq, gte } from 'drizzle-orm'
import type { Payload } from 'payload'

import { orders, users } from '@/src/database-schema'
import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { countIf } from '@/src/lib/sql-parts'
import { businessZone } from '@/src/services/platform/business-zone'

export type Counted = { readonly total: number; readonly today: number }
/** A day of the company begins at midnight where its books are kept. */
export const midnightOf = async (payload: Payload): Promise<string> =>
  startOfPeriod(new Date(), await businessZone({ payload }), 1).toISOString()

export async function countUsers(payload: Payload): Promise<Counted> {
  const midnight = await midnightOf(payload)
  const db = await databaseOf({ payload })
  const [counted] = await db
    .select({ total: count(), today: countIf(gte(users.createdAt, midnight)) })
    .from(users)
  return counted ?? { total: 0, today: 0 }
}

export type OrderCounts = Counted & {
  readonly pending: number
  readonly processing: number
  readonly completed: number
}

export async function countOrders(payload: Payload): Promise<OrderCounts> {
  const midnight = await midnightOf(payload)
  const db = await databaseOf({ payload })
  const { createdAt, status } = orders
  const [counted] = await db
    .select({
      total: count(),
      today: countIf(gte(createdAt, midnight)),
      pending: countIf(eq(status, 'pending')),
      processing: countIf(eq(status, 'processing')),
      completed: countIf(eq(status, 'completed')),
    })
    .from(orders)
  return counted ?? { total: 0, today: 0, pending: 0, processing: 0, completed: 0 }
}
