import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { lockInTransaction, runSql } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import type { Order, Payment } from '@/src/payload-types'
import { applyRenewal } from '@/src/services/apply-renewal'
import { askForFiling } from '@/src/services/ask-for-filing'
import { convertLead } from '@/src/services/convert-lead'
import { earnCommission } from '@/src/services/earn-commission'
import { mailReceipt } from '@/src/services/mail-receipt'
import { startSubscriptions } from '@/src/services/start-subscriptions'

/** The next receipt number of the year, without gaps: the lock lasts as long as the transaction. */
async function nextReceipt(req: PayloadRequest, year: number) {
  await lockInTransaction(req, 'receipts')
  const rows = await runSql(
    req,
    sql`select coalesce(max(receipt_sequence), 0)::int + 1 as next from orders where receipt_year = ${year}`,
  )
  const sequence = Number(rows[0]?.next)
  return {
    receiptYear: year,
    receiptSequence: sequence,
    receiptNumber: `${year}-${String(sequence).padStart(5, '0')}`,
  }
}

/**
 * Writes everything that follows from an order's payment, in the transaction that settles it.
 *
 * Called by settlePayment alone, with the order's row locked.
 */
export async function markOrderPaid(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
): Promise<void> {
  const now = new Date()
  const receipt = await nextReceipt(req, now.getUTCFullYear())
  await failpoint('settle-receipt-numbered')
  const entry = { at: now.toISOString(), stage: 'paid' as const, service: order.serviceType }
  req.context.timelineWritten = true
  const paid = await req.payload.update({
    collection: 'orders',
    id: order.id,
    data: {
      status: order.kind === 'renewal' ? 'completed' : 'processing', // nothing is left to do
      paymentStatus: 'paid',
      paymentMethod: payment.gateway,
      paymentId: payment.gatewayRef,
      paidAt: now.toISOString(),
      timeline: [...(order.timeline ?? []), entry],
      ...receipt,
    },
    depth: 0,
    overrideAccess: true, // only settlePayment makes an order paid
    req,
  })
  await failpoint('settle-order-marked')
  await askForFiling(req, paid)
  await convertLead(req, paid)
  await earnCommission(req, paid)
  await startSubscriptions(req, paid)
  await applyRenewal(req, paid)
  await mailReceipt(req, paid)
  await failpoint('settle-mail-queued')
}
