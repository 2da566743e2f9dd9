import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { judgePayment } from '@/src/domain/payments/judge-payment'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { idOf } from '@/src/domain/relation'
import { inTransaction, runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import type { Order, Payment } from '@/src/payload-types'
import type { PaymentTruth } from '@/src/payments/gateway'
import { markOrderFailed } from '@/src/services/mark-order-failed'
import { markOrderPaid } from '@/src/services/mark-order-paid'
import { raiseToStaff } from '@/src/services/raise-to-staff'
import { gatewayOfPayment } from '@/src/services/resolve-gateway'

export type SettleResult =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'unfinished'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly orderId: string; readonly message: string | null }
  | { readonly kind: 'quarantined'; readonly orderId: string }
  | { readonly kind: 'unknown' }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function findAttempt(
  payload: Payload,
  slug: GatewaySlug,
  ref: string,
  attemptId: string | null,
  req?: PayloadRequest,
): Promise<Payment | null> {
  const byId = attemptId && UUID.test(attemptId) ? [{ id: { equals: attemptId } }] : []
  const { docs } = await payload.find({
    collection: 'payments',
    where: { gateway: { equals: slug }, or: [{ gatewayRef: { equals: ref } }, ...byId] },
    depth: 0,
    limit: 2,
    pagination: false,
    overrideAccess: true, // the settle path serves webhooks, which have no user
    req,
  })
  return docs.find((attempt) => attempt.gatewayRef === ref) ?? docs[0] ?? null
}

async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await runSql(req, sql`select id from orders where id = ${id} for update`)
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
}

/** What the attempt's state means to whoever asked. */
function resultOf(attempt: Payment, orderId: string): SettleResult {
  switch (attempt.status) {
    case 'succeeded':
    case 'refunded':
      return { kind: 'paid', orderId }
    case 'quarantined':
      return { kind: 'quarantined', orderId }
    case 'failed':
    case 'cancelled':
      return { kind: 'failed', orderId, message: attempt.failureMessage ?? null }
    default:
      return { kind: 'unfinished', orderId }
  }
}

async function apply(
  req: PayloadRequest,
  attempt: Payment,
  order: Order,
  truth: PaymentTruth,
): Promise<Payment> {
  const verdict = judgePayment(truth, {
    attemptStatus: attempt.status,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    orderId: order.id,
    orderTotalMinor: order.totalMinor,
    orderIsPaid: order.paymentStatus === 'paid' || order.paymentStatus === 'refunded',
  })
  if (verdict.kind === 'nothing') return attempt
  const now = new Date().toISOString()
  const facts = {
    gatewayRef: truth.ref,
    lastCheckedAt: now,
    ...(truth.card ? { card: truth.card } : {}),
  }
  const change = {
    settle: { ...facts, status: 'succeeded' as const, settledAt: now },
    quarantine: {
      ...facts,
      status: 'quarantined' as const,
      quarantineReason: 'reason' in verdict ? verdict.reason : '',
    },
    move: {
      ...facts,
      status: 'to' in verdict ? verdict.to : attempt.status,
      failureCode: truth.failure?.code,
      failureMessage: truth.failure?.message,
    },
  }[verdict.kind]
  const moved = await req.payload.update({
    collection: 'payments',
    id: attempt.id,
    data: change,
    depth: 0,
    overrideAccess: true, // services alone write payments
    req,
  })
  if (verdict.kind === 'settle') await markOrderPaid(req, order, moved)
  if (moved.status === 'failed') await markOrderFailed(req, order.id)
  if (verdict.kind === 'quarantine') {
    await raiseToStaff(req, {
      key: `quarantine:${attempt.id}`,
      subject: `Payment ${truth.ref} needs a person: ${verdict.reason}`,
      order: order.id,
      area: 'payments',
    })
  }
  return moved
}

/**
 * The only code that makes an order paid. The browser's return, webhooks and the reconciler call
 * it, as often as they like: it asks the gateway for the truth, compares amount, currency and
 * order, moves forward only, and writes all consequences in one transaction.
 *
 * @throws GatewayUnavailable when the gateway can't be asked; then nothing has changed.
 */
export async function settlePayment(
  payload: Payload,
  slug: GatewaySlug,
  ref: string,
): Promise<SettleResult> {
  const known = await findAttempt(payload, slug, ref, null)
  const gateway = await gatewayOfPayment(payload, slug, known ?? undefined)
  const truth = await gateway.retrieve(ref)
  if (!truth) return { kind: 'unknown' }
  return inTransaction(payload, async (req) => {
    const found = known ?? (await findAttempt(payload, slug, ref, truth.attemptId, req))
    const orderId = idOf(found?.order)
    if (!found || !orderId) {
      log.warn({ gateway: slug, ref }, 'a payment of no order of ours')
      return { kind: 'unknown' }
    }
    const order = await lockOrder(req, orderId)
    const attempt = await payload.findByID({
      collection: 'payments',
      id: found.id,
      depth: 0,
      overrideAccess: true, // read again under the lock
      req,
    })
    return resultOf(await apply(req, attempt, order, truth), orderId)
  })
}
