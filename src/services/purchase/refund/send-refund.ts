import { eq } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { refunds } from '@/src/database-schema'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import { findOne, findRows, rowById } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { Payment, Refund } from '@/src/payload-types'
import {
  type Gateway,
  GatewayUnavailable,
  type RefundStatus,
  type RefundTruth,
} from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { lockOrder } from '@/src/services/orders/change-order'
import { gatewayOfPayment, whyNotFound } from '@/src/services/payments/gateways/resolve-gateway'
import { isAllGiven, refundsOfPayment } from '@/src/services/payments/refunds-of-payment'
import { applyRefund } from '@/src/services/purchase/refund/apply-refund'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'

/** Providers forget a key after a day; a repeated request would then be a second refund. */
const KEY_LASTS_MS = 20 * 60 * 60 * 1000

const options = { overrideAccess: true } as const // gateways and jobs have no user

/** Whether a refund that its gateway never answered was by some time too old to be sent again. */
const isStuckBy = ({ createdAt, gatewayRef }: Refund, time: number) =>
  !gatewayRef && time - Date.parse(createdAt) > KEY_LASTS_MS

async function read(payload: Payload, id: string): Promise<{ refund: Refund; payment: Payment }> {
  const refund = await rowById({ payload }, 'refunds', id, options)
  const paymentId = idOf(refund.payment) ?? ''
  const payment = await rowById({ payload }, 'payments', paymentId, options)
  return { refund, payment }
}

async function give(
  payload: Payload,
  gateway: Gateway,
  payment: Payment,
  refund: Refund,
): Promise<RefundOutcome> {
  await failpoint('refund-written')
  const result = await gateway.refund({
    ref: payment.gatewayRef ?? '',
    chargeRef: payment.chargeRef ?? null,
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    reason: `Refund of order ${shortOrderId(idOf(refund.order) ?? '')}`, // PayPal tells the payer
    idempotencyKey: refund.idempotencyKey,
  })
  await failpoint('refund-sent')
  if (result.kind === 'refused') {
    const why = await whyNotFound(payload, payment)
    const message = [`${result.message} (${result.code})`, why].filter(Boolean).join(' ')
    return { status: 'failed', gatewayRef: null, message }
  }
  const message = result.status === 'failed' ? NOT_GIVEN : null
  return { status: result.status, gatewayRef: result.refundRef, message }
}

const NOT_GIVEN = 'The gateway could not refund it.'

async function look(gateway: Gateway, payment: Payment, refundRef: string): Promise<RefundOutcome> {
  const truth = await gateway.retrieveRefund(refundRef, payment.gatewayRef ?? '')
  const message = truth?.status === 'failed' ? (truth.reason ?? NOT_GIVEN) : null
  return { status: truth?.status ?? 'pending', gatewayRef: refundRef, message }
}

/** Certainly refused, or null when no one knows and it is to be tried again with the same key. */
function outcomeOfTrouble(error: unknown, refund: Refund): RefundOutcome | null {
  if (!(error instanceof GatewayUnavailable)) throw error
  log.warn({ err: error, refund: refund.id }, 'a refund was not answered')
  if (refund.gatewayRef || error.retryable || error.charged === 'unknown') return null
  return { status: 'failed', gatewayRef: null, message: error.message }
}

/** Tells staff when a refund is first found stuck. */
async function tellThatItIsStuck(payload: Payload, refund: Refund): Promise<void> {
  if (refund.lastCheckedAt && isStuckBy(refund, Date.parse(refund.lastCheckedAt))) return
  const amount = formatMoney(money(refund.amountMinor, refund.currency === 'INR' ? 'INR' : 'USD'))
  await inTransaction(payload, (req) =>
    raiseToStaff(req, {
      key: `refund-stuck:${refund.id}`,
      subject: `The gateway never confirmed a refund of ${amount}. Check there whether it was made. If not, make it there: this one is then marked as refunded.`,
      order: idOf(refund.order) ?? '',
      area: 'payments',
    }),
  )
}

/**
 * Closes a stuck refund once the gateway has refunded all that we promised, by itself or because staff
 * did it there.
 *
 * @throws GatewayUnavailable when it does not answer
 */
async function lookAtStuck(
  payload: Payload,
  gateway: Gateway,
  payment: Payment,
  refund: Refund,
): Promise<Refund> {
  const truth = payment.gatewayRef ? await gateway.retrieve(payment.gatewayRef) : null
  // Read after the gateway: what it has refunded was promised before.
  const promised = await refundsOfPayment({ payload }, payment)
  if (!truth || !isAllGiven(payment, promised, truth)) return refund
  return settleRefund(payload, refund.id, { status: 'succeeded', gatewayRef: null, message: null })
}

/**
 * Has the gateway make a refund that was promised, or asks what became of it, and writes that
 * down. May be called again and again: the same key makes it one refund.
 */
export async function sendRefund(payload: Payload, id: string): Promise<Refund> {
  const { refund, payment } = await read(payload, id)
  if (refund.status !== 'pending') return refund
  const isStuck = isStuckBy(refund, Date.now())
  if (isStuck) await tellThatItIsStuck(payload, refund)
  const db = await databaseOf({ payload })
  await db.update(refunds).set({ lastCheckedAt: now }).where(eq(refunds.id, id))
  const gateway = await gatewayOfPayment(payload, payment.gateway, payment)
  if (isStuck) return lookAtStuck(payload, gateway, payment, refund)
  let outcome: RefundOutcome | null
  try {
    outcome = refund.gatewayRef
      ? await look(gateway, payment, refund.gatewayRef)
      : await give(payload, gateway, payment, refund)
  } catch (error) {
    outcome = outcomeOfTrouble(error, refund)
  }
  return outcome ? settleRefund(payload, refund.id, outcome) : refund
}

async function tell(req: PayloadRequest, refund: Refund, reason: string): Promise<void> {
  const orderId = idOf(refund.order) ?? ''
  const amount = formatMoney(money(refund.orderMinor, 'USD'))
  await raiseToStaff(req, {
    key: `refund-failed-late:${refund.id}`,
    subject: `A refund of ${amount} for order ${shortOrderId(orderId)} did not reach the customer, who was already notified. ${reason} Refund it again, or pay it back another way.`,
    order: orderId,
    area: 'payments',
  })
}

async function undo(payload: Payload, id: string, orderId: string, reason: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockOrder(req, orderId)
    const refund = await rowById(req, 'refunds', id, options)
    if (refund.status !== 'succeeded') return
    await undoRefund(req, refund, reason)
    await tell(req, refund, reason)
  })
}

/** Asks what became of a refund that had succeeded, and takes it back where it failed since. */
export async function recheckRefund(
  payload: Payload,
  gateway: Gateway,
  payment: Pick<Payment, 'gatewayRef'>,
  refund: Refund,
): Promise<RefundTruth | null> {
  if (!refund.gatewayRef || refund.status !== 'succeeded') return null
  const truth = await gateway.retrieveRefund(refund.gatewayRef, payment.gatewayRef ?? '')
  if (truth?.status === 'failed') {
    await undo(payload, refund.id, idOf(refund.order) ?? '', truth.reason ?? NOT_GIVEN)
  }
  return truth
}

/** Rechecks each refund of a payment of which less went back than our books say. */
export async function recheckRefunds(
  payload: Payload,
  gateway: Gateway,
  payment: Payment,
): Promise<void> {
  const docs = await findRows({ payload }, 'refunds', {
    where: {
      payment: { equals: payment.id },
      kind: { equals: 'refund' },
      status: { equals: 'succeeded' },
      gatewayRef: { exists: true },
    },
    limit: 100,
    ...options,
  })
  for (const refund of docs) await recheckRefund(payload, gateway, payment, refund)
}

/**
 * What a gateway's event about one refund means: a pending one is asked after, a succeeded one may
 * have failed since. Nothing for a refund that is not ours; its payment tells of that.
 */
export async function settleRefundEvent(
  payload: Payload,
  slug: GatewaySlug,
  refundRef: string,
): Promise<boolean> {
  const refund = await findOne({ payload }, 'refunds', {
    where: { gatewayRef: { equals: refundRef }, 'payment.gateway': { equals: slug } },
    ...options,
  })
  if (!refund) return false
  if (refund.status === 'pending') await sendRefund(payload, refund.id)
  if (refund.status !== 'succeeded') return true
  const payment = await rowById({ payload }, 'payments', idOf(refund.payment) ?? '', options)
  const gateway = await gatewayOfPayment(payload, slug, payment)
  await recheckRefund(payload, gateway, payment, refund)
  return true
}

type RefundOutcome = {
  readonly status: RefundStatus
  readonly gatewayRef: string | null
  /** Why it failed, for staff. */
  readonly message: string | null
}

async function fail(req: PayloadRequest, refund: Refund, payment: Payment): Promise<void> {
  // What someone gave back at the gateway meanwhile was taken for this refund: look again.
  const { gateway, gatewayRef } = payment
  if (gatewayRef) await enqueue(req, 'settle-payment', { gateway, ref: gatewayRef })
  if (!refund.isAutomatic && !refund.gatewayRef) return // anyone who asked for it reads the refusal at once
  const what = refund.isAutomatic ? 'A payment that goes back' : 'A refund in progress'
  await raiseToStaff(req, {
    key: `refund-failed:${refund.id}`,
    subject: `${what} could not be refunded: ${refund.failureMessage}`,
    order: idOf(refund.order) ?? '',
    area: 'payments',
  })
}

async function write(
  req: PayloadRequest,
  id: string,
  orderId: string,
  outcome: RefundOutcome,
): Promise<Refund> {
  const order = await lockOrder(req, orderId)
  const before = await rowById(req, 'refunds', id, options)
  if (before.status !== 'pending') return before
  const { status, gatewayRef, message } = outcome
  const refund = await updateRow(req, 'refunds', id, {
    data: {
      status,
      failureMessage: message,
      ...(gatewayRef ? { gatewayRef } : {}),
      ...(status === 'succeeded' ? { settledAt: new Date().toISOString() } : {}),
    },
    ...options,
  })
  const payment = await rowById(req, 'payments', idOf(refund.payment) ?? '', options)
  if (status === 'succeeded') await applyRefund(req, order, payment, refund)
  if (status === 'failed') await fail(req, refund, payment)
  return refund
}

/** Writes what became of a refund, once, with everything that follows from it. */
export async function settleRefund(
  payload: Payload,
  id: string,
  outcome: RefundOutcome,
): Promise<Refund> {
  const { order } = await rowById({ payload }, 'refunds', id, {
    select: { order: true },
    ...options,
  })
  const settled = await inTransaction(payload, (req) => write(req, id, idOf(order) ?? '', outcome))
  await failpoint('refund-settled')
  return settled
}
