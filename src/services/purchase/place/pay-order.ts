import { createLocalReq, type Payload } from 'payload'

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
import { refuseClosed } from '@/src/services/catalogue/licensing/refuse-closed'
import { isOrderPaid } from '@/src/services/orders/find-orders'
import type { PayOrigin } from '@/src/services/orders/payment-places'
import {
  declineAttempt,
  failOwnAttempt,
  noteUnanswered,
  recordAttempt,
  takeOverAttempt,
} from '@/src/services/payments/attempts'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { closeEarlierAttempts } from '@/src/services/purchase/settle/call-off'
import { awaitAttempt } from '@/src/services/purchase/settle/look-for-attempt'
import { type SettleResult, settlePayment } from '@/src/services/purchase/settle/settle-payment'

/** With what someone pays. */
export type Means = {
  readonly gateway: Gateway
  readonly confirmationToken: string | null
  readonly origin: PayOrigin
}

export type PayResult =
  | {
      readonly kind: 'paid' | 'processing'
      /** It is the money of an attempt that was begun before: this one was not charged for. */
      readonly isEarlier?: true
    }
  | { readonly kind: 'requires_action'; readonly ref: string; readonly action: CustomerAction }

/** An attempt that was written for an order, or the reason why none was. */
export type AttemptResult =
  | { readonly kind: 'paid' | 'checking'; readonly order: Order }
  | {
      readonly kind: 'busy'
      readonly order: Order
      readonly attempt: Payment
      /** Anyone who asks could have begun the attempt: they hold the order's pass. */
      readonly isTheirs: boolean
      /** The order is still what this customer agreed to pay, and theirs. */
      readonly isSame: boolean
    }
  | {
      readonly kind: 'begun'
      readonly order: Order
      readonly attempt: Payment
      /** The order was written with the attempt, so that it has no other. */
      readonly isNew?: boolean
    }

type Begun = Extract<AttemptResult, { kind: 'begun' }>

type Turn = {
  /** The order, where it is known already: what may have been paid of it is looked at first. */
  readonly orderId: string | null
  readonly begin: () => Promise<AttemptResult>
}

type Outcome = {
  readonly orderId: string
  /** The attempt that this request began, or took over, and charged for; null where it learns of another's. */
  readonly attemptId: string | null
}

/** How often someone waits for others before they are told to look again later. */
const TURNS = 3

/**
 * Pays an order with the attempt that `begin` writes for it, one attempt at a time: anyone who finds
 * another request at it waits for that one's outcome, and charges only when it failed.
 */
export async function payOrder(
  payload: Payload,
  turn: Turn,
  means: Means,
): Promise<Outcome & { readonly result: PayResult }> {
  let { orderId } = turn
  for (let left = TURNS; left > 0; left -= 1) {
    const outcome = await takeTurn(payload, { ...turn, orderId }, means)
    orderId = outcome.orderId
    if (outcome.result) return { ...outcome, result: outcome.result }
  }
  return { orderId: orderId ?? '', attemptId: null, result: { kind: 'processing' } }
}

/** `isReopened`: this very request has paid by an attempt that another had left behind. */
type TakenOver = PayResult & { readonly isReopened?: true }

/** The outcome of one turn; null when another request stood in the way and failed. */
async function takeTurn(
  payload: Payload,
  { orderId, begin }: Turn,
  means: Means,
): Promise<Outcome & { readonly result: PayResult | null }> {
  // Before anything is written: money for the order as it was must find it as it was.
  const closed = orderId && (await closeEarlierAttempts(payload, orderId))
  if (orderId && closed === 'unclear') {
    return { orderId, attemptId: null, result: { kind: 'processing' } }
  }
  const begun = await begin()
  const result = await resultOf(payload, begun, means)
  const isBegun = begun.kind === 'begun' && !(result && 'isEarlier' in result)
  const isOwn = isBegun || result?.isReopened === true
  const attemptId = isOwn && 'attempt' in begun ? begun.attempt.id : null
  return { orderId: begun.order.id, attemptId, result }
}

function resultOf(payload: Payload, begun: AttemptResult, means: Means): Promise<TakenOver | null> {
  switch (begun.kind) {
    case 'paid':
      return Promise.resolve({ kind: 'paid' })
    case 'checking':
      return Promise.resolve({ kind: 'processing' })
    case 'begun':
      return chargeAttempt(payload, begun, means)
    case 'busy':
      return outcomeOfBusy(payload, begun, means)
  }
}

/*
 * An attempt of one's own is charged.
 */

/**
 * Tries to charge for an attempt that was just written.
 *
 * @throws AppError 402 with the gateway's code when it declined, 503 when it could not be asked
 * and certainly took nothing.
 */
async function chargeAttempt(
  payload: Payload,
  { order, attempt, isNew }: Begun,
  means: Means,
): Promise<PayResult> {
  await failpoint('order-written')
  const closed = isNew ? 'closed' : await closeEarlierAttempts(payload, order.id, attempt)
  if (closed !== 'closed') {
    await recordAttempt(payload, attempt, { status: 'cancelled' })
    return { kind: closed === 'paid' ? 'paid' : 'processing', isEarlier: true }
  }
  const opened = await openAttempt(payload, order, attempt, means)
  if (opened === 'unknown') return { kind: 'processing' }
  return followOpened(payload, { attempt, gateway: means.gateway }, opened)
}

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

const openInput = (order: Order, attempt: Payment, means: Means): OpenInput => ({
  ...actionInput(order, attempt),
  orderId: order.id,
  attemptId: attempt.id,
  confirmationToken: means.confirmationToken,
  returnUrl: returnUrl(means),
  cancelUrl: returnUrl(means, { cancelled: '1' }),
  idempotencyKey: attempt.idempotencyKey,
})

/** What a provider's own window shows of an attempt. */
function actionInput(order: Order, attempt: Payment): ActionInput {
  return {
    amount: { minor: attempt.amountMinor, currency: attempt.currency },
    description: `${order.legalName || 'Order'} (${shortOrderId(order.id)})`,
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

const UNREACHABLE = 'Payment service is temporarily unavailable. Please try again later.'

/** What the customer reads where a gateway that took nothing could not be asked. */
function refusal(attempt: Payment, { message }: GatewayUnavailable): AppError {
  return attempt.gateway === 'razorpay'
    ? new AppError('RAZORPAY_API_ERROR', UNREACHABLE, 503)
    : new AppError('gateway_unavailable', message, 503)
}

export const CANCELED_MEANWHILE = new AppError(
  'order_cancelled',
  'This order was canceled, so we are refunding this payment in full.',
  409,
)

/** Writes down what a gateway answered, and settles what needs nothing of the customer. */
async function followOpened(
  payload: Payload,
  { attempt, gateway }: { readonly attempt: Payment; readonly gateway: Gateway },
  opened: OpenResult,
): Promise<PayResult> {
  await failpoint('after-open')
  if (opened.kind === 'declined') {
    await declineAttempt(payload, attempt, opened.ref, opened)
    throw new AppError(opened.code, opened.message, 402)
  }
  const status = opened.kind === 'requires_action' ? 'requires_action' : 'open'
  const isWritten = await recordAttempt(payload, attempt, { gatewayRef: opened.ref, status })
  await failpoint('after-recorded')
  // What was given up meanwhile must not be paid: no one is led there.
  if (opened.kind === 'requires_action' && isWritten) {
    return { kind: 'requires_action', ref: opened.ref, action: opened.action }
  }
  const outcome = await settled(payload, attempt.gateway, opened.ref, { attempt, gateway })
  if (outcome?.kind === 'returned') throw CANCELED_MEANWHILE
  return { kind: outcome?.kind === 'paid' ? 'paid' : 'processing' }
}

/**
 * What became of an attempt that may have charged; null while its gateway does not answer. The
 * reconciler then finds out, so it must not be reported as failed.
 */
async function settled(...asked: Parameters<typeof settlePayment>): Promise<SettleResult | null> {
  try {
    return await settlePayment(...asked)
  } catch (error) {
    if (error instanceof GatewayUnavailable) return null
    throw error
  }
}

/*
 * Another request is at it: its attempt is waited for, and taken over where its process is gone.
 */

type Busy = Extract<AttemptResult, { kind: 'busy' }>

/** What another request's attempt means for this one; null when this one may try for itself. */
async function outcomeOfBusy(
  payload: Payload,
  busy: Busy,
  means: Means,
): Promise<TakenOver | null> {
  let awaited = await awaitAttempt(payload, busy.attempt)
  if (awaited.kind === 'silent') {
    const result = await takeOver(payload, busy, awaited.attempt, means)
    if (result) return { ...result, isReopened: true }
    awaited = await awaitAttempt(payload, awaited.attempt, true)
  }
  return awaited.kind === 'ended'
    ? outcomeOf(payload, busy, awaited.attempt, means)
    : { kind: 'processing' }
}

/**
 * Charges for an attempt that a process left behind before its gateway answered: under the same
 * idempotency key, so that whatever did reach the gateway is found there instead of charged twice.
 * Null when it is not for this request to open, or it can't be told what came of it.
 *
 * @throws AppError 402 when the gateway declined
 */
async function takeOver(
  payload: Payload,
  { order, isSame }: Busy,
  attempt: Payment,
  means: Means,
): Promise<PayResult | null> {
  if (!isSame || attempt.gateway !== means.gateway.slug) return null
  await refuseClosed(await createLocalReq({}, payload), order)
  const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
  if (!(await takeOverAttempt(payload, attempt))) return null
  try {
    const opened = await gateway.open(openInput(order, attempt, { ...means, gateway }))
    return await followOpened(payload, { attempt, gateway }, opened)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    await noteUnanswered(payload, attempt)
    return null
  }
}

const PAID_ELSEWHERE = new AppError(
  'paid_elsewhere',
  'This order is being paid in another browser right now. Finish the payment there, or try again in a few minutes.',
  409,
)

/**
 * What an attempt means that its gateway has answered; null when it failed.
 * @throws AppError 409 `paid_elsewhere` where it waits for a customer who is someone else
 */
async function outcomeOf(
  payload: Payload,
  { order, isTheirs }: Busy,
  attempt: Payment,
  { gateway }: Means,
): Promise<PayResult | null> {
  const { status, gatewayRef: ref } = attempt
  if (status === 'failed' || status === 'cancelled') return null
  if (status === 'requires_action' && ref) {
    if (!isTheirs) throw PAID_ELSEWHERE
    if (attempt.gateway !== gateway.slug) return null
    await refuseClosed(await createLocalReq({}, payload), order)
    const action = await resumed(gateway, order, attempt, ref)
    return action ? { kind: 'requires_action', ref, action } : null
  }
  if (status === 'succeeded' || status === 'refunded') {
    return (await isOrderPaid({ payload }, order.id)) ? { kind: 'paid' } : null
  }
  if (status !== 'open' || !ref) return { kind: 'processing' }
  const outcome = await settled(payload, attempt.gateway, ref)
  if (outcome?.kind === 'failed' || outcome?.kind === 'returned') return null
  return { kind: outcome?.kind === 'paid' ? 'paid' : 'processing' }
}

/** Where the customer goes on with an attempt that waits for them. @throws AppError 503 */
async function resumed(
  gateway: Gateway,
  order: Order,
  attempt: Payment,
  ref: string,
): Promise<CustomerAction | null> {
  try {
    return (await gateway.resume?.(ref, actionInput(order, attempt))) ?? null
  } catch (error) {
    throw error instanceof GatewayUnavailable ? refusal(attempt, error) : error
  }
}
