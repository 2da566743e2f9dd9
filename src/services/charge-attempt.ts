import type { Payload } from 'payload'

import { shortOrderId } from '@/src/domain/orders/order-status'
import type { CustomerAction } from '@/src/domain/payments/customer-action'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { failpoint } from '@/src/lib/failpoints'
import type { Order, Payment } from '@/src/payload-types'
import {
  type ActionInput,
  type Gateway,
  GatewayUnavailable,
  type OpenResult,
} from '@/src/payments/gateway'
import { closeEarlierAttempts } from '@/src/services/close-earlier-attempts'
import { markOrderFailed } from '@/src/services/mark-order-failed'
import { noteUnanswered, recordAttempt } from '@/src/services/record-attempt'
import { settlePayment } from '@/src/services/settle-payment'

export type PayResult =
  | { readonly kind: 'paid' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'requires_action'; readonly ref: string; readonly action: CustomerAction }

/** Where a payment began, and so where the customer comes back to. */
export type PayOrigin = 'checkout' | 'order'

/** With what somebody pays. */
export type Means = {
  readonly gateway: Gateway
  readonly confirmationToken: string | null
  readonly origin: PayOrigin
}

const UNREACHABLE = 'Payment service is temporarily unavailable. Please try again later.'

/** What a provider's own window shows of an attempt. */
export function actionInput(order: Order, attempt: Payment): ActionInput {
  return {
    amount: { minor: attempt.amountMinor, currency: attempt.currency },
    description: `${order.companyName || 'Order'} (${shortOrderId(order.id)})`,
    email: order.email,
    name: `${order.firstName} ${order.lastName}`.trim(),
    phone: order.phone || null,
  }
}

function returnUrl({ gateway, origin }: Means, more: Record<string, string> = {}): string {
  const url = new URL('/checkout/return', env.SITE_URL)
  const from: Record<string, string> = origin === 'order' ? { from: 'order' } : {}
  url.search = new URLSearchParams({ gateway: gateway.slug, ...from, ...more }).toString()
  return url.href
}

/** The gateway could not be asked and certainly took nothing. */
async function failed(
  payload: Payload,
  attempt: Payment,
  { code, message }: GatewayUnavailable,
): Promise<AppError> {
  const change = { failureCode: code, failureMessage: message }
  await recordAttempt(payload, attempt, { status: 'failed', ...change })
  return attempt.gateway === 'razorpay'
    ? new AppError('RAZORPAY_API_ERROR', UNREACHABLE, 503)
    : new AppError('gateway_unavailable', message, 503)
}

async function openAttempt(
  payload: Payload,
  order: Order,
  attempt: Payment,
  means: Means,
): Promise<OpenResult | 'unknown'> {
  try {
    await failpoint('before-open')
    return await means.gateway.open({
      ...actionInput(order, attempt),
      orderId: order.id,
      attemptId: attempt.id,
      confirmationToken: means.confirmationToken,
      returnUrl: returnUrl(means),
      cancelUrl: returnUrl(means, { cancelled: '1' }),
      idempotencyKey: attempt.idempotencyKey,
    })
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    if (error.charged === 'no') throw await failed(payload, attempt, error)
    await noteUnanswered(payload, attempt)
    return 'unknown' // the reconciler finds out
  }
}

/**
 * Tries to charge for an attempt that was just written.
 *
 * @throws AppError 402 with the gateway's code when it declined, 503 when it could not be asked
 * and certainly took nothing.
 */
export async function chargeAttempt(
  payload: Payload,
  order: Order,
  attempt: Payment,
  means: Means,
): Promise<PayResult> {
  await failpoint('order-written')
  const closed = await closeEarlierAttempts(payload, order.id, attempt)
  if (closed !== 'closed') {
    await recordAttempt(payload, attempt, { status: 'cancelled' })
    return { kind: closed === 'paid' ? 'paid' : 'processing' }
  }
  const opened = await openAttempt(payload, order, attempt, means)
  if (opened === 'unknown') return { kind: 'processing' }
  await failpoint('after-open')
  const { ref: gatewayRef } = opened
  if (opened.kind === 'declined') {
    const { code, message } = opened
    const change = { gatewayRef, failureCode: code, failureMessage: message }
    await recordAttempt(payload, attempt, { status: 'failed', ...change })
    await markOrderFailed({ payload }, order.id)
    throw new AppError(code, message, 402)
  }
  const status = opened.kind === 'requires_action' ? 'requires_action' : 'open'
  await recordAttempt(payload, attempt, { gatewayRef, status })
  await failpoint('after-recorded')
  if (opened.kind === 'requires_action') {
    return { kind: 'requires_action', ref: opened.ref, action: opened.action }
  }
  const outcome = await settlePayment(payload, attempt.gateway, opened.ref)
  return outcome.kind === 'paid' ? { kind: 'paid' } : { kind: 'processing' }
}
