import type { PayloadRequest } from 'payload'

import { isAllDelivered } from '@/src/domain/orders/progress/order-progress'
import { linesGivenBack } from '@/src/domain/orders/refunded-services'
import { paidItsOrder } from '@/src/domain/payments/own-checkout'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { idOf } from '@/src/domain/vocabulary/relation'
import { rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { changeOrder } from '@/src/services/orders/change-order'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import { restoreCommission } from '@/src/services/purchase/commission/change-commission'
import { auditRefund, giveBack, givenBeside } from '@/src/services/purchase/refund/apply-refund'
import { resumeRefunded } from '@/src/services/subscriptions/apply-renewal'

const options = { overrideAccess: true } as const // follows from what the gateway says

async function restorePayment(req: PayloadRequest, payment: Payment, refund: Refund) {
  const refundedMinor = Math.max(0, payment.refundedMinor - refund.amountMinor)
  await updateRow(req, 'payments', payment.id, {
    data: { refundedMinor, ...(payment.status === 'refunded' ? { status: 'succeeded' } : {}) },
    ...options,
  })
}

async function restoreOrder(req: PayloadRequest, order: Order, refund: Refund): Promise<Order> {
  const refundedMinor = Math.max(0, order.refundedMinor - refund.orderMinor)
  const isPaidAgain = order.paymentStatus !== 'paid'
  const change = { refundedMinor, ...(isPaidAgain ? { paymentStatus: 'paid' as const } : {}) }
  const words =
    refund.kind === 'refund' ? 'The refund did not arrive and will be sent again' : 'Paid again'
  const note = `${words}: ${formatMoney(money(refund.orderMinor, 'USD'))}`
  const paid = await changeOrder(req, order, change, { stage: 'paid', note })
  const isOpen = paid.status === 'completed' && !isAllDelivered(paid)
  const after = isOpen
    ? await changeOrder(req, paid, { status: 'processing' }, { stage: 'reopened' })
    : paid
  const left = await givenBeside(req, refund)
  const given = { parts: [...left, ...partsOf(refund)], isWhole: isPaidAgain }
  await resumeRefunded(req, after, linesGivenBack(order.lines ?? [], left, given))
  return after
}

/**
 * Takes back everything that followed from a refund that had succeeded, or from a loss that was
 * booked: payment, order, subscriptions, commission. The order's row is locked.
 */
export async function undoRefund(
  req: PayloadRequest,
  refund: Refund,
  reason: string,
): Promise<void> {
  const payment = await rowById(req, 'payments', idOf(refund.payment) ?? '', options)
  const order = await rowById(req, 'orders', idOf(refund.order) ?? '', options)
  await updateRow(req, 'refunds', refund.id, {
    data: { status: 'failed', failureMessage: reason },
    ...options,
  })
  await restorePayment(req, payment, refund)
  await auditRefund(req, order, 'refund undone', {
    refund: refund.id,
    amountMinor: refund.amountMinor,
    reason,
  })
  if (paidItsOrder(payment)) await restoreCommission(req, await restoreOrder(req, order, refund))
  // The order was paid again meanwhile, so what comes back to us is a second payment.
  else if (refund.kind !== 'refund') await giveBack(req, order, payment, 'duplicate')
}
