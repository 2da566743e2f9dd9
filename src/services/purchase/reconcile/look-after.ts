import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { disputes, payments, refunds } from '@/src/database-schema'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { ago, now } from '@/src/lib/sql-parts'
import type { Dispute, Payment, Refund } from '@/src/payload-types'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { settleDispute } from '@/src/services/purchase/disputes/settle-dispute'
import { rowsLookedAt } from '@/src/services/purchase/reconcile/rows-looked-at'
import { recheckRefund } from '@/src/services/purchase/refund/recheck-refunds'

const options = { depth: 0, overrideAccess: true, pagination: false } as const // the reconciler has no user

/** How many of one gateway are asked after in one round: they are in no hurry. */
const AT_ONCE = 10

/** Notes that a row is looked at now; the payment that it is about. */
async function begin(
  payload: Payload,
  table: typeof disputes | typeof refunds,
  row: Dispute | Refund,
): Promise<Payment> {
  const db = await databaseOf({ payload })
  await db.update(table).set({ lastCheckedAt: now }).where(eq(table.id, row.id))
  return payload.findByID({ collection: 'payments', id: idOf(row.payment) ?? '', ...options })
}

/** Open disputes that no one asked after for six hours. */
export async function openDisputes(payload: Payload, slug: GatewaySlug): Promise<Dispute[]> {
  const before = new Date(Date.now() - 6 * 60 * 60_000).toISOString()
  const { docs } = await payload.find({
    collection: 'disputes',
    where: {
      gateway: { equals: slug },
      status: { in: [...OPEN_DISPUTES] },
      lastCheckedAt: { less_than: before },
    },
    sort: 'lastCheckedAt',
    limit: AT_ONCE,
    ...options,
  })
  return docs
}

export async function lookAtDispute(payload: Payload, dispute: Dispute): Promise<void> {
  const payment = await begin(payload, disputes, dispute)
  await settleDispute(payload, dispute.gateway, dispute.gatewayRef, payment)
}

/** Refunds of the last 30 days, in which a bank may still send them back; each asked once a day. */
export async function youngRefunds(payload: Payload, slug: GatewaySlug): Promise<Refund[]> {
  const db = await databaseOf({ payload })
  const { gatewayRef, id, kind, lastCheckedAt, payment, settledAt, status } = refunds
  const rows = await db
    .select({ id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, payment))
    .where(
      and(
        eq(payments.gateway, slug),
        eq(status, 'succeeded'),
        eq(kind, 'refund'),
        isNotNull(gatewayRef),
        gt(settledAt, ago('30 days')),
        lt(sql`greatest(${settledAt}, ${lastCheckedAt})`, ago('1 day')),
      ),
    )
    .orderBy(sql`${lastCheckedAt} nulls first`)
    .limit(AT_ONCE)
  return rowsLookedAt(payload, 'refunds', rows)
}

export async function lookAtRefund(payload: Payload, refund: Refund): Promise<void> {
  const payment = await begin(payload, refunds, refund)
  const gateway = await gatewayOfPayment(payload, payment.gateway, payment)
  await recheckRefund(payload, gateway, payment, refund)
}
