import type { Payload, PayloadRequest, Where } from 'payload'
import { disputeText, isOpenDispute } from '@/src/domain/payments/dispute'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { findOne, rowById } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Dispute, Payment } from '@/src/payload-types'
import type { GatewayDispute } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { lockOrder } from '@/src/services/orders/change-order'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { refundsOfPayment } from '@/src/services/payments/refunds-of-payment'
import { businessZone } from '@/src/services/platform/business-zone'
import {
  holdCommission,
  releaseCommission,
} from '@/src/services/purchase/commission/change-commission'
import { bookRefund } from '@/src/services/purchase/refund/book-refund'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

const options = { overrideAccess: true } as const // disputes come from gateways, which have no user

/** The payment that a dispute is about, by whichever reference it names. */
async function paymentOf(
  payload: Payload,
  slug: GatewaySlug,
  { paymentRef, chargeRef }: GatewayDispute,
): Promise<Payment | null> {
  const named: Where[] = [
    ...(paymentRef ? [{ gatewayRef: { equals: paymentRef } }] : []),
    ...(chargeRef ? [{ chargeRef: { equals: chargeRef } }] : []),
  ]
  if (named.length === 0) return null
  return findOne({ payload }, 'payments', {
    where: { gateway: { equals: slug }, or: named },
    ...options,
  })
}

async function findDispute(
  req: PayloadRequest,
  slug: GatewaySlug,
  ref: string,
): Promise<Dispute | null> {
  return findOne(req, 'disputes', {
    where: { gateway: { equals: slug }, gatewayRef: { equals: ref } },
    ...options,
  })
}

async function writeDown(
  req: PayloadRequest,
  payment: Payment,
  before: Dispute | null,
  said: GatewayDispute,
): Promise<Dispute> {
  const now = new Date().toISOString()
  const { ref, amountMinor, currency, reason, providerReason, status } = said
  const facts = {
    amountMinor,
    currency,
    reason,
    providerReason,
    status,
    isInquiry: said.isInquiry,
    evidenceDueBy: said.evidenceDueBy,
    lastCheckedAt: now,
    closedAt: isOpenDispute(status) ? null : (before?.closedAt ?? now),
  }
  if (before) {
    return updateRow(req, 'disputes', before.id, { data: facts, ...options })
  }
  return createRow(req, 'disputes', {
    data: {
      ...facts,
      payment: payment.id,
      order: idOf(payment.order) ?? '',
      gateway: payment.gateway,
      gatewayRef: ref,
      openedAt: said.openedAt,
    },
    ...options,
  })
}

/** Everything that follows from where a dispute has come to. */
async function follow(
  req: PayloadRequest,
  payment: Payment,
  dispute: Dispute,
  { isInRefunds }: GatewayDispute,
): Promise<void> {
  const orderId = idOf(payment.order) ?? ''
  const holdsMoney = !dispute.isInquiry
  if (isOpenDispute(dispute.status)) {
    if (holdsMoney) await holdCommission(req, orderId)
    return
  }
  if (dispute.status === 'lost' && !isInRefunds) await bookLoss(req, dispute)
  if (dispute.status !== 'lost') await unbookLoss(req, dispute)
  await releaseCommission(req, orderId)
}

/**
 * Brings our books to what the gateway says of a dispute, in one transaction; calling it again
 * changes nothing.
 */
export async function applyDispute(
  payload: Payload,
  payment: Payment,
  said: GatewayDispute,
): Promise<Dispute> {
  const dispute = await inTransaction(payload, async (req) => {
    await lockOrder(req, idOf(payment.order) ?? '')
    const before = await findDispute(req, payment.gateway, said.ref)
    const dispute = await writeDown(req, payment, before, said)
    if (before?.status === dispute.status && before.isInquiry === dispute.isInquiry) return dispute
    await follow(req, payment, dispute, said)
    await tellOfDispute(req, dispute)
    return dispute
  })
  const { gateway, gatewayRef } = payment
  const isGone = said.status === 'lost' && said.isInRefunds
  if (isGone && gatewayRef) await settlePayment(payload, gateway, gatewayRef)
  return dispute
}

/**
 * Asks the gateway where a dispute stands and writes that down with all that follows: an open one
 * freezes the commission and raises a task, a lost one is booked like a refund, a won one ends both.
 *
 * @returns null for a dispute that the gateway does not know or that is about no payment of ours
 * @throws GatewayUnavailable when the gateway can't be asked; then nothing has changed.
 */
export async function settleDispute(
  payload: Payload,
  slug: GatewaySlug,
  disputeRef: string,
  known?: Payment,
): Promise<Dispute | null> {
  const gateway = await gatewayOfPayment(payload, slug, known)
  const said = await gateway.retrieveDispute(disputeRef)
  const payment = known ?? (said && (await paymentOf(payload, slug, said)))
  if (!said || !payment) {
    log.warn({ gateway: slug, disputeRef }, 'a dispute about no payment of ours')
    return null
  }
  return applyDispute(payload, payment, said)
}

/** Tells staff of each state of a dispute, once. */
async function tellOfDispute(req: PayloadRequest, dispute: Dispute): Promise<void> {
  const kind = dispute.isInquiry ? 'inquiry' : 'dispute'
  await raiseToStaff(req, {
    key: `${kind}:${dispute.id}:${dispute.status}`,
    subject: disputeText(dispute, await businessZone(req)),
    order: idOf(dispute.order) ?? '',
    area: 'payments',
  })
}

/** Books what a lost dispute took, once, as far as the payment still holds it. */
async function bookLoss(req: PayloadRequest, dispute: Dispute): Promise<void> {
  if (idOf(dispute.loss)) return
  const payment = await rowById(req, 'payments', idOf(dispute.payment) ?? '', options)
  const isReturn = dispute.reason === 'bank_return'
  const loss = await bookRefund(req, payment, await refundsOfPayment(req, payment), {
    kind: isReturn ? 'reversal' : 'dispute',
    amountMinor: dispute.amountMinor,
    reason: isReturn ? 'Returned by the bank' : 'Dispute lost',
  })
  if (!loss) return
  await updateRow(req, 'disputes', dispute.id, { data: { loss: loss.id }, ...options })
}

/** Takes the booking of a loss back, where a dispute was won after all. */
async function unbookLoss(req: PayloadRequest, dispute: Dispute): Promise<void> {
  const id = idOf(dispute.loss)
  if (!id) return
  const loss = await rowById(req, 'refunds', id, options)
  if (loss.status === 'succeeded') await undoRefund(req, loss, 'The dispute was won after all.')
  await updateRow(req, 'disputes', dispute.id, { data: { loss: null }, ...options })
}
