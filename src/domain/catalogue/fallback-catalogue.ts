import packages from '@/src/domain/catalogue/fallback-packages.json' with { type: 'json' }
import { TIERS } from '@/src/domain/vocabulary/tiers'
import type { PackageView, StateView } from './catalogue-views'

/** Shown, and not sold, while the database cannot be read. */
export const FALLBACK_PACKAGES: readonly PackageView[] = TIERS.map((tier) => ({
  id: tier,
  tier,
  ...packages[tier],
}))

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
