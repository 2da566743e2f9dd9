import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { offers } from '@/src/database-schema'
import { mailboxOf, usesProblem } from '@/src/domain/catalogue/pricing/offer'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import type { Order, Payment } from '@/src/payload-types'
import { countOfferUses } from '@/src/services/catalogue/offer-uses'

/** Whether a payment holds its order's use of an offer no longer, so that others may have it. */
function hasLetGo({ status }: Pick<Payment, 'status'>, { offerHeldUntil }: Order): boolean {
  if (status === 'cancelled' || status === 'failed') return true
  const isHeld = Boolean(offerHeldUntil) && Date.parse(offerHeldUntil ?? '') > Date.now()
  return status === 'requires_action' && !isHeld
}

/** How often an offer may be used, its row held until the transaction ends. */
async function lockLimits(req: PayloadRequest, id: string) {
  const db = await databaseOf(req)
  const { maxUses, maxUsesPerPerson } = offers
  const rows = db.select({ maxUses, maxUsesPerPerson }).from(offers).where(eq(offers.id, id))
  const [limits] = await rows.for('update')
  return limits
}

/**
 * Whether others have used up the offer of an order since a payment stopped holding its use. Money
 * may come that late where a gateway can't call a payment off. The caller holds the order's row.
 */
export async function isOfferGone(
  req: PayloadRequest,
  order: Order,
  attempt: Pick<Payment, 'status'>,
): Promise<boolean> {
  const id = idOf(order.offer)
  if (!id || !hasLetGo(attempt, order)) return false
  const limits = await lockLimits(req, id)
  if (!limits) return false
  const person = { mailbox: mailboxOf(order.email), user: idOf(order.user), order: order.id }
  return usesProblem(limits, await countOfferUses(req, id, person)) !== null
}
