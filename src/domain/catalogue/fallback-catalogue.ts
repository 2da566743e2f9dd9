import type { PackageView, StateView } from './catalogue-views'

/** Shown, and not sold, while the database cannot be read. */
export const FALLBACK_PACKAGES: readonly PackageView[] = [
  {
    id: 'starter',
    name: 'Starter',
    description: 'The state filing, done properly.',
    price: 49,
    tier: 'starter',
    features: ['Standard filing', 'Compliance offer', '7-10 business day processing'],
    isPopular: false,
  },
  {
    id: 'standard',
    name: 'Standard',
    description: 'Everything a new company needs to open for business.',
    price: 149,
    tier: 'standard',
    features: [
      'Standard filing',
      'Rush filing in 1 business day',
      'Compliance',
      'Operating agreement',
      'EIN',
      'Registered agent 1 year',
    ],
    isPopular: true,
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'Standard, plus the tools to run it.',
    price: 199,
    tier: 'premium',
    features: [
      'Everything in Standard',
      '100% accurate filing guarantee',
      'Document template library',
      'Domain with privacy',
      'Business email',
      'Premium support',
    ],
    isPopular: false,
  },
]

const FALLBACK_FEES = [
  ['DE', 'Delaware', 90],
  ['NV', 'Nevada', 75],
  ['WY', 'Wyoming', 100],
  ['TX', 'Texas', 300],
  ['CA', 'California', 70],
  ['FL', 'Florida', 125],
  ['CO', 'Colorado', 50],
] as const

export const FALLBACK_STATES: readonly StateView[] = FALLBACK_FEES.map(
  ([code, name, filingFee]) => ({
    id: code,
    code,
    name,
    filingFee,
    feeAsOf: null,
    isUsual: true,
    turnaroundTime: null,
    asksNoReport: false,
    isPopular: false,
    popularLabel: null,
    entitySearchUrl: null,
  }),
)
