import type { Payload } from 'payload'
import { llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { FALLBACK_PACKAGES } from '@/src/domain/catalogue/fallback-catalogue'
import {
  type StateRecord,
  stateDataset,
  turnaround,
} from '@/src/domain/catalogue/states/state-record'
import { AREA_NAMES, AREAS, SUB_ADMIN_DEFAULTS } from '@/src/domain/platform/permissions/areas'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { countRows } from '@/src/lib/find-one'
import {
  ADDON_SEEDS,
  CHECKOUT_PACKAGE_SEEDS,
  PACKAGE_CONTENTS,
  SERVICE_SEEDS,
} from '@/src/seed/catalogue-seeds'
import { createMissing } from '@/src/seed/create-missing'
import dataset from '@/src/seed/data/states.json'
import {
  CANNED_REPLY_SEEDS,
  EMAIL_TEMPLATE_SEEDS,
  FOLLOW_UP_SEEDS,
} from '@/src/seed/mail-and-reply-seeds'
import { seedSite } from '@/src/seed/site'
import { STATE_FACTS } from '@/src/seed/state-facts'

/** The states that the checkout shows as cards. */
const POPULAR: Readonly<Record<string, string | undefined>> = {
  WY: 'BEST CHOICE',
  CO: 'POPULAR',
  DE: 'BUSINESS FRIENDLY',
}

/** Our own prices in every state, in dollars: the service fee, and a registered agent. */
const OUR_PRICES = { oneTimePrice: 49, monthlyPrice: 12, yearlyPrice: 99 }

/** No one has chosen another zone yet. */
const TODAY = isoDayIn(new Date(), DEFAULT_TIME_ZONE)

function stateSeed(record: StateRecord) {
  const popularLabel = POPULAR[record.code]
  const facts = STATE_FACTS[record.code] ?? []
  return {
    name: record.name,
    code: record.code,
    filingFee: llcFeeInForce({ facts, filingFee: 0 }, TODAY).filingFee,
    facts: [...facts],
    ...OUR_PRICES,
    turnaroundTime: turnaround(record),
    isActive: true,
    isPopular: popularLabel !== undefined,
    popularLabel: popularLabel ?? null,
    formationDocument: record.formation_document,
    agency: record.agency,
    entitySearchUrl: record.entity_search_url,
    expediteOffered: record.expedite.applies_to_llc_formation === true,
    notes: record.notes.map((note) => ({ note })),
  }
}

/** The 50 states and DC as the bundled dataset has them (see data/CREDITS.md). */
const STATE_SEEDS = stateDataset.parse(dataset).states.map(stateSeed)

const PERMISSION_SEEDS = AREA_NAMES.flatMap((area) => {
  const { label, category } = AREAS[area]
  return [
    { name: `view_${area}`, description: `View ${label}`, category },
    { name: `manage_${area}`, description: `Manage ${label}`, category },
  ]
})

/** The list of permissions, and what a sub-admin holds until staff decide otherwise. */
async function seedPermissions(payload: Payload) {
  const permissions = await createMissing(payload, 'permissions', ['name'], PERMISSION_SEEDS)
  const totalDocs = await countRows({ payload }, 'rolePermissions', {
    overrideAccess: true, // seeding has no user
  })
  const defaults = SUB_ADMIN_DEFAULTS.map((permissionName) => ({
    role: 'sub_admin' as const,
    permissionName,
    granted: true,
  }))
  // A permission that staff have taken away must not come back.
  const rolePermissions = await createMissing(
    payload,
    'rolePermissions',
    ['role', 'permissionName'],
    totalDocs === 0 ? defaults : [],
  )
  return { permissions, rolePermissions }
}

const GATEWAY_SEEDS = [
  { name: 'Stripe', type: 'stripe' as const, enabled: false },
  {
    name: 'Razorpay',
    type: 'razorpay' as const,
    enabled: false,
    settings: { exchangeRate: 83.5 },
  },
  { name: 'PayPal', type: 'paypal' as const, enabled: false },
]

/** The payment providers, without keys and switched off. */
async function seedGateways(payload: Payload) {
  return createMissing(payload, 'paymentGateways', ['type'], GATEWAY_SEEDS)
}

const PACKAGE_SEEDS = FALLBACK_PACKAGES.map(({ id: _, ...item }) => ({
  ...item,
  ...PACKAGE_CONTENTS[item.tier],
  isActive: true,
}))

/** The offer behind the popup's text. */
const FREE_EIN = 'EIN at no charge'

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
async function seedCatalogue(payload: Payload) {
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

/** The answers that support gives every day; what staff deleted does not come back. */
async function seedReplies(payload: Payload) {
  const totalDocs = await countRows({ payload }, 'cannedReplies', {
    overrideAccess: true, // seeding has no user
  })
  return createMissing(
    payload,
    'cannedReplies',
    ['shortcut'],
    totalDocs === 0 ? CANNED_REPLY_SEEDS : [],
  )
}

/** All that a new installation begins with. What is there already stays as it is. */
export async function seedEverything(payload: Payload) {
  const permissions = await seedPermissions(payload)
  const catalogue = await seedCatalogue(payload)
  return {
    ...permissions,
    ...catalogue,
    ...(await seedMarketing(payload)),
    ...(await seedSite(payload, catalogue.offers.get(FREE_EIN)?.id)),
    paymentGateways: await seedGateways(payload),
    cannedReplies: await seedReplies(payload),
  }
}

/** Email templates of each type, and the follow-ups that send them. */
async function seedMarketing(payload: Payload) {
  const emailTemplates = await createMissing(
    payload,
    'emailTemplates',
    ['name'],
    EMAIL_TEMPLATE_SEEDS,
  )
  const campaigns = FOLLOW_UP_SEEDS.flatMap(({ template, ...campaign }) => {
    const emailTemplate = emailTemplates.get(template)?.id
    return emailTemplate ? [{ ...campaign, emailTemplate, isActive: false }] : []
  })
  const followupCampaigns = await createMissing(payload, 'followupCampaigns', ['name'], campaigns)
  return { emailTemplates, followupCampaigns }
}
