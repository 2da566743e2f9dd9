import type { PayloadRequest } from 'payload'

import { offers } from '@/src/database-schema'
import { mailboxOf, usesProblem } from '@/src/domain/catalogue/pricing/offer'
import { idOf } from '@/src/domain/vocabulary/relation'
import { lockRow } from '@/src/lib/database'
import { findOne } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { countOfferUses } from '@/src/services/catalogue/offer-uses'

const isHeld = ({ offerHeldUntil }: Order) =>
  typeof offerHeldUntil === 'string' && Date.parse(offerHeldUntil) > Date.now()

/**
 * Whether others have used up the offer of an order since it stopped holding its use. Money may come
 * that late where a gateway can't call a payment off. The caller holds the order's row.
 */
export async function isOfferGone(req: PayloadRequest, order: Order): Promise<boolean> {
  const id = idOf(order.offer)
  if (!id || isHeld(order) || !(await lockRow(req, offers, id))) return false
  const limits = await findOne(req, 'offers', {
    where: { id: { equals: id } },
    select: { maxUses: true, maxUsesPerPerson: true },
    overrideAccess: true, // only its limits are compared
  })
  if (!limits) return false
  const person = { mailbox: mailboxOf(order.email), user: idOf(order.user), order: order.id }
  return usesProblem(limits, await countOfferUses(req, id, person)) !== null
}
