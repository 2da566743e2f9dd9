import type { Payload, PayloadRequest } from 'payload'

import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import type { Payment, Refund } from '@/src/payload-types'
import type { Gateway, RefundTruth } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { lockOrder } from '@/src/services/orders/change-order'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'

const options = { depth: 0, overrideAccess: true } as const // gateways and jobs have no user

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
    const refund = await req.payload.findByID({ collection: 'refunds', id, ...options, req })
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
    const reason = truth.reason ?? 'The gateway could not refund it.'
    await undo(payload, refund.id, idOf(refund.order) ?? '', reason)
  }
  return truth
}

/** Rechecks each refund of a payment of which less went back than our books say. */
export async function recheckRefunds(
  payload: Payload,
  gateway: Gateway,
  payment: Payment,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'refunds',
    where: {
      payment: { equals: payment.id },
      kind: { equals: 'refund' },
      status: { equals: 'succeeded' },
      gatewayRef: { exists: true },
    },
    limit: 100,
    pagination: false,
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
  const { docs } = await payload.find({
    collection: 'refunds',
    where: { gatewayRef: { equals: refundRef }, 'payment.gateway': { equals: slug } },
    limit: 1,
    pagination: false,
    ...options,
  })
  const [refund] = docs
  if (!refund) return false
  if (refund.status === 'pending') await sendRefund(payload, refund.id)
  if (refund.status !== 'succeeded') return true
  const payment = await payload.findByID({
    collection: 'payments',
    id: idOf(refund.payment) ?? '',
    ...options,
  })
  const gateway = await gatewayOfPayment(payload, slug, payment)
  await recheckRefund(payload, gateway, payment, refund)
  return true
}
