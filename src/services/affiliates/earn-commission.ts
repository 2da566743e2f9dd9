import type { PayloadRequest } from 'payload'

import { commissionFor } from '@/src/domain/affiliates/ledger'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { ownershipOfOrder } from '@/src/services/affiliates/is-own-order'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'

const options = { overrideAccess: true } as const // follows from a payment

/** A card like the affiliate's is a sign, and no proof: staff see it before the money is approved. */
async function askForReview(req: PayloadRequest, code: string, order: Order): Promise<void> {
  await raiseToStaff(req, {
    key: `own-order:${order.id}`,
    subject: `Check the commission for ${code}: this order was paid with a card like theirs`,
    order: order.id,
    area: 'affiliates',
  })
}

/** Credits whoever referred a paid order, from our own fees, at the rate of this day. */
export async function earnCommission(req: PayloadRequest, order: Order): Promise<void> {
  const linkId = idOf(order.affiliateLink)
  if (!linkId) return
  await lockAffiliate(req, linkId)
  const link = await req.payload.findByID({
    collection: 'affiliateLinks',
    id: linkId,
    depth: 1,
    disableErrors: true,
    ...options,
    req,
  })
  const owner = link && typeof link.user === 'object' ? link.user : null
  if (!link?.isActive || !owner) return
  const ownership = await ownershipOfOrder(req, owner, order)
  if (ownership === 'own') return
  const earned = commissionFor(order.lines ?? [], link.commissionRate, new Date())
  if (!earned) return
  const { approvableAt, ...row } = earned
  await req.payload.create({
    collection: 'commissions',
    data: {
      ...row,
      link: link.id,
      user: owner.id,
      order: order.id,
      currency: order.currency,
      isFrozen: false,
      review: ownership === 'doubtful' ? 'open' : null,
      approvableAt: approvableAt.toISOString(),
    },
    depth: 0,
    ...options,
    req,
  })
  await addToTotals(req, link.id, { earnedMinor: row.amountMinor, conversions: 1 })
  if (ownership === 'doubtful') await askForReview(req, link.code, order)
}
