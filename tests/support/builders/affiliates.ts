import type { Makers } from './maker'

const now = () => new Date().toISOString()

export const affiliates: Pick<
  Makers,
  'affiliateLinks' | 'affiliateClicks' | 'commissions' | 'payouts'
> = {
  affiliateLinks: (serial) => ({
    code: `ADA_TEST${serial}`,
    commissionRate: 10,
    isActive: true,
    clicks: 0,
    conversions: 0,
    totalEarnedMinor: 0,
    totalPaidMinor: 0,
  }),
  affiliateClicks: async (serial, build, given) => ({
    link: given.link ?? (await build('affiliateLinks')).id,
    visitorHash: `visitor-${serial}`,
    day: now().slice(0, 10),
  }),
  commissions: async (_serial, build, given) => ({
    link: given.link ?? (await build('affiliateLinks')).id,
    order: given.order ?? (await build('orders')).id,
    amountMinor: 14_90,
    baseMinor: 149_00,
    ratePercent: 10,
    currency: 'USD',
    isFrozen: false,
    status: 'pending',
    approvableAt: now(),
  }),
  payouts: async (serial, build, given) => ({
    link: given.link ?? (await build('affiliateLinks')).id,
    amountMinor: 14_90,
    currency: 'USD',
    status: 'pending',
    reference: `PAYOUT-${serial}`,
  }),
}
