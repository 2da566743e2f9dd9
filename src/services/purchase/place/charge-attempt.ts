import type { Payload } from 'payload'

import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { failpoint } from '@/src/lib/failpoints'
import type { Order, Payment } from '@/src/payload-types'
import {
  type ActionInput,
  type Gateway,
  GatewayUnavailable,
  type OpenInput,
  type OpenResult,
} from '@/src/payments/gateway'
import type { PayOrigin } from '@/src/services/orders/payment-places'
import {
  failOwnAttempt,
  noteUnanswered,
  recordAttempt,
  takeOverAttempt,
} from '@/src/services/payments/attempts'
import { closeEarlierAttempts } from '@/src/services/purchase/place/close-earlier-attempts'
import { markOrderFailed } from '@/src/services/purchase/settle/mark-order-failed'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

export type PayResult =
  | {
      readonly kind: 'paid' | 'processing'
      /** It is the money of an attempt that was begun before: this one was not charged for. */
      readonly isEarlier?: true
    }
  | { readonly kind: 'requires_action'; readonly ref: string; readonly action: CustomerAction }

/** With what someone pays. */
export type Means = {
  readonly gateway: Gateway
  readonly confirmationToken: string | null
  readonly origin: PayOrigin
}

export const CANCELED_MEANWHILE = new AppError(
  'order_cancelled',
  'This order was canceled, so we are refunding this payment in full.',
  409,
)

const UNREACHABLE = 'Payment service is temporarily unavailable. Please try again later.'

/** What a provider's own window shows of an attempt. */
export function actionInput(order: Order, attempt: Payment): ActionInput {
  return {
    amount: { minor: attempt.amountMinor, currency: attempt.currency },
    description: `${order.companyName || 'Order'} (${shortOrderId(order.id)})`,
    email: order.email,
    name: fullName(order),
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
function refusal(attempt: Payment, { message }: GatewayUnavailable): AppError {
  return attempt.gateway === 'razorpay'
    ? new AppError('RAZORPAY_API_ERROR', UNREACHABLE, 503)
    : new AppError('gateway_unavailable', message, 503)
}

const openInput = (order: Order, attempt: Payment, means: Means): OpenInput => ({
  ...actionInput(order, attempt),
  orderId: order.id,
  attemptId: attempt.id,
  confirmationToken: means.confirmationToken,
  returnUrl: returnUrl(means),
  cancelUrl: returnUrl(means, { cancelled: '1' }),
  idempotencyKey: attempt.idempotencyKey,
})

async function openAttempt(
  payload: Payload,
  order: Order,
  attempt: Payment,
  means: Means,
): Promise<OpenResult | 'unknown'> {
  try {
    await failpoint('before-open')
    return await means.gateway.open(openInput(order, attempt, means))
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    // A key that another request has used meanwhile is refused too: that one may have charged.
    const isOwn = error.charged === 'no' && (await failOwnAttempt(payload, attempt, error))
    if (isOwn) throw refusal(attempt, error)
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
    return { kind: closed === 'paid' ? 'paid' : 'processing', isEarlier: true }
  }
  const opened = await openAttempt(payload, order, attempt, means)
  if (opened === 'unknown') return { kind: 'processing' }
  return followOpened(payload, order, attempt, opened)
}

/**
 * Charges for an attempt that a process left behind before its gateway answered: under the same
 * idempotency key, so that whatever did reach the gateway is found there instead of charged twice.
 * Null when it can't be told what came of it.
 *
 * @param means of the attempt's own gateway
 * @throws AppError 402 when the gateway declined
 */
export async function reopenAttempt(
  payload: Payload,
  order: Order,
  attempt: Payment,
  means: Means,
): Promise<PayResult | null> {
  if (!(await takeOverAttempt(payload, attempt))) return null
  try {
    const opened = await means.gateway.open(openInput(order, attempt, means))
    return await followOpened(payload, order, attempt, opened)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    await noteUnanswered(payload, attempt)
    return null
  }
}

/** Writes down what a gateway answered, and settles what needs nothing of the customer. */
async function followOpened(
  payload: Payload,
  order: Order,
  attempt: Payment,
  opened: OpenResult,
): Promise<PayResult> {
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
  const isWritten = await recordAttempt(payload, attempt, { gatewayRef, status })
  await failpoint('after-recorded')
  // What was given up meanwhile must not be paid: no one is led there.
  if (opened.kind === 'requires_action' && isWritten) {
    return { kind: 'requires_action', ref: opened.ref, action: opened.action }
  }
  const outcome = await settlePayment(payload, attempt.gateway, opened.ref)
  if (outcome.kind === 'returned') throw CANCELED_MEANWHILE
  return outcome.kind === 'paid' ? { kind: 'paid' } : { kind: 'processing' }
}
