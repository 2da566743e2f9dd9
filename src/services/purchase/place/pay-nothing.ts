import type { Payload } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { PayResult } from '@/src/services/purchase/place/pay-order'
import { type PlaceInput, placeFreeOrder } from '@/src/services/purchase/place/place-order'
import { closeEarlierAttempts } from '@/src/services/purchase/settle/call-off'

type Outcome = {
  readonly orderId: string
  /** What stands for the attempt of the request that placed the order; null for every other. */
  readonly attemptId: string | null
  readonly result: PayResult
}

const UNDER_WAY = new AppError(
  'payment_under_way',
  'A payment for this order is in progress. Wait a minute, then try again.',
  409,
)

/**
 * Completes an order that costs nothing. An earlier attempt to pay it, from when it still cost
 * something, is closed first.
 *
 * @throws AppError 409 `payment_under_way` while such an attempt can't be told from a paid one
 */
export async function payNothing(
  payload: Payload,
  knownOrder: string | null,
  input: PlaceInput,
): Promise<Outcome> {
  if (knownOrder && (await closeEarlierAttempts(payload, knownOrder)) === 'unclear') throw UNDER_WAY
  const placed = await placeFreeOrder(payload, input)
  const orderId = placed.order.id
  switch (placed.kind) {
    case 'free':
      return { orderId, attemptId: placed.attemptId, result: { kind: 'paid' } }
    case 'paid':
      return { orderId, attemptId: null, result: { kind: 'paid' } }
    case 'checking':
      return { orderId, attemptId: null, result: { kind: 'processing' } }
    case 'busy':
      throw UNDER_WAY
  }
}
