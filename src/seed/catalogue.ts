import type { Payload } from 'payload'

import { FALLBACK_PACKAGES } from '@/src/domain/catalogue/fallback-catalogue'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { ADDON_SEEDS } from '@/src/seed/addon-seeds'
import { CHECKOUT_PACKAGE_SEEDS } from '@/src/seed/checkout-package-seeds'
import { createMissing } from '@/src/seed/create-missing'
import { SERVICE_SEEDS } from '@/src/seed/service-seeds'
import { STATE_SEEDS } from '@/src/seed/state-seeds'

const PACKAGE_SEEDS = FALLBACK_PACKAGES.map(({ id: _, features, ...item }) => ({
  ...item,
  features: [...features],
  isActive: true,
}))

/** The offer behind the popup's text. */
export const FREE_EIN = 'EIN at no charge'

/** Off until staff switch it on, as the popup is. */
function offerSeeds(addons: ReadonlyMap<string, { id: string; code?: string | null }>) {
  const ein = [...addons.values()].find(({ code }) => code === 'ein')
  if (!ein) return []
  return [
    {
      title: FREE_EIN,
      kind: 'percent' as const,
      value: 100,
      appliesTo: 'named' as const,
      addons: [ein.id],
      needsFormation: true,
      maxUsesPerPerson: 1,
      isActive: false,
    },
  ]
}

/** What is for sale: packages by tier, add-ons by name, states by code, services by slug. */
export async function seedCatalogue(payload: Payload) {
  const packages = await createMissing(payload, 'packages', ['tier'], PACKAGE_SEEDS)
  const addons = await createMissing(payload, 'addons', ['name'], ADDON_SEEDS)
  const states = await createMissing(payload, 'states', ['code'], STATE_SEEDS)
  const services = await createMissing(payload, 'services', ['slug'], SERVICE_SEEDS)
  const descriptions = TIERS.flatMap((tier, index) => {
    const item = packages.get(tier)
    return item
      ? [
          {
            ...CHECKOUT_PACKAGE_SEEDS[tier],
            package: item.id,
            sortOrder: index + 1,
            isActive: true,
          },
        ]
      : []
  })
  const checkoutPackages = await createMissing(
    payload,
    'checkoutPackages',
    ['package'],
    descriptions,
  )
  const offers = await createMissing(payload, 'offers', ['title'], offerSeeds(addons))
  return { packages, addons, offers, states, services, checkoutPackages }
}
