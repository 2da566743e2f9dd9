import { DEFAULT_RATE } from '@/src/domain/affiliates/commission'
import { balanceOf, commissionFor, takeBack } from '@/src/domain/affiliates/ledger'
import { payoutAccountPlace } from '@/src/domain/affiliates/payout-details'
import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { seal } from '@/src/lib/secrets'
import type { AffiliateLink, Commission, Order, User } from '@/src/payload-types'
import { type Demo, daysAfter } from '@/src/seed/demo/context'
import { DEMO_MARK } from '@/src/seed/demo/demo-data'

/** A batch of payouts goes out so many days after the first order of each of these stretches. */
const PAYOUT_EVERY_DAYS = 90
/** What is younger is left open, so that the next payout is not nothing. */
const NEWEST_PAYOUT_DAYS = 45

type Share = { readonly link: AffiliateLink; readonly user: string }

async function addCommission(demo: Demo, { link, user }: Share, order: Order) {
  const at = new Date(order.paidAt ?? order.createdAt)
  const lines = (order.lines ?? []).map((line) => ({ ...line, billing: line.billing ?? 'once' }))
  const earned = commissionFor(lines, DEFAULT_RATE, at)
  if (!earned) return null
  await demo.payload.db.updateOne({
    collection: 'orders',
    id: order.id,
    data: { affiliateLink: link.id },
    req: {},
  })
  const isApproved = earned.approvableAt < demo.now
  const after = order.paymentStatus === 'refunded' ? takeBack(earned, 0)?.row : earned
  const isGone = after?.status === 'reversed'
  return demo.add('commissions', {
    link: link.id,
    user,
    order: order.id,
    amountMinor: earned.amountMinor,
    baseMinor: earned.baseMinor,
    ratePercent: earned.ratePercent,
    currency: 'USD',
    isFrozen: false,
    status: isGone ? 'reversed' : isApproved ? 'approved' : 'pending',
    approvableAt: earned.approvableAt.toISOString(),
    approvedAt: isApproved && !isGone ? earned.approvableAt.toISOString() : null,
    reversedAt: isGone ? daysAfter(at, 5).toISOString() : null,
    createdAt: at.toISOString(),
  })
}

async function payOut(demo: Demo, { link, user }: Share, rows: readonly Commission[], at: Date) {
  const amountMinor = rows.reduce((total, row) => total + row.amountMinor, 0)
  if (amountMinor === 0) return 0
  const payout = await demo.add('payouts', {
    user,
    link: link.id,
    amountMinor,
    currency: 'USD',
    status: 'paid',
    method: 'Bank transfer',
    reference: `${DEMO_MARK}${at.toISOString().slice(0, 10)} ${link.code}`,
    paidAt: at.toISOString(),
    createdAt: at.toISOString(),
  })
  for (const { id } of rows) {
    await demo.payload.db.updateOne({
      collection: 'commissions',
      id,
      data: { status: 'paid', payout: payout.id },
      req: {},
    })
  }
  return amountMinor
}

/** Pays what was approved by the end of each stretch of time; says how much that was. */
async function payOutAll(demo: Demo, share: Share, rows: readonly Commission[]): Promise<number> {
  const open = rows.filter(({ status }) => status === 'approved')
  let paidMinor = 0
  for (let ago = 365; ago >= NEWEST_PAYOUT_DAYS; ago -= PAYOUT_EVERY_DAYS) {
    const at = demo.rng.daysAgo(ago)
    const due = open.filter((row) => row.approvedAt && new Date(row.approvedAt) <= at)
    paidMinor += await payOut(demo, share, due, at)
    for (const row of due) open.splice(open.indexOf(row), 1)
  }
  return paidMinor
}

async function addClicks(demo: Demo, link: AffiliateLink, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const at = demo.rng.daysAgo(demo.rng.whole(0, 330)).toISOString()
    await demo.add('affiliateClicks', {
      link: link.id,
      visitorHash: `${DEMO_MARK}${number}`,
      day: at.slice(0, 10),
      landingPath: '/',
      createdAt: at,
    })
  }
}

function addLink(demo: Demo, customer: User, joined: Date, clicks: number): Promise<AffiliateLink> {
  const code = `${customer.firstName}_DEMO${demo.rng.whole(10, 99)}${clicks}`.toUpperCase()
  return demo.add('affiliateLinks', {
    user: customer.id,
    code,
    commissionRate: DEFAULT_RATE,
    isActive: true,
    clicks,
    conversions: 0,
    totalEarnedMinor: 0,
    totalPaidMinor: 0,
    payoutMethod: 'bank',
    payoutName: fullName(customer),
    payoutAccountSealed: seal(
      'Routing 021000021, account 000123456789',
      payoutAccountPlace({ code }),
    ),
    payoutAccountLast4: '•••• 6789',
    termsVersion: AFFILIATE_TERMS_VERSION,
    termsAcceptedAt: joined.toISOString(),
    createdAt: joined.toISOString(),
  })
}

async function addAffiliate(demo: Demo, customer: User, orders: readonly Order[]): Promise<void> {
  const clicks = orders.length * 5 + demo.rng.whole(8, 30)
  const link = await addLink(demo, customer, demo.rng.daysAgo(360), clicks)
  const share = { link, user: customer.id }
  await addClicks(demo, link, clicks)
  const rows: Commission[] = []
  for (const order of orders) {
    const row = await addCommission(demo, share, order)
    if (row) rows.push(row)
  }
  const totalPaidMinor = await payOutAll(demo, share, rows)
  const { earnedMinor: totalEarnedMinor, conversions } = balanceOf(rows, 0)
  const data = { totalEarnedMinor, totalPaidMinor, conversions }
  await demo.payload.db.updateOne({ collection: 'affiliateLinks', id: link.id, data, req: {} })
}

/** Customers who send us others, and what they have earned by it. */
export async function addAffiliates(
  demo: Demo,
  customers: readonly User[],
  orders: readonly Order[],
) {
  const paid = orders.filter(({ paymentStatus }) => ['paid', 'refunded'].includes(paymentStatus))
  for (const [index, customer] of customers.slice(0, 8).entries()) {
    const referred = paid.filter(
      (order, place) => place % 12 === index && order.email !== customer.email,
    )
    await addAffiliate(demo, customer, referred)
  }
}
