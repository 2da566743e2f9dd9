import { cacheTag } from 'next/cache'

import type { Readable } from '@/src/domain/catalogue/catalogue-views'
import { needsPublication } from '@/src/domain/catalogue/facts/on-sale'
import { FACT_COMPANIES, readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { FALLBACK_STATES } from '@/src/domain/catalogue/fallback-catalogue'
import { isDocument } from '@/src/domain/catalogue/licensing/sale-of'
import { statePath } from '@/src/domain/catalogue/states/jurisdictions'
import type {
  CheckoutAddon,
  CheckoutCatalogue,
  CheckoutPackage,
  CheckoutState,
  PackageDifference,
  SellingNotes,
} from '@/src/domain/checkout/checkout-view'
import { yearlyCharge } from '@/src/domain/compliance/type-facts-view'
import { idOf } from '@/src/domain/vocabulary/relation'
import { TIERS, type Tier } from '@/src/domain/vocabulary/tiers'
import type { Addon, CheckoutPackage as PackageStep, State } from '@/src/payload-types'
import { getPackages, getSellingNotes } from '@/src/queries/catalogue/services'
import { activeStates, STATE_FACTS, stateFacts } from '@/src/queries/catalogue/states'
import { activeRows, attemptFor } from '@/src/queries/platform/public-payload'
import { recurringPrice, TIER_FLAGS } from '@/src/services/catalogue/catalogue-choice'
import type { Sales } from '@/src/services/catalogue/licensing/confirmations'

const SELECT = {
  ...STATE_FACTS,
  monthlyPrice: true,
  yearlyPrice: true,
} as const

/** The states with all that a checkout says of them; or the stand-ins, which are not for sale. */
export async function getCheckoutStates(): Promise<Readable<CheckoutState>> {
  const items = await readStates()
  if (items?.length) return { items, isFallback: false }
  return { items: FALLBACK_STATES.map(standIn), isFallback: true }
}

async function readStates(): Promise<CheckoutState[] | undefined> {
  'use cache'
  return activeStates(SELECT, offerOf)
}

function offerOf(
  doc: Pick<State, 'id' | keyof typeof SELECT>,
  today: string,
  sales: Sales,
): CheckoutState {
  const facts = readFacts(doc.facts)
  return {
    ...stateFacts(doc, today, sales),
    yearly: Object.fromEntries(
      FACT_COMPANIES.flatMap((type) => {
        const charge = yearlyCharge(facts, type, today)
        return charge ? [[type, charge]] : []
      }),
    ),
    page: statePath(doc.code),
    publishes: FACT_COMPANIES.filter((type) => needsPublication(facts, type, today)),
    monthlyPrice: doc.monthlyPrice ?? null,
    yearlyPrice: doc.yearlyPrice ?? null,
  }
}

function standIn(state: (typeof FALLBACK_STATES)[number]): CheckoutState {
  return {
    ...state,
    turnaroundTime: state.turnaroundTime ?? '',
    fees: { llc: { ...state, scheduledFee: null }, corporation: null, partnership: null },
    yearly: {},
    page: null,
    publishes: [],
    hasAgent: true,
    monthlyPrice: null,
    yearlyPrice: null,
  }
}

async function readSteps(): Promise<PackageStep[] | undefined> {
  'use cache'
  cacheTag('checkoutPackages')
  return attemptFor('max', 'texts of the packages', () =>
    activeRows('checkoutPackages', { sort: 'sortOrder', limit: 24 }),
  )
}

/** What most companies need stands first: an agent, an address, then the rest by price. */
const weight = (addon: Pick<Addon, 'isRegisteredAgent' | 'code'>) =>
  addon.isRegisteredAgent ? 2 : addon.code === 'business_address' ? 1 : 0

type ReadAddon = CheckoutAddon & Pick<Addon, 'code'>

async function readAddons(): Promise<ReadAddon[] | undefined> {
  'use cache'
  cacheTag('addons')
  return attemptFor('max', 'add-ons', findAddons)
}

async function findAddons(): Promise<ReadAddon[]> {
  const docs = await activeRows('addons', { sort: 'price', limit: 50 })
  return docs
    .sort((a, b) => weight(b) - weight(a))
    .map((addon) => ({
      id: addon.id,
      code: addon.code,
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

/** A document that we prepare says who has reviewed it. */
const withReview = (addon: ReadAddon, { review }: SellingNotes): CheckoutAddon => {
  const { code, ...shown } = addon
  return isDocument(code) ? { ...shown, description: `${shown.description} ${review}` } : shown
}

/**
 * Everything the formation checkout offers; the built-in lists when the database can't be read.
 *
 * @param sayPromises puts our promises into what names them
 */
export async function getCheckoutCatalogue(
  sayPromises: (text: string) => string,
): Promise<CheckoutCatalogue> {
  const [packages, states, notes] = await Promise.all([
    getPackages(),
    getCheckoutStates(),
    getSellingNotes(),
  ])
  const isUnread = packages.isFallback || states.isFallback
  const [steps, read] = isUnread
    ? [undefined, undefined]
    : await Promise.all([readSteps(), readAddons()])
  const addons = read ?? []
  return {
    packages: packages.items.map((one) => ({
      ...one,
      step: stepOf(steps ?? [], one.id, sayPromises),
      differences: packageDifferences(one.tier, addons),
    })),
    states: states.items,
    addons: addons.map((addon) => withReview(addon, notes)),
    notes,
    times: { filing: sayPromises('{filing promise}'), ein: sayPromises('{EIN time}') },
    isFallback: read === undefined,
  }
}

/**
 * What a package includes that a smaller one sells beside it, and what it leaves to be added.
 *
 * An add-on is included in every tier above the last one that sells it; one that is sold with every
 * tier, or with none, tells no package from another.
 */
function packageDifferences(
  tier: Tier,
  addons: readonly CheckoutAddon[],
): readonly PackageDifference[] {
  return addons
    .filter(({ tiers }) => tiers.length > 0 && tiers.length < TIERS.length && isBelow(tiers))
    .map(({ name, price, tiers }) => ({ name, price: tiers.includes(tier) ? price : null }))
}

/** Whether it is sold with the smallest tiers alone. */
const isBelow = (tiers: readonly Tier[]) =>
  TIERS.slice(0, tiers.length).every((one) => tiers.includes(one))
