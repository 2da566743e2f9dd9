import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'

const itemOf = (type: string, name: string, price: number) => ({
  type,
  name,
  price,
  description: '',
  features: [],
  turnaroundTime: null,
})

/** What a small shop offers beside an ITIN. */
export const ITIN_OFFER: ServiceCatalogue = {
  id: 'itin',
  service: 'itin',
  name: 'ITIN Application',
  title: 'ITIN Application',
  description: '',
  timing: '',
  notes: { places: [], review: '' },
  priceNote: null,
  packages: [itemOf('standard', 'Standard', 199), itemOf('premium', 'Premium', 299)],
  addons: [
    {
      id: 'l',
      code: 'llc_formation',
      name: 'LLC Formation',
      description: '',
      price: 49,
      recurring: null,
    },
    { id: 'e', code: 'ein', name: 'EIN', description: '', price: 49, recurring: null },
    {
      id: 'r',
      code: 'registered_agent',
      name: 'Agent',
      description: '',
      price: 99,
      recurring: null,
    },
    {
      id: 'a',
      code: 'business_address',
      name: 'Address',
      description: '',
      price: 29,
      recurring: { monthly: 29, annual: 299 },
    },
  ],
  states: [
    {
      id: 'wy',
      code: 'WY',
      entitySearchUrl: null,
      name: 'Wyoming',
      filingFee: 100,
      feeAsOf: '2026-07-01',
      isUsual: false,
      turnaroundTime: '1 day',
    },
  ],
}
