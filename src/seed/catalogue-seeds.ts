import { z } from 'zod'
import { ADDED_WORK } from '@/src/domain/vocabulary/added-work'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import catalogue from '@/src/seed/data/catalogue.json'

/** In which packages' checkouts an add-on is offered; `nowhere` is for what is sold beside a service. */
const OFFERED = {
  everywhere: { showInStarter: true, showInStandard: true, showInPremium: true },
  starter: { showInStarter: true, showInStandard: false, showInPremium: false },
  nowhere: { showInStarter: false, showInStandard: false, showInPremium: false },
}

const text = z.string()
const texts = z.array(text)

const seeds = z.strictObject({
  services: z.array(
    z.strictObject({
      slug: z.enum(['ein', 'itin', 'bookkeeping', 'trademark']),
      name: text,
      checkoutTitle: text,
      menuText: text,
      description: text,
      packageTypes: z.array(
        z.strictObject({
          key: z.enum(['standard', 'expedited', 'premium', 'basic', 'search', 'comprehensive']),
          label: text,
          price: z.number(),
          description: text,
          features: texts,
          turnaroundTime: text,
        }),
      ),
    }),
  ),
  addons: z.array(
    z.strictObject({
      name: text,
      description: text,
      price: z.number(),
      monthlyPrice: z.number().optional(),
      annualPrice: z.number().optional(),
      category: z.enum(['service', 'document', 'compliance', 'legal']),
      code: z.enum(['ein', 'registered_agent', 'llc_formation', 'trademark_class', ...ADDED_WORK]),
      isRegisteredAgent: z.boolean().default(false),
      isRepeatable: z.boolean().default(false),
      offered: z.enum(['everywhere', 'starter', 'nowhere']),
    }),
  ),
  packages: z.record(
    z.enum(TIERS),
    z.strictObject({ features: texts, includes: z.array(z.enum(ADDED_WORK)) }),
  ),
  checkoutPackages: z.record(
    z.enum(TIERS),
    z.strictObject({
      stepTitle: text,
      stepDescription: text,
      detailedFeatures: texts,
      checkoutBenefits: texts,
      processDescription: text,
      timelineText: text,
      guaranteeText: text,
    }),
  ),
})

/** What a new installation sells, in menu order. Prices are dollars. */
const { services, addons, packages, checkoutPackages } = seeds.parse(catalogue)

export const SERVICE_SEEDS = services.map((service, index) => ({
  ...service,
  sortOrder: index + 1,
  isActive: true,
}))

export const ADDON_SEEDS = addons.map(({ offered, ...addon }) => ({
  ...addon,
  ...OFFERED[offered],
  isActive: true,
}))

export const CHECKOUT_PACKAGE_SEEDS = checkoutPackages

/**
 * What each package says that it holds, where times count from the state's approval, and what is
 * produced of it beside the filing, the EIN and the agent.
 */
export const PACKAGE_CONTENTS = packages
