import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { disputes, payments, refunds } from '@/src/database-schema'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById, findRows, rowById } from '@/src/lib/find-one'
import { ago, now } from '@/src/lib/sql-parts'
import type { Dispute, Payment, Refund } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { refOfAttempt } from '@/src/services/payments/attempts'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { audit } from '@/src/services/platform/record-audit'
import { applyDispute, settleDispute } from '@/src/services/purchase/disputes/settle-dispute'
import { recheckRefund } from '@/src/services/purchase/refund/send-refund'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

type LookResult = {
  readonly id: string
  readonly status: Payment['status']
  /** Whether the gateway knows of the payment at all. */
  readonly known: boolean
  readonly reason: string | null
}

async function read(req: PayloadRequest, id: string): Promise<Payment> {
  const payment = await findById(req, 'payments', id, {
    overrideAccess: true, // the caller has been checked
  })
  if (!payment) throw new AppError('no_payment', 'This payment does not exist.', 404)
  return payment
}

/** Disputes whose webhook never came, where the gateway can be asked by payment. */
async function noticeDisputes(
  payload: Payload,
  gateway: Gateway,
  payment: Payment,
  ref: string,
): Promise<void> {
  if (payment.status !== 'succeeded' && payment.status !== 'refunded') return
  const disputes = await gateway.disputesOf({ ref, chargeRef: payment.chargeRef ?? null })
  for (const dispute of disputes) await applyDispute(payload, payment, dispute)
}

/**
 * Asks a payment's gateway what became of it, and settles it by that, as the reconciler would.
 *
 * @throws GatewayUnavailable when it does not answer
 */
export async function checkPayment(req: PayloadRequest, id: string): Promise<LookResult> {
  const before = await read(req, id)
  const gateway = await gatewayOfPayment(req.payload, before.gateway, before)
  const ref = await refOfAttempt(req.payload, gateway, before)
  const result = ref ? await settlePayment(req.payload, before.gateway, ref) : null
  if (ref) await noticeDisputes(req.payload, gateway, await read(req, id), ref)
  const { status, quarantineReason, failureMessage } = await read(req, id)
  const known = result !== null && result.kind !== 'unknown'
  await audit(req, 'orders', 'look', ['payments', id], {
    before: { status: before.status },
    after: { status, known },
  })
  return { id, status, known, reason: quarantineReason ?? failureMessage ?? null }
}

/** The rows of these ids, in the same order. */
export async function rowsLookedAt<Slug extends 'payments' | 'refunds'>(
  payload: Payload,
  collection: Slug,
  found: readonly { readonly id: string }[],
) {
  if (found.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: found.map(({ id }) => id) } },
    depth: 0,
    limit: found.length,
    pagination: false,
    overrideAccess: true, // the reconciler has no user
  })
  const byId = new Map(docs.map((row) => [row.id, row]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}

const options = { overrideAccess: true } as const // the reconciler has no user

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
  return rowById({ payload }, 'payments', idOf(row.payment) ?? '', options)
}

/** Open disputes that no one asked after for six hours. */
export async function openDisputes(payload: Payload, slug: GatewaySlug): Promise<Dispute[]> {
  const before = new Date(Date.now() - 6 * 60 * 60_000).toISOString()
  const docs = await findRows({ payload }, 'disputes', {
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
