import type { Makers } from './maker'

export const catalogue: Pick<
  Makers,
  'packages' | 'addons' | 'offers' | 'states' | 'services' | 'checkoutPackages' | 'confirmations'
> = {
  packages: (serial) => ({
    name: `Package ${serial}`,
    description: 'A package for a test',
    price: 79,
    tier: 'standard',
    features: ['Filing', 'EIN'],
    isPopular: false,
    isActive: true,
  }),
  addons: (serial) => ({
    name: `Add-on ${serial}`,
    price: 29.5,
    category: 'document',
    isActive: true,
    isRegisteredAgent: false,
    isRepeatable: false,
    showInStarter: true,
    showInStandard: true,
    showInPremium: true,
  }),
  offers: (serial) => ({
    title: `Offer ${serial}`,
    code: `CODE-${serial}`,
    kind: 'amount',
    value: 10,
    appliesTo: 'all',
    needsFormation: false,
    isActive: true,
  }),
  // The seed has taken every real code; no state's begins with one of these letters.
  states: (serial) => ({
    name: `Territory ${serial}`,
    code: `${'BQXYZ'[Math.floor(serial / 26) % 5]}${String.fromCharCode(65 + (serial % 26))}`,
    filingFee: 100,
    oneTimePrice: 49,
    turnaroundTime: '3 business days',
    agent: { name: 'Invented Agents Inc.', street: '1 Main St', city: 'Town', zipCode: '82001' },
    isActive: true,
    isPopular: false,
  }),
  // One row each is seeded: a test that builds one removes the seeded row first.
  services: () => ({
    name: 'Trademark Service',
    slug: 'trademark',
    checkoutTitle: 'Trademark Service',
    packageTypes: [{ key: 'search', label: 'Search', price: 199 }],
    isActive: true,
    sortOrder: 4,
  }),
  confirmations: () => ({ need: 'paper_review', isOn: false }),
  checkoutPackages: async (serial, build, given) => ({
    package: given.package ?? (await build('packages')).id,
    stepTitle: `Step ${serial}`,
    stepDescription: 'What this package is for',
    isActive: true,
  }),
}
