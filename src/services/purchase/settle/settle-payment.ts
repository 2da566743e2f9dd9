import { and, eq, or } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { orders, payments } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, inTransaction, lockRow } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import { log } from '@/src/lib/log'
import type { Payment } from '@/src/payload-types'
import type { CaptureResult, Gateway, PaymentTruth } from '@/src/payments/gateway'
import { isOrderPaid } from '@/src/services/orders/find-orders'
import { readOrder } from '@/src/services/orders/read-order'
import { declineAttempt, findPayments } from '@/src/services/payments/attempts'
import { gatewayOfPayment, tellOfOtherKeys } from '@/src/services/payments/gateways/resolve-gateway'
import { recheckRefunds } from '@/src/services/purchase/refund/send-refund'
import { applyTruth } from '@/src/services/purchase/settle/apply-truth'
import { noticeRefunds } from '@/src/services/purchase/settle/notice-refunds'

export type SettleResult =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'unfinished'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly orderId: string; readonly message: string | null }
  | { readonly kind: 'quarantined'; readonly orderId: string }
  /** It took money, but not for its order: we refund it, or the bank took it back. */
  | { readonly kind: 'returned'; readonly orderId: string }
  | { readonly kind: 'unknown' }

/**
 * The only code that makes an order paid. The browser's return, webhooks and the reconciler call
 * it, as often as they like: it asks the gateway for the truth, compares amount, currency and
 * order, takes what the customer agreed to, moves forward only, and writes all consequences in one
 * transaction.
 *
 * @param opened the attempt and its gateway, for the request that has just opened it there
 * @throws GatewayUnavailable when the gateway can't be asked; then nothing has changed.
 */
export async function settlePayment(
  payload: Payload,
  slug: GatewaySlug,
  ref: string,
  opened?: { readonly attempt: Payment; readonly gateway: Gateway },
): Promise<SettleResult> {
  const known = opened?.attempt ?? (await findAttempt({ payload }, slug, ref, null))
  const gateway = opened?.gateway ?? (await gatewayOfPayment(payload, slug, known ?? undefined))
  await failpoint('before-retrieve')
  const truth = await gateway.retrieve(ref)
  await failpoint('after-retrieve')
  if (!truth) {
    if (known) await tellOfOtherKeys(payload, known)
    return { kind: 'unknown' }
  }
  if (known && truth.refundedMinor < known.refundedMinor) {
    await recheckRefunds(payload, gateway, known)
  }
  if (known && isWritten(known, truth)) {
    return paidOrReturned({ payload }, idOf(known.order) ?? '') // no one has to wait for its row
  }
  const step = await writeTruth(payload, slug, known, truth)
  if (step.kind === 'done') {
    const left = step.letGo ? await letGo(gateway, ref) : null
    const written = left && (await writeTruth(payload, slug, known, left))
    return written?.kind === 'done' ? written.result : step.result
  }
  const { attempt, orderId } = step
  const captured = await capturePayment(payload, gateway, attempt, ref)
  if (captured.kind === 'declined') return { kind: 'failed', orderId, message: captured.message }
  const after = await gateway.retrieve(ref)
  const end = after && (await writeTruth(payload, slug, attempt, after))
  return end?.kind === 'done' ? end.result : { kind: 'unfinished', orderId }
}

async function findAttempt(
  caller: Caller,
  slug: GatewaySlug,
  ref: string,
  attemptId: string | null,
): Promise<Payment | null> {
  const isAttempt = attemptId && isId(attemptId) ? eq(payments.id, attemptId) : undefined
  const found = await findPayments(
    caller,
    and(eq(payments.gateway, slug), or(eq(payments.gatewayRef, ref), isAttempt)),
  )
  const byRef = found.find((attempt) => attempt.gatewayRef === ref)
  return byRef ?? found.find((attempt) => !attempt.gatewayRef) ?? null
}

/** Nothing was given back or taken back of a payment, here or at its gateway. */
const isWhole = ({ refundedMinor }: Payment, truth: PaymentTruth) =>
  truth.refundedMinor + truth.reversedMinor + refundedMinor === 0

/**
 * Whether the books say all that the gateway does, so that nothing is left to write: it took the money,
 * which they have settled. Another request may be the first to have come to this point.
 */
const isWritten = (attempt: Payment, truth: PaymentTruth) =>
  attempt.status === 'succeeded' && truth.status === 'succeeded' && isWhole(attempt, truth)

const paidOrReturned = async (caller: Caller, orderId: string): Promise<SettleResult> => ({
  kind: (await isOrderPaid(caller, orderId)) ? 'paid' : 'returned',
  orderId,
})

/**
 * Takes the money that a customer agreed to, once however often it is called. The caller has
 * compared it with the order.
 *
 * @throws GatewayUnavailable when the gateway gave no usable answer
 */
async function capturePayment(
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
  await declineAttempt(payload, attempt, ref, result)
  return result
}

/** What the books say now, or that the money, which the customer agreed to, is to be taken. */
type Step =
  | { readonly kind: 'done'; readonly result: SettleResult; readonly letGo: boolean }
  | { readonly kind: 'capture'; readonly attempt: Payment; readonly orderId: string }

/** Brings our books to what the gateway says, in one transaction. */
async function writeTruth(
  payload: Payload,
  slug: GatewaySlug,
  known: Payment | null,
  truth: PaymentTruth,
): Promise<Step> {
  const step = await inTransaction(payload, async (req): Promise<Step> => {
    const found = known ?? (await findAttempt(req, slug, truth.ref, truth.attemptId))
    const orderId = idOf(found?.order)
    if (!found || !orderId) {
      log.warn({ gateway: slug, ref: truth.ref }, 'a payment of no order of ours')
      return { kind: 'done', result: { kind: 'unknown' }, letGo: false }
    }
    await lockRow(req, orders, orderId)
    await failpoint('settle-locked')
    const [attempt] = await findPayments(req, eq(payments.id, found.id)) // again, under the lock
    if (!attempt) throw new Error(`Attempt ${found.id} is gone`)
    if (isWritten(attempt, truth)) {
      return { kind: 'done', result: await paidOrReturned(req, orderId), letGo: false }
    }
    const applied = await applyTruth(req, attempt, await readOrder(req, orderId), truth)
    if (applied.kind === 'capture') return { kind: 'capture', attempt, orderId }
    const { payment, isSettled } = applied
    await noticeRefunds(req, payment, truth)
    await failpoint('settle-before-commit')
    const isPaid = isSettled && isWhole(payment, truth)
    const result = isPaid
      ? ({ kind: 'paid', orderId } as const)
      : await resultOf(req, payment, orderId)
    return { kind: 'done', result, letGo: isUseless(truth, payment, applied.isCanceled) }
  })
  await failpoint('settle-after-commit')
  return step
}

/** What an attempt's state means to its customer. The order decides whether it is paid. */
async function resultOf(
  req: PayloadRequest,
  attempt: Payment,
  orderId: string,
): Promise<SettleResult> {
  switch (attempt.status) {
    case 'succeeded':
    case 'refunded':
      return paidOrReturned(req, orderId)
    case 'quarantined':
      return { kind: 'quarantined', orderId }
    case 'failed':
    case 'cancelled':
      return { kind: 'failed', orderId, message: attempt.failureMessage ?? null }
    default:
      return { kind: 'unfinished', orderId }
  }
}

/** Whether a payment that may still take money must not: nothing at our side would accept it. */
function isUseless({ status }: PaymentTruth, payment: Payment, isCanceled: boolean): boolean {
  if (isCanceled)
    return status === 'approved' || status === 'pending' || status === 'requires_action'
  return status === 'approved' && payment.status === 'cancelled'
}

/** What nothing at our side would accept is given up at the gateway too, as far as it can be. */
async function letGo(gateway: Gateway, ref: string): Promise<PaymentTruth | null> {
  try {
    return await gateway.cancel(ref)
  } catch (error) {
    log.warn({ err: error, gateway: gateway.slug, ref }, 'an unwanted payment was not given up')
    return null
  }
}
