import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { offers } from '@/src/database-schema'
import { mailboxOf, usesProblem } from '@/src/domain/catalogue/pricing/offer'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { countOfferUses } from '@/src/services/catalogue/offer-uses'

const isHeld = ({ offerHeldUntil }: Order) =>
  typeof offerHeldUntil === 'string' && Date.parse(offerHeldUntil) > Date.now()

/** How often an offer may be used, its row held until the transaction ends. */
async function lockLimits(req: PayloadRequest, id: string) {
  const db = await databaseOf(req)
  const { maxUses, maxUsesPerPerson } = offers
  const rows = db.select({ maxUses, maxUsesPerPerson }).from(offers).where(eq(offers.id, id))
  const [limits] = await rows.for('update')
  return limits
}

/**
 * Whether others have used up the offer of an order since it stopped holding its use. Money may come
 * that late where a gateway can't call a payment off. The caller holds the order's row.
 */
export async function isOfferGone(req: PayloadRequest, order: Order): Promise<boolean> {
  const id = idOf(order.offer)
  if (!id || isHeld(order)) return false
  const limits = await lockLimits(req, id)
  if (!limits) return false
  const person = { mailbox: mailboxOf(order.email), user: idOf(order.user), order: order.id }
  return usesProblem(limits, await countOfferUses(req, id, person)) !== null
}
