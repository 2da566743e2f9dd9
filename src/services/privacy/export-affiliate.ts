import type { PayloadRequest } from 'payload'

import { all } from '@/src/services/privacy/rows-of-person'

const LINK = {
  code: true,
  commissionRate: true,
  isActive: true,
  clicks: true,
  conversions: true,
  totalEarnedMinor: true,
  totalPaidMinor: true,
  payoutMethod: true,
  payoutName: true,
  payoutAccountLast4: true,
  termsVersion: true,
  termsAcceptedAt: true,
  createdAt: true,
} as const

const COMMISSION = {
  amountMinor: true,
  currency: true,
  ratePercent: true,
  status: true,
  approvableAt: true,
  approvedAt: true,
  reversedAt: true,
  createdAt: true,
} as const

const PAYOUT = {
  amountMinor: true,
  currency: true,
  status: true,
  method: true,
  reference: true,
  paidAt: true,
} as const

/** What somebody has earned by recommending us; null for those who do not. */
export async function exportAffiliate(req: PayloadRequest, user: string) {
  const where = { user: { equals: user } }
  const [links, commissions, payouts] = await Promise.all([
    req.payload.find({ collection: 'affiliateLinks', where, select: LINK, ...all(req) }),
    req.payload.find({ collection: 'commissions', where, select: COMMISSION, ...all(req) }),
    req.payload.find({ collection: 'payouts', where, select: PAYOUT, ...all(req) }),
  ])
  const link = links.docs[0]
  return link ? { link, commissions: commissions.docs, payouts: payouts.docs } : null
}
