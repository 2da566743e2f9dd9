import { commissionMinor, HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { ownRevenueMinor } from '@/src/domain/pricing/formation-quote'
import type { AffiliateLink, Commission, Order, User } from '@/src/payload-types'
import type { Demo } from '@/src/services/seed/demo/context'
import { DEMO_MARK } from '@/src/services/seed/demo/demo-data'
import { daysAfter } from '@/src/services/seed/demo/random'

const RATE = 10

async function addCommission(
  demo: Demo,
  link: AffiliateLink,
  user: string,
  order: Order,
): Promise<Commission> {
  const at = new Date(order.paidAt ?? order.createdAt)
  const baseMinor = ownRevenueMinor(
    (order.lines ?? []).map((line) => ({ ...line, billing: line.billing ?? 'once' })),
  )
  const approvableAt = daysAfter(at, HOLD_DAYS)
  const isApproved = approvableAt < demo.now
  return demo.add('commissions', {
    link: link.id,
    user,
    order: order.id,
    amountMinor: commissionMinor(baseMinor, RATE),
    baseMinor,
    ratePercent: RATE,
    currency: 'USD',
    status: isApproved ? 'approved' : 'pending',
    approvableAt: approvableAt.toISOString(),
    approvedAt: isApproved ? approvableAt.toISOString() : null,
    createdAt: at.toISOString(),
  })
}

async function payOut(demo: Demo, link: AffiliateLink, user: string, due: readonly Commission[]) {
  const paidMinor = due.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (paidMinor === 0) return 0
  const payout = await demo.add('payouts', {
    user,
    link: link.id,
    amountMinor: paidMinor,
    currency: 'USD',
    status: 'paid',
    method: 'Bank transfer',
    reference: `${DEMO_MARK}${link.code}`,
    paidAt: demo.dice.daysAgo(7).toISOString(),
  })
  for (const { id } of due) {
    await demo.payload.db.updateOne({
      collection: 'commissions',
      id,
      data: { status: 'paid', payout: payout.id },
      req: {},
    })
  }
  return paidMinor
}

async function addClicks(demo: Demo, link: AffiliateLink, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const at = demo.dice.daysAgo(demo.dice.whole(0, 120)).toISOString()
    await demo.add('affiliateClicks', {
      link: link.id,
      visitorHash: `${DEMO_MARK}${number}`,
      day: at.slice(0, 10),
      landingPath: '/',
      createdAt: at,
    })
  }
}

async function addAffiliate(demo: Demo, customer: User, orders: readonly Order[]): Promise<void> {
  const clicks = demo.dice.whole(8, 45)
  const link = await demo.add('affiliateLinks', {
    user: customer.id,
    code: `${customer.firstName}_DEMO${demo.dice.whole(10, 99)}${clicks}`.toUpperCase(),
    commissionRate: RATE,
    isActive: true,
    clicks,
    conversions: orders.length,
    totalEarnedMinor: 0,
    totalPaidMinor: 0,
  })
  await addClicks(demo, link, clicks)
  const commissions: Commission[] = []
  for (const order of orders) {
    commissions.push(await addCommission(demo, link, customer.id, order))
  }
  const approved = commissions.filter(({ status }) => status === 'approved')
  const totalPaidMinor = await payOut(demo, link, customer.id, approved.slice(0, -1))
  const totalEarnedMinor = commissions.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const data = { totalEarnedMinor, totalPaidMinor }
  await demo.payload.db.updateOne({ collection: 'affiliateLinks', id: link.id, data, req: {} })
}

/** Customers who send us others, and what they have earned by it. */
export async function addAffiliates(
  demo: Demo,
  customers: readonly User[],
  orders: readonly Order[],
) {
  const affiliates = customers.slice(0, 8)
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid')
  for (const [index, customer] of affiliates.entries()) {
    const referred = paid.filter(
      (order, place) => place % 12 === index && order.email !== customer.email,
    )
    await addAffiliate(demo, customer, referred.slice(0, 9))
  }
}
