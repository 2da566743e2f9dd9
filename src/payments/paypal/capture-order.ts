import type { CaptureResult, PaymentTruth } from '@/src/payments/gateway'
import { foundAtPaypal } from '@/src/payments/paypal/found-at-paypal'
import { ORDERS, orderTruth, readOrder } from '@/src/payments/paypal/order-truth'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { declineMessage, isDecline } from '@/src/payments/paypal/paypal-messages'
import {
  type Answer,
  isBusy,
  isOk,
  paypalTrouble,
  refusalOf,
  troubleOf,
} from '@/src/payments/paypal/paypal-trouble'

/** Refusals that mean that the customer has yet to agree, or to agree to another way of paying. */
const NOT_YET: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']

/**
 * Whether PayPal has decided not to take the money: each 422 that does not say that it is still at
 * work, and those of the other refusals that we know.
 */
const isFinal = (answer: Answer): boolean =>
  !isBusy(answer) && (answer.status === 422 || isDecline(refusalOf(answer).issue))

/** The order as PayPal has it, or null when it knows none; unapproved ones vanish after hours. */
export async function retrieveOrder(
  client: PaypalClient,
  ref: string,
): Promise<PaymentTruth | null> {
  return foundAtPaypal(client, ORDERS, ref, (answer) => orderTruth(readOrder(answer)))
}

function captureResult(truth: PaymentTruth): CaptureResult {
  if (truth.capturedMinor > 0) return { kind: 'captured' }
  if (truth.status !== 'failed' && truth.status !== 'cancelled') return { kind: 'pending' }
  const code = truth.failure?.code ?? 'ORDER_VOIDED'
  return { kind: 'declined', code, message: truth.failure?.message ?? declineMessage(code) }
}

/**
 * Takes the money of an order that the customer approved. PayPal keeps the key for 6 hours and
 * captures an order only once, so that this can be repeated even later.
 */
export async function captureOrder(
  client: PaypalClient,
  ref: string,
  idempotencyKey: string,
): Promise<CaptureResult> {
  try {
    const path = `${ORDERS}/${encodeURIComponent(ref)}/capture`
    const answer = await client.post(path, '{}', idempotencyKey)
    if (isOk(answer)) return captureResult(orderTruth(readOrder(answer)))
    const { issue } = refusalOf(answer)
    if (issue === 'ORDER_ALREADY_CAPTURED') {
      const truth = await retrieveOrder(client, ref)
      return truth ? captureResult(truth) : { kind: 'captured' }
    }
    if (NOT_YET.includes(issue)) return { kind: 'pending' }
    if (isFinal(answer)) return { kind: 'declined', code: issue, message: declineMessage(issue) }
    throw troubleOf(answer)
  } catch (error) {
    throw paypalTrouble(error)
  }
}
