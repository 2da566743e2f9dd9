import type { PayloadRequest } from 'payload'

import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { mailTo } from '@/src/services/orders/order-address'
import { queueReceipt } from '@/src/services/orders/queue-receipt'
import { recordAudit } from '@/src/services/platform/record-audit'

/**
 * Mails the receipt of a paid order again, as it stands now. For staff, who are named in the audit
 * log; the caller must have checked that they may.
 *
 * @returns the address it goes to
 * @throws AppError 404 `no_order`, 409 `not_paid`
 */
export async function resendReceipt(outer: PayloadRequest, orderId: string): Promise<string> {
  return inTransactionOf(outer, async (req) => {
    const order = await findById(req, 'orders', orderId, {
      overrideAccess: true, // the caller may manage orders
    })
    if (!order) throw new AppError('no_order', 'This order does not exist.', 404)
    if (!order.receiptNumber) {
      throw new AppError('not_paid', 'This order has no receipt because it is not paid.', 409)
    }
    await queueReceipt(req, order, `receipt:${order.id}:${crypto.randomUUID()}`)
    const { email } = await mailTo(req, order)
    await recordAudit(req, {
      area: 'orders',
      action: 'resend_receipt',
      entity: 'orders',
      documentId: order.id,
      before: {},
      after: { receiptNumber: order.receiptNumber, to: email },
    })
    return email
  })
}
