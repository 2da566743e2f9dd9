import { and, eq, exists, inArray, isNull, ne, not, or } from 'drizzle-orm'
import { cacheLife, cacheTag } from 'next/cache'
import type { Payload } from 'payload'

import { orders, orders_timeline, payments } from '@/src/database-schema'
import { databaseOf, query } from '@/src/lib/database'
import { log } from '@/src/lib/log'

import { publicPayload } from '../platform/public-payload'

/** A figure of our own, and the moment (ISO) at which it was counted. */
type OwnFigure = { readonly count: number; readonly asOf: string }

/** The state has accepted it: an entry that only comes after that. */
const isApproved = exists(
  query
    .select({ id: orders_timeline.id })
    .from(orders_timeline)
    .where(
      and(
        eq(orders_timeline._parentID, orders.id),
        inArray(orders_timeline.stage, ['approved', 'delivered', 'completed']),
        or(
          eq(orders_timeline.service, 'llc'),
          and(isNull(orders_timeline.service), eq(orders.serviceType, 'llc')),
        ),
      ),
    ),
)

/** Paid in the sandbox or a provider's test mode: nothing was formed for it. */
const isPractice = exists(
  query
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.order, orders.id),
        or(eq(payments.sandbox, true), eq(payments.mode, 'test')),
        inArray(payments.status, ['succeeded', 'refunded']),
      ),
    ),
)

/** How many LLCs we have formed, counted from our own paid orders. */
export async function countCompaniesFormed(payload: Payload): Promise<number> {
  const db = await databaseOf({ payload })
  return db.$count(
    orders,
    and(
      inArray(orders.paymentStatus, ['paid', 'refunded']),
      eq(orders.kind, 'purchase'),
      or(isNull(orders.companyType), eq(orders.companyType, 'llc')),
      ne(orders.status, 'cancelled'),
      isApproved,
      not(isPractice),
    ),
  )
}

/** Returns the number of companies formed, counted once an hour; null below the threshold. */
export async function getCompaniesFormed(threshold: number | null): Promise<OwnFigure | null> {
  'use cache'
  cacheTag('settings', 'companies-formed')
  cacheLife('hours')
  if (threshold === null) return null
  try {
    const count = await countCompaniesFormed(await publicPayload())
    return count > 0 && count >= threshold ? { count, asOf: new Date().toISOString() } : null
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 }) // it is back in a moment
    log.error({ err: error }, 'The companies formed could not be counted')
    return null
  }
}
