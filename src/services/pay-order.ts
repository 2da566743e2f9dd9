import type { Payload } from 'payload'

import type { Order, Payment } from '@/src/payload-types'
import { awaitAttempt } from '@/src/services/await-attempt'
import {
  actionInput,
  chargeAttempt,
  type Means,
  type PayResult,
} from '@/src/services/charge-attempt'
import { closeEarlierAttempts } from '@/src/services/close-earlier-attempts'
import { settlePayment } from '@/src/services/settle-payment'

/** An attempt that was written for an order, or the reason why none was. */
export type Begun =
  | { readonly kind: 'paid' | 'checking'; readonly order: Order }
  | { readonly kind: 'busy'; readonly order: Order; readonly attempt: Payment }
  | { readonly kind: 'begun'; readonly order: Order; readonly attempt: Payment }

/** What another request's attempt means for this one; null when this one may try for itself. */
async function outcomeOf(
  payload: Payload,
  order: Order,
  begun: Payment,
  { gateway }: Means,
): Promise<PayResult | null> {
  const attempt = await awaitAttempt(payload, begun)
  if (!attempt) return { kind: 'processing' }
  const { status, gatewayRef: ref } = attempt
  if (status === 'failed' || status === 'cancelled') return null
  if (status === 'succeeded' || status === 'refunded') return { kind: 'paid' }
  if (status === 'requires_action' && ref) {
    if (attempt.gateway !== gateway.slug) return null
    const action = await gateway.resume?.(ref, actionInput(order, attempt))
    return action ? { kind: 'requires_action', ref, action } : null
  }
  if (status !== 'open' || !ref) return { kind: 'processing' }
  const settled = await settlePayment(payload, attempt.gateway, ref)
  if (settled.kind === 'failed') return null
  return { kind: settled.kind === 'paid' ? 'paid' : 'processing' }
}

/** How often somebody waits for others before they are told to look again later. */
const TURNS = 3

type Turn = {
  /** The order, where it is known already: what may have been paid of it is looked at first. */
  readonly orderId: string | null
  readonly begin: () => Promise<Begun>
}

function resultOf(payload: Payload, begun: Begun, means: Means): Promise<PayResult | null> {
  const { order } = begun
  switch (begun.kind) {
    case 'paid':
      return Promise.resolve({ kind: 'paid' })
    case 'checking':
      return Promise.resolve({ kind: 'processing' })
    case 'busy':
      return outcomeOf(payload, order, begun.attempt, means)
    case 'begun':
      return chargeAttempt(payload, order, begun.attempt, means)
  }
}

/** The outcome of one turn; null when another request stood in the way and failed. */
async function takeTurn(
  payload: Payload,
  { orderId, begin }: Turn,
  means: Means,
): Promise<{ readonly orderId: string; readonly result: PayResult | null }> {
  // Before anything is written: money for the order as it was must find it as it was.
  const closed = orderId && (await closeEarlierAttempts(payload, orderId))
  if (orderId && closed === 'unclear') return { orderId, result: { kind: 'processing' } }
  const begun = await begin()
  return { orderId: begun.order.id, result: await resultOf(payload, begun, means) }
}

/**
 * Pays an order with the attempt that `begin` writes for it, one attempt at a time: whoever finds
 * another request at it waits for that one's outcome, and charges only when it failed.
 */
export async function payOrder(
  payload: Payload,
  turn: Turn,
  means: Means,
): Promise<{ readonly orderId: string; readonly result: PayResult }> {
  let { orderId } = turn
  for (let left = TURNS; left > 0; left -= 1) {
    const outcome = await takeTurn(payload, { ...turn, orderId }, means)
    orderId = outcome.orderId
    if (outcome.result) return { orderId, result: outcome.result }
  }
  return { orderId: orderId ?? '', result: { kind: 'processing' } }
}
