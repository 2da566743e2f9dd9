import type { PayloadRequest } from 'payload'

import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import { enqueue } from '@/src/lib/queues'
import type { Order, Payment } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { mailDuplicate } from '@/src/services/payments/mail-refund'
import { writeRefund } from '@/src/services/payments/write-refund'

/**
 * Promises the refund of a payment for an order that was paid already, tells everybody, and has
 * the worker send it. In the transaction that settles the payment.
 */
export async function giveBackDuplicate(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
): Promise<void> {
  const refund = await writeRefund(req, {
    order,
    payment,
    amountMinor: payment.amountMinor,
    orderMinor: payment.orderMinor,
    parts: null,
    reason: 'The order was paid twice',
    isAutomatic: true,
    by: undefined,
  })
  await enqueue(req, 'send-refund', { refundId: refund.id })
  await mailDuplicate(req, order, payment)
  await raiseToStaff(req, {
    key: `duplicate:${payment.id}`,
    subject: `An order was paid twice; ${GATEWAY_LABELS[payment.gateway]} payment ${payment.gatewayRef} is refunded automatically`,
    order: order.id,
    area: 'payments',
  })
}
