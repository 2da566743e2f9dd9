import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { commissionMinor, HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { ownRevenueMinor } from '@/src/domain/pricing/formation-quote'
import { idOf } from '@/src/domain/relation'
import { runSql } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'

/** Credits whoever referred a paid order, from our own fees, at the rate of this day. */
export async function earnCommission(req: PayloadRequest, order: Order): Promise<void> {
  const linkId = idOf(order.affiliateLink)
  if (!linkId) return
  const link = await req.payload.findByID({
    collection: 'affiliateLinks',
    id: linkId,
    depth: 1,
    disableErrors: true,
    overrideAccess: true, // follows from a payment
    req,
  })
  const owner = link && typeof link.user === 'object' ? link.user : null
  if (!link?.isActive || !owner) return
  const isOwnOrder = owner.id === idOf(order.user) || owner.email === order.email
  if (isOwnOrder) return
  const baseMinor = ownRevenueMinor(order.lines ?? [])
  const amountMinor = commissionMinor(baseMinor, link.commissionRate)
  if (amountMinor === 0) return
  const approvableAt = new Date(Date.now() + HOLD_DAYS * 86_400_000).toISOString()
  await req.payload.create({
    collection: 'commissions',
    data: {
      link: link.id,
      user: owner.id,
      order: order.id,
      amountMinor,
      baseMinor,
      ratePercent: link.commissionRate,
      currency: order.currency,
      status: 'pending',
      approvableAt,
    },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  await runSql(
    req,
    sql`update affiliate_links set conversions = conversions + 1,
      total_earned_minor = total_earned_minor + ${amountMinor} where id = ${link.id}`,
  )
}
