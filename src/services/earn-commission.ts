import type { PayloadRequest } from 'payload'

import { commissionFor } from '@/src/domain/affiliates/ledger'
import { idOf } from '@/src/domain/relation'
import type { Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliate-account'
import { isAffiliatesOwn } from '@/src/services/is-own-order'

const options = { overrideAccess: true } as const // follows from a payment

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
  if (!link?.isActive || !owner || (await isAffiliatesOwn(req, owner, order))) return
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
      approvableAt: approvableAt.toISOString(),
    },
    depth: 0,
    ...options,
    req,
  })
  await addToTotals(req, link.id, { earnedMinor: row.amountMinor, conversions: 1 })
}
