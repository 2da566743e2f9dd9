import type { PayloadRequest } from 'payload'

import { commissionFor } from '@/src/domain/affiliates/ledger'
import type { ReviewReason } from '@/src/domain/affiliates/review'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { ownershipOfOrder } from '@/src/services/affiliates/is-own-order'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'

const options = { overrideAccess: true } as const // follows from a payment

const ALARMS: Readonly<Record<ReviewReason, string>> = {
  card: 'was paid with a card like theirs',
  browser: 'was placed in a browser where they have signed in',
}

/** A card or browser like the affiliate's is a sign, not a proof: staff decide before it is approved. */
async function askForReview(
  req: PayloadRequest,
  code: string,
  { order, reason }: { readonly order: Order; readonly reason: ReviewReason },
): Promise<void> {
  await raiseToStaff(req, {
    key: `own-order:${order.id}`,
    subject: `Check the commission for ${code}: this order ${ALARMS[reason]}`,
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
  const reason = ownership === 'other' ? null : ownership
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
      review: reason && 'open',
      reviewReason: reason,
      approvableAt: approvableAt.toISOString(),
    },
    depth: 0,
    ...options,
    req,
  })
  await addToTotals(req, link.id, { earnedMinor: row.amountMinor, conversions: 1 })
  if (reason) await askForReview(req, link.code, { order, reason })
}
