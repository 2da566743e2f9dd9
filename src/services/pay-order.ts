import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { type PaymentAttemptStatus, UNFINISHED } from '@/src/domain/payments/payment-status'
import { runSql } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import type { Order, Payment } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable, type OpenResult } from '@/src/payments/gateway'
import { markOrderFailed } from '@/src/services/mark-order-failed'
import { settlePayment } from '@/src/services/settle-payment'

export type PayResult =
  | { readonly kind: 'paid' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'requires_action'; readonly clientSecret: string }

type Change = {
  readonly status: PaymentAttemptStatus
  readonly gatewayRef?: string | null
  readonly failureCode?: string
  readonly failureMessage?: string
}

/** Writes what an attempt led to, unless it has reached its end meanwhile: one atomic statement. */
async function record(payload: Payload, attempt: Payment, change: Change): Promise<void> {
  const unfinished = sql.join(
    UNFINISHED.map((status) => sql`${status}`),
    sql`, `,
  )
  await runSql(
    { payload },
    sql`update payments set status = ${change.status}::enum_payments_status,
      gateway_ref = coalesce(${change.gatewayRef ?? null}, gateway_ref),
      failure_code = ${change.failureCode ?? null}, failure_message = ${change.failureMessage ?? null},
      updated_at = now()
      where id = ${attempt.id} and status::text in (${unfinished})`,
  )
}

/**
 * Gives up the order's earlier attempts before a new one begins, so that no two can both succeed.
 *
 * @returns true when one of them turns out to have paid the order already.
 */
async function closeEarlierAttempts(
  payload: Payload,
  gateway: Gateway,
  current: Payment,
  order: Order,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payments',
    where: {
      order: { equals: order.id },
      id: { not_equals: current.id },
      gateway: { equals: gateway.slug },
      status: { in: [...UNFINISHED] },
    },
    depth: 0,
    limit: 20,
    pagination: false,
    overrideAccess: true, // attempts on the order that the caller is paying
  })
  for (const earlier of docs) {
    const ref =
      earlier.gatewayRef ??
      (await gateway.findByAttempt(earlier.id, new Date(earlier.createdAt)))?.ref
    if (!ref) continue // it may still be on its way: the reconciler goes on looking
    await record(payload, earlier, { status: earlier.status, gatewayRef: ref })
    await gateway.cancel(ref)
    const outcome = await settlePayment(payload, gateway.slug, ref)
    if (outcome.kind === 'paid') return true
  }
  return false
}

async function openAttempt(
  payload: Payload,
  gateway: Gateway,
  order: Order,
  attempt: Payment,
  confirmationToken: string,
): Promise<OpenResult | 'unknown'> {
  try {
    return await gateway.open({
      orderId: order.id,
      attemptId: attempt.id,
      amount: { minor: attempt.amountMinor, currency: attempt.currency },
      description: `${order.companyName ?? 'Order'} (${order.id.slice(0, 8)})`,
      email: order.email,
      confirmationToken,
      returnUrl: `${env.SITE_URL}/checkout/return?gateway=${gateway.slug}`,
      idempotencyKey: attempt.idempotencyKey,
    })
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    if (error.charged === 'unknown') return 'unknown' // the reconciler finds out
    await record(payload, attempt, {
      status: 'failed',
      failureCode: error.code,
      failureMessage: error.message,
    })
    throw new AppError('gateway_unavailable', error.message, 503)
  }
}

/**
 * Tries to charge for an order that was just placed.
 *
 * @throws AppError 402 with the gateway's code when the card was declined, 503 when the gateway
 * could not be asked and certainly took nothing.
 */
export async function payOrder(
  payload: Payload,
  gateway: Gateway,
  placed: { readonly order: Order; readonly attempt: Payment },
  confirmationToken: string,
): Promise<PayResult> {
  const { order, attempt } = placed
  if (await closeEarlierAttempts(payload, gateway, attempt, order)) {
    await record(payload, attempt, { status: 'cancelled' })
    return { kind: 'paid' }
  }
  const opened = await openAttempt(payload, gateway, order, attempt, confirmationToken)
  if (opened === 'unknown') return { kind: 'processing' }
  if (opened.kind === 'declined') {
    const { ref, code, message } = opened
    await record(payload, attempt, {
      status: 'failed',
      gatewayRef: ref,
      failureCode: code,
      failureMessage: message,
    })
    await markOrderFailed({ payload }, order.id)
    throw new AppError(code, message, 402)
  }
  const status = opened.kind === 'requires_action' ? 'requires_action' : 'open'
  await record(payload, attempt, { gatewayRef: opened.ref, status })
  if (opened.kind === 'requires_action')
    return { kind: 'requires_action', clientSecret: opened.clientSecret }
  const outcome = await settlePayment(payload, gateway.slug, opened.ref)
  return outcome.kind === 'paid' ? { kind: 'paid' } : { kind: 'processing' }
}
