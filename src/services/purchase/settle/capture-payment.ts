import type { Payload } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { failpoint } from '@/src/lib/failpoints'
import type { Payment } from '@/src/payload-types'
import type { CaptureResult, Gateway } from '@/src/payments/gateway'
import { recordAttempt } from '@/src/services/payments/attempts'
import { markOrderFailed } from '@/src/services/purchase/settle/mark-order-failed'

/**
 * Takes the money that a customer agreed to, once however often it is called. The caller has
 * compared it with the order.
 *
 * @throws GatewayUnavailable when the gateway gave no usable answer
 */
export async function capturePayment(
  payload: Payload,
  gateway: Gateway,
  attempt: Payment,
  ref: string,
): Promise<CaptureResult> {
  const amount = { minor: attempt.amountMinor, currency: attempt.currency }
  await failpoint('before-capture')
  const result = await gateway.capture(ref, amount, `capture-${attempt.id}`)
  await failpoint('after-capture')
  if (result.kind !== 'declined') return result
  const { code, message } = result
  const change = { gatewayRef: ref, failureCode: code, failureMessage: message }
  await recordAttempt(payload, attempt, { status: 'failed', ...change })
  const orderId = idOf(attempt.order)
  if (orderId) await markOrderFailed({ payload }, orderId)
  return result
}
