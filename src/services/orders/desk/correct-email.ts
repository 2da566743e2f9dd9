import { and, eq, inArray, isNull, or } from 'drizzle-orm'

import { emails, orders, subscriptions, tickets } from '@/src/database-schema'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { CHANGED, openOrder, writeOrder } from '@/src/services/orders/change-order'
import { queueReceipt } from '@/src/services/orders/receipts'
import { audit } from '@/src/services/platform/record-audit'

const IN_ACCOUNT =
  'This order is in an account. Its owner changes the address under Settings in the dashboard.'

/**
 * Corrects the mistyped address of a guest's order, with its extras, renewals, services and tickets.
 * Links mailed to the wrong address stop working, and the receipt goes to the right one. The browser that
 * placed the order keeps its access.
 *
 * @param was the address that was on screen
 * @throws AppError 404, or 409 where the order is in an account or `was` is no longer so
 */
export const correctEmail = transactional(
  async (
    req,
    id: string,
    { was, email }: { readonly was: string; readonly email: string },
  ): Promise<{ readonly email: string; readonly message: string }> => {
    const opened = await openOrder(req, id)
    if (idOf(opened.user)) throw new AppError('in_account', IN_ACCOUNT, 409)
    if (opened.email !== was) throw new AppError('stale', CHANGED, 409)
    if (email === was) return { email, message: 'The address is the same' }

    const root = idOf(opened.parent) ?? id
    const db = await databaseOf(req)
    const isFamily = or(eq(orders.id, root), eq(orders.parent, root))
    const family = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isFamily, isNull(orders.user), eq(orders.email, was)))
      .orderBy(orders.id)
      .for('update')
    const ids = family.map((row) => row.id)
    for (const one of ids) await writeOrder(req, one, { email })
    await db
      .update(subscriptions)
      .set({ email })
      .where(and(inArray(subscriptions.order, ids), eq(subscriptions.email, was)))
    await db
      .update(tickets)
      .set({ requesterEmail: email })
      .where(
        and(inArray(tickets.order, ids), isNull(tickets.user), eq(tickets.requesterEmail, was)),
      )
    // Their links no longer open anything, so staff must not send them again either.
    await db
      .update(emails)
      .set({ status: 'skipped', lastError: 'The address was corrected before this was sent.' })
      .where(and(inArray(emails.order, ids), eq(emails.to, was), eq(emails.status, 'queued')))

    const order = await openOrder(req, id)
    if (order.receiptNumber) {
      await queueReceipt(req, order, `receipt:${order.id}:${crypto.randomUUID()}`)
    }
    await audit(req, 'orders', 'correct_email', ['orders', id], {
      before: { email: was },
      after: { email },
    })
    const sent = order.receiptNumber ? ` We are emailing the receipt to ${email}.` : ''
    return { email, message: `Address corrected.${sent}` }
  },
)
