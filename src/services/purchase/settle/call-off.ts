import type { Payload } from 'payload'

import type { Payment } from '@/src/payload-types'
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
  if (attempt.status === 'processing') return settlePayment(payload, attempt.gateway, ref)
  const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
  await gateway.cancel(ref)
  const outcome = await settlePayment(payload, attempt.gateway, ref)
  if (ends.includes(outcome.kind)) await recordAttempt(payload, attempt, { status: 'cancelled' })
  return outcome
}
