import { cacheLife, cacheTag } from 'next/cache'

import { packageDifferences } from '@/src/domain/catalogue/package-differences'
import type {
  CheckoutAddon,
  CheckoutCatalogue,
  CheckoutPackage,
} from '@/src/domain/checkout/checkout-view'
import { idOf } from '@/src/domain/vocabulary/relation'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import type { Addon, CheckoutPackage as PackageStep } from '@/src/payload-types'
import { getPackages } from '@/src/queries/catalogue/packages'
import { getCheckoutStates } from '@/src/queries/checkout/checkout-states'
import { activeRows } from '@/src/queries/platform/public-payload'
import { recurringPrice, TIER_FLAGS } from '@/src/services/catalogue/catalogue-choice'

async function readSteps(): Promise<PackageStep[]> {
  'use cache'
  cacheTag('checkoutPackages')
  cacheLife('max')
  return activeRows('checkoutPackages', { sort: 'sortOrder', limit: 24 })
}

/** What most companies need stands first: an agent, an address, then the rest by price. */
const weight = (addon: Pick<Addon, 'isRegisteredAgent' | 'code'>) =>
  addon.isRegisteredAgent ? 2 : addon.code === 'business_address' ? 1 : 0

async function readAddons(): Promise<CheckoutAddon[]> {
  'use cache'
  cacheTag('addons')
  cacheLife('max')
  const docs = await activeRows('addons', { sort: 'price', limit: 50 })
  return docs
    .sort((a, b) => weight(b) - weight(a))
    .map((addon) => ({
      id: addon.id,
      name: addon.name,
      description: addon.description ?? '',
      price: addon.price,
      tiers: TIERS.filter((tier) => addon[TIER_FLAGS[tier]]),
      recurring: recurringPrice(addon),
      agent: addon.isRegisteredAgent
        ? { monthlyPrice: addon.monthlyPrice ?? null, annualPrice: addon.annualPrice ?? null }
        : null,
    }))
}

function stepOf(
  steps: readonly PackageStep[],
  packageId: string,
  sayPromises: (text: string) => string,
): CheckoutPackage['step'] {
  const step = steps.find((one) => idOf(one.package) === packageId)
  if (!step) return null
  return {
    title: step.stepTitle,
    description: step.stepDescription,
    detailedFeatures: step.detailedFeatures ?? [],
    benefits: step.checkoutBenefits ?? [],
    process: step.processDescription ?? '',
    timeline: step.timelineText ?? '',
    guarantee: sayPromises(step.guaranteeText ?? ''),
  }
}

/**
 * Everything the formation checkout offers; the built-in lists when the database can't be read.
 *
 * @param sayPromises puts our promises into what names them
 */
export async function getCheckoutCatalogue(
  sayPromises: (text: string) => string,
): Promise<CheckoutCatalogue> {
  const [packages, states] = await Promise.all([getPackages(), getCheckoutStates()])
  const isFallback = packages.isFallback || states.isFallback
  const [steps, addons] = isFallback ? [[], []] : await Promise.all([readSteps(), readAddons()])
  return {
    packages: packages.items.map((one) => ({
      ...one,
      step: stepOf(steps, one.id, sayPromises),
      differences: packageDifferences(one.tier, addons),
    })),
    states: states.items,
    addons,
    isFallback,
  }
}
