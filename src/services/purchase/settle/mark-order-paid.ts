import { and, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { orders, payments } from '@/src/database-schema'
import { zonedDay } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf, lockInTransaction, query } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import type { Order, Payment } from '@/src/payload-types'
import { earnCommission } from '@/src/services/affiliates/earn-commission'
import { payAndAsk } from '@/src/services/filing/ask-for-filing'
import { convertLead } from '@/src/services/leads/capture-lead'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { changeOrder } from '@/src/services/orders/change-order'
import { givePassToPayer } from '@/src/services/orders/order-pass'
import { prepareReceipt } from '@/src/services/orders/receipts'
import { restoreCommission } from '@/src/services/purchase/commission/change-commission'
import { applyRenewal, resumeRefunded } from '@/src/services/subscriptions/apply-renewal'
import { startSubscriptions } from '@/src/services/subscriptions/start-subscriptions'

/** At least so many, with zeros before a number that has fewer. */
const FIVE_DIGITS = 'FM9999900000'

/**
 * Gives an order the next receipt number of the office's year, without gaps.
 *
 * Every settlement waits for the lock until this transaction ends, so only queueing comes after.
 */
async function numberReceipt(req: PayloadRequest, id: string, year: number): Promise<string> {
  await lockInTransaction(req, 'receipts')
  const db = await databaseOf(req)
  const numbered = alias(orders, 'numbered')
  const next = query
    .select({ sequence: sql`coalesce(max(${numbered.receiptSequence}), 0)::int + 1` })
    .from(numbered)
    .where(eq(numbered.receiptYear, year))
  const [row] = await db
    .update(orders)
    .set({
      receiptYear: year,
      receiptSequence: sql`${next}`,
      receiptNumber: sql`${`${year}-`} || to_char(${next}, ${FIVE_DIGITS})`,
    })
    .where(eq(orders.id, id))
    .returning({ receiptNumber: orders.receiptNumber })
  if (!row?.receiptNumber) throw new Error(`Order ${id} got no receipt number`)
  return row.receiptNumber
}

function statusOncePaid({ kind, status }: Order, isAgain: boolean): Order['status'] {
  if (kind === 'renewal') return 'completed' // nothing is left to do
  return isAgain && status !== 'pending' ? status : 'processing'
}

/** From now on this payment counts for the order, and no longer the one that a bank took back. */
async function replacePayment(req: PayloadRequest, order: Order, by: Payment | null) {
  const db = await databaseOf(req)
  const former = and(eq(payments.order, order.id), eq(payments.status, 'refunded'))
  await db
    .update(payments)
    .set({ isDuplicate: true })
    .where(by ? and(former, ne(payments.id, by.id)) : former)
  await resumeRefunded(req, order, order.lines ?? [])
}

/**
 * Writes everything that follows from an order's payment, in the transaction that settles it.
 *
 * Called with the order's row locked: by settlePayment, or without a payment for an order that
 * costs nothing.
 */
export async function markOrderPaid(
  req: PayloadRequest,
  order: Order,
  payment: Payment | null,
): Promise<void> {
  const now = new Date()
  const isAgain = Boolean(order.paidAt) // a bank took its former payment back
  const change = {
    status: statusOncePaid(order, isAgain),
    paymentStatus: 'paid',
    ...(payment && { paymentMethod: payment.gateway, paymentId: payment.gatewayRef }),
    paidAt: now.toISOString(),
  } as const
  const paid = isAgain
    ? await changeOrder(req, order, change, { stage: 'paid' })
    : await payAndAsk(req, order, change)
  if (payment) await givePassToPayer(req, order.id, payment.id)
  await failpoint('settle-order-marked')
  if (isAgain) await replacePayment(req, paid, payment)
  await convertLead(req, paid)
  await (isAgain ? restoreCommission(req, paid) : earnCommission(req, paid))
  await startSubscriptions(req, paid)
  await applyRenewal(req, paid)
  const brand = await readMailBrand(req)
  const { year } = zonedDay(now, brand.timeZone)
  const key = isAgain ? `receipt:${order.id}:${payment?.id}` : undefined
  const queueReceipt = await prepareReceipt(req, paid, { key, brand, payment })
  const number = paid.receiptNumber ?? (await numberReceipt(req, order.id, year))
  await failpoint('settle-receipt-numbered')
  await queueReceipt(number)
  await failpoint('settle-mail-queued')
}
