import type { CheckoutCatalogue, CheckoutPackage } from '@/src/domain/checkout/checkout-view'

const offer = (tier: 'starter' | 'standard', name: string, price: number): CheckoutPackage => ({
  id: `p-${tier}`,
  name,
  price,
  tier,
  description: '',
  features: [],
  isPopular: false,
  step: null,
})

/** Two packages, one state, an add-on for both and one for the dearer package alone. */
export const CATALOGUE: CheckoutCatalogue = {
  packages: [offer('starter', 'Starter', 49), offer('standard', 'Standard', 149)],
  states: [
    {
      id: 's-wy',
      name: 'Wyoming',
      code: 'WY',
      filingFee: 100,
      turnaroundTime: '',
      feeAsOf: null,
      popularLabel: 'BEST CHOICE',
      entitySearchUrl: null,
    },
  ],
  addons: [
    {
      id: 'a-ein',
      name: 'EIN',
      description: '',
      price: 49,
      tiers: ['starter', 'standard'],
      recurring: null,
    },
    {
      id: 'a-address',
      name: 'Business Address',
      description: '',
      price: 10,
      tiers: ['standard'],
      recurring: { monthly: 29, annual: 299 },
    },
  ],
  isFallback: false,
}
