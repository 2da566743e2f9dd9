import { BUSINESS_ADDRESS_PRICE, type Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { serviceOfAddon, workOfAddon } from '@/src/domain/catalogue/pricing/service-addons'
import { usd } from '@/src/domain/vocabulary/money/money'
import type { Billing, OrderLine } from '@/src/domain/vocabulary/order-line'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import type { Tier } from '@/src/domain/vocabulary/tiers'
import type { OwnStep } from '@/src/domain/vocabulary/work'

/** An add-on of the catalogue, as it may be bought for an order that is there already. */
export type ExtraAddon = {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly price: number
  readonly code: string | null
  /** What an add-on of the operator's own asks, and its steps. */
  readonly question?: string | null
  readonly steps?: readonly OwnStep[] | null
  readonly tiers: readonly Tier[]
  /** Dollars by the month and by the year, for what recurs. */
  readonly recurring: { readonly monthly: number; readonly annual: number } | null
}

/** What an order holds already: its own lines and those of its extras. */
export type ExtraContext = {
  readonly tier: Tier | null
  readonly services: readonly TrackedService[]
  readonly refs: readonly string[]
  /** It says for which company, and in which state: a registered agent is for both. */
  readonly isPlaced: boolean
}

/** What someone may add who bought a service without a formation. */
const BESIDE_SERVICES: readonly string[] = ['registered_agent', 'business_address']

function suits(addon: ExtraAddon, { tier, services, isPlaced }: ExtraContext): boolean {
  if (addon.code === 'llc_formation') return false // needs a state and a name: it has its checkout
  if (addon.code === 'annual_report') return false // sold where its deadline stands, with the state's fee
  if (addon.code === 'ein' && services.includes('ein')) return false
  if (addon.code === 'registered_agent' && !isPlaced) return false
  if (services.includes('llc')) return tier === null || addon.tiers.includes(tier)
  return addon.code === 'ein' || BESIDE_SERVICES.includes(addon.code ?? '')
}

/** The add-ons that an order can still be given. A package's tier leaves out what it includes. */
export function offeredExtras(addons: readonly ExtraAddon[], context: ExtraContext): ExtraAddon[] {
  return addons.filter((addon) => !context.refs.includes(addon.id) && suits(addon, context))
}

const PERIOD_LABELS = { monthly: 'one month', annual: 'one year' } as const

/** What an extra costs, as the one line of its own order. */
export function quoteExtra(addon: ExtraAddon, billing: Exclude<Billing, 'once'>): Quote {
  const recurring =
    addon.recurring ?? (addon.code === 'business_address' ? BUSINESS_ADDRESS_PRICE : null)
  const amount = usd(recurring ? recurring[billing] : addon.price)
  const line: OrderLine = {
    kind: 'add_on',
    ref: addon.id,
    label: recurring ? `${addon.name} (${PERIOD_LABELS[billing]})` : addon.name,
    amountMinor: amount.minor,
    refundable: true,
    billing: recurring ? billing : 'once',
    service: serviceOfAddon(addon),
  }
  const work = workOfAddon(addon)
  return {
    lines: [line],
    totalMinor: amount.minor,
    currency: 'USD',
    ...(work ? { work: [work] } : {}),
  }
}
