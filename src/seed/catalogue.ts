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
  return { packages, addons, states, services, checkoutPackages }
}
