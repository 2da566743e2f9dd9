import type {
  CheckoutCatalogue,
  CheckoutPackage,
  CheckoutState,
} from '@/src/domain/checkout/checkout-view'

const offer = (tier: 'starter' | 'standard', name: string, price: number): CheckoutPackage => ({
  id: `p-${tier}`,
  name,
  price,
  tier,
  description: '',
  features: [],
  isPopular: false,
  step: null,
  differences: [],
})

const stateOffer = (
  code: string,
  name: string,
  filingFee: number,
  agent: Pick<CheckoutState, 'monthlyPrice' | 'yearlyPrice'>,
): CheckoutState => ({
  id: `s-${code.toLowerCase()}`,
  code,
  name,
  filingFee,
  turnaroundTime: '',
  hasAgent: true,
  feeAsOf: null,
  isUsual: false,
  fees: {
    llc: { filingFee, feeAsOf: null, isUsual: false, scheduledFee: null },
    corporation:
      code === 'WY' ? { filingFee: 150, feeAsOf: null, isUsual: false, scheduledFee: null } : null,
    partnership: null,
  },
  publishes: [],
  yearly: { llc: '$60' },
  page: null,
  popularLabel: code === 'WY' ? 'BEST CHOICE' : null,
  entitySearchUrl: null,
  ...agent,
})

/** Two packages, two states, an add-on for both packages, one for the dearer and an agent for the cheaper. */
export const CATALOGUE: CheckoutCatalogue = {
  packages: [offer('starter', 'Starter', 49), offer('standard', 'Standard', 149)],
  states: [
    stateOffer('WY', 'Wyoming', 100, { monthlyPrice: 12, yearlyPrice: 99 }),
    stateOffer('NY', 'New York', 200, { monthlyPrice: null, yearlyPrice: 149 }),
  ],
  addons: [
    {
      id: 'a-ein',
      name: 'EIN',
      description: '',
      price: 49,
      tiers: ['starter', 'standard'],
      recurring: null,
      agent: null,
    },
    {
      id: 'a-address',
      name: 'Business Address',
      description: '',
      price: 10,
      tiers: ['standard'],
      recurring: { monthly: 29, annual: 299 },
      agent: null,
    },
    {
      id: 'a-agent',
      name: 'Registered Agent (1 year)',
      description: '',
      price: 99,
      tiers: ['starter'],
      recurring: null,
      agent: { monthlyPrice: null, annualPrice: null },
    },
  ],
  notes: { places: [], review: '' },
  times: { filing: 'We file within 24 hours.', ein: 'An EIN takes the IRS a day.' },
  isFallback: false,
}

/** A checkout that begins with nothing known of its visitor. */
export const FRESH_START = { draft: null, prefill: null } as const
