import type { Payload } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { Order, Payment } from '@/src/payload-types'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { awaitAttempt } from '@/src/services/purchase/place/await-attempt'
import {
  actionInput,
  chargeAttempt,
  type Means,
  type PayResult,
  reopenAttempt,
} from '@/src/services/purchase/place/charge-attempt'
import { closeEarlierAttempts } from '@/src/services/purchase/place/close-earlier-attempts'
import { isOrderPaid } from '@/src/services/purchase/settle/is-order-paid'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

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
  | { readonly kind: 'begun'; readonly order: Order; readonly attempt: Payment }

type Busy = Extract<AttemptResult, { kind: 'busy' }>

/** `isReopened`: this very request has paid by an attempt that another had left behind. */
type TakenOver = PayResult & { readonly isReopened?: true }

const PAID_ELSEWHERE = new AppError(
  'paid_elsewhere',
  'This order is being paid in another browser right now. Finish the payment there, or try again in a few minutes.',
  409,
)

/** Opens an attempt again that its process left behind; else waits on for what comes of it. */
async function takeOver(
  payload: Payload,
  begun: Busy,
  attempt: Payment,
  means: Means,
): Promise<TakenOver | null> {
  const { order } = begun
  if (begun.isSame && attempt.gateway === means.gateway.slug) {
    const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
    const result = await reopenAttempt(payload, order, attempt, { ...means, gateway })
    if (result) return { ...result, isReopened: true }
  }
  const awaited = await awaitAttempt(payload, attempt, true)
  return awaited.kind === 'ended'
    ? outcomeOf(payload, begun, awaited.attempt, means)
    : { kind: 'processing' }
}

/** What another request's attempt means for this one; null when this one may try for itself. */
async function outcomeOfBusy(
  payload: Payload,
  begun: Busy,
  means: Means,
): Promise<TakenOver | null> {
  const awaited = await awaitAttempt(payload, begun.attempt)
  if (awaited.kind === 'unclear') return { kind: 'processing' }
  if (awaited.kind === 'silent') return takeOver(payload, begun, awaited.attempt, means)
  return outcomeOf(payload, begun, awaited.attempt, means)
}

/**
 * The same, of an attempt that its gateway has answered.
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
  if (status === 'succeeded' || status === 'refunded') {
    return (await isOrderPaid({ payload }, order.id)) ? { kind: 'paid' } : null
  }
  if (status === 'requires_action' && ref) {
    if (!isTheirs) throw PAID_ELSEWHERE
    if (attempt.gateway !== gateway.slug) return null
    const action = await gateway.resume?.(ref, actionInput(order, attempt))
    return action ? { kind: 'requires_action', ref, action } : null
  }
  if (status !== 'open' || !ref) return { kind: 'processing' }
  const settled = await settlePayment(payload, attempt.gateway, ref)
  if (settled.kind === 'failed' || settled.kind === 'returned') return null
  return { kind: settled.kind === 'paid' ? 'paid' : 'processing' }
}

/** How often someone waits for others before they are told to look again later. */
const TURNS = 3

type Outcome = {
  readonly orderId: string
  /** The attempt that this request began, or took over, and charged for; null where it learns of another's. */
  readonly attemptId: string | null
}

type Turn = {
  /** The order, where it is known already: what may have been paid of it is looked at first. */
  readonly orderId: string | null
  readonly begin: () => Promise<AttemptResult>
}

function resultOf(payload: Payload, begun: AttemptResult, means: Means): Promise<TakenOver | null> {
  const { order } = begun
  switch (begun.kind) {
    case 'paid':
      return Promise.resolve({ kind: 'paid' })
    case 'checking':
      return Promise.resolve({ kind: 'processing' })
    case 'busy':
      return outcomeOfBusy(payload, begun, means)
    case 'begun':
      return chargeAttempt(payload, order, begun.attempt, means)
  }
}

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
