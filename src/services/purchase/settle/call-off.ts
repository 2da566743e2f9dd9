import type { Payload } from 'payload'

import { AppError } from '@/src/lib/errors'
import { findById, findRows } from '@/src/lib/find-one'
import type { Payment } from '@/src/payload-types'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { recordAttempt } from '@/src/services/payments/attempts'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { type SettleResult, settlePayment } from '@/src/services/purchase/settle/settle-payment'

/**
 * Calls an attempt off at its gateway, as far as it can be done there, and settles what has come of
 * it all the same. Money on its way from a bank is never called off.
 *
 * @param ends after which outcomes our own books give it up too: some providers keep it open, and
 * others forget it
 * @throws GatewayUnavailable, AppError when the gateway can't be asked; then nothing has changed.
 */
export async function callOff(
  payload: Payload,
  attempt: Payment,
  ref: string,
  ends: readonly SettleResult['kind'][] = [],
): Promise<SettleResult> {
  const mayBeCalledOff = attempt.status !== 'processing'
  if (mayBeCalledOff) {
    const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
    await gateway.cancel(ref)
  }
  const outcome = await settlePayment(payload, attempt.gateway, ref)
  if (mayBeCalledOff && ends.includes(outcome.kind)) {
    await recordAttempt(payload, attempt, { status: 'cancelled' })
  }
  return outcome
}

/**
 * `paid`: one of them has paid. `unclear`: one may still pay by itself, or has brought money that a
 * person is looking at, so that nothing may be charged.
 */
type Closed = 'paid' | 'unclear' | 'closed'

/**
 * Gives up an order's earlier attempts before a new one begins, at whichever gateway they are.
 * Those of a canceled order hold nothing up: whatever they bring is refunded.
 *
 * Some providers can't call a payment off: should the customer complete it all the same, what
 * comes in second goes back by itself.
 */
export async function closeEarlierAttempts(
  payload: Payload,
  orderId: string,
  current?: Pick<Payment, 'id'>,
): Promise<Closed> {
  const docs = await findRows({ payload }, 'payments', {
    where: {
      order: { equals: orderId },
      ...(current ? { id: { not_equals: current.id } } : {}),
      status: { in: ['open', 'requires_action', 'processing'] },
    },
    limit: 20,
    overrideAccess: true, // attempts on the order that the caller is paying
  })
  const isCanceled = docs.length > 0 && (await isOrderCanceled(payload, orderId))
  for (const earlier of docs) {
    if (!earlier.gatewayRef) continue
    try {
      const outcome = await callOff(payload, earlier, earlier.gatewayRef)
      if (outcome.kind === 'paid') return 'paid'
      if (!isCanceled && isUnclear(earlier, outcome)) return 'unclear'
    } catch (error) {
      if (!canNotBeAsked(error)) throw error
      if (!isCanceled && isUnclear(earlier, null)) return 'unclear'
    }
  }
  return 'closed'
}

async function isOrderCanceled(payload: Payload, orderId: string): Promise<boolean> {
  const order = await findById({ payload }, 'orders', orderId, {
    select: { status: true },
    overrideAccess: true, // the order that the caller is paying
  })
  return order?.status === 'cancelled'
}

/** Money on its way may arrive; what waits for the customer may be left to them. */
function isUnclear(earlier: Payment, outcome: SettleResult | null): boolean {
  if (outcome?.kind === 'quarantined') return true
  const mayArrive = earlier.status === 'open' || earlier.status === 'processing'
  return mayArrive && (outcome === null || outcome.kind === 'unfinished')
}

/** A gateway that does not answer, or whose keys are gone, can't call anything off. */
const canNotBeAsked = (error: unknown) =>
  error instanceof GatewayUnavailable || error instanceof AppError
