import { eq } from 'drizzle-orm'
import type { Payload } from 'payload'

import { refunds } from '@/src/database-schema'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import { log } from '@/src/lib/log'
import { now } from '@/src/lib/sql-parts'
import type { Payment, Refund } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { gatewayOfPayment, whyNotFound } from '@/src/services/payments/gateways/resolve-gateway'
import { type RefundOutcome, settleRefund } from '@/src/services/purchase/refund/settle-refund'

/** Providers forget a key after a day; a repeated request would then be a second refund. */
const KEY_LASTS_MS = 20 * 60 * 60 * 1000

const ageOf = (refund: Refund) => Date.now() - new Date(refund.createdAt).getTime()

async function read(payload: Payload, id: string): Promise<{ refund: Refund; payment: Payment }> {
  const options = { depth: 0, overrideAccess: true } as const // refunds are sent by jobs too
  const refund = await payload.findByID({ collection: 'refunds', id, ...options })
  const paymentId = idOf(refund.payment) ?? ''
  const payment = await payload.findByID({ collection: 'payments', id: paymentId, ...options })
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

async function tellThatItIsStuck(payload: Payload, refund: Refund): Promise<void> {
  await inTransaction(payload, (req) =>
    raiseToStaff(req, {
      key: `refund-stuck:${refund.id}`,
      subject: `The gateway never confirmed a refund. Check there whether it was made.`,
      order: idOf(refund.order) ?? '',
      area: 'payments',
    }),
  )
}

/**
 * Has the gateway make a refund that was promised, or asks what became of it, and writes that
 * down. May be called again and again: the same key makes it one refund.
 */
export async function sendRefund(payload: Payload, id: string): Promise<Refund> {
  const { refund, payment } = await read(payload, id)
  if (refund.status !== 'pending') return refund
  const db = await databaseOf({ payload })
  await db.update(refunds).set({ lastCheckedAt: now }).where(eq(refunds.id, id))
  if (!refund.gatewayRef && ageOf(refund) > KEY_LASTS_MS) {
    await tellThatItIsStuck(payload, refund)
    return refund
  }
  const gateway = await gatewayOfPayment(payload, payment.gateway, payment)
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
