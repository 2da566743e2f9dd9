import type { PayloadRequest } from 'payload'

import type { GiveBackReason } from '@/src/domain/purchase/judge-payment'
import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { enqueue } from '@/src/lib/queues'
import type { Order, Payment } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { mailGivenBack } from '@/src/services/payments/mail-refund'
import { writeRefund } from '@/src/services/payments/write-refund'

const REASONS: Record<GiveBackReason, string> = {
  duplicate: 'The order was paid twice',
  canceled: 'The order was canceled before this payment arrived',
}

const ALARMS: Record<GiveBackReason, string> = {
  duplicate: 'An order was paid twice',
  canceled: 'A payment arrived for a canceled order',
}

/**
 * Writes the refund of a payment that its order has no use for, tells the customer and staff, and
 * queues the refund for the worker. In the transaction that settles the payment.
 */
export async function giveBack(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  why: GiveBackReason,
): Promise<void> {
  const refund = await writeRefund(req, {
    order,
    payment,
    amountMinor: payment.amountMinor,
    orderMinor: payment.orderMinor,
    parts: null,
    reason: REASONS[why],
    isAutomatic: true,
    by: undefined,
  })
  await enqueue(req, 'send-refund', { refundId: refund.id })
  await mailGivenBack(req, order, payment, why)
  await raiseToStaff(req, {
    key: `${why}:${payment.id}`,
    subject: `${ALARMS[why]}; ${GATEWAY_LABELS[payment.gateway]} payment ${payment.gatewayRef} is refunded automatically`,
    order: order.id,
    area: 'payments',
  })
}
