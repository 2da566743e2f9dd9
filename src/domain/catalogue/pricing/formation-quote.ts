import type { ExpediteLine, ExpediteOffer } from '@/src/domain/catalogue/pricing/expedite'
import type { QuotedOffer } from '@/src/domain/catalogue/pricing/offer'
import {
  type AgentPrices,
  agentBilling,
  agentPrice,
} from '@/src/domain/catalogue/pricing/registered-agent'
import { stateFeeLabel } from '@/src/domain/catalogue/pricing/state-fee-label'
import type { AddedWork } from '@/src/domain/vocabulary/added-work'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { add, type Money, money, sum, usd } from '@/src/domain/vocabulary/money/money'
import type { Billing, OrderLine, Period } from '@/src/domain/vocabulary/order-line'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import type { Tier } from '@/src/domain/vocabulary/tiers'
import type { Work } from '@/src/domain/vocabulary/work'

/** What the business address costs where its catalogue entry gives no recurring price, in dollars. */
export const BUSINESS_ADDRESS_PRICE = { monthly: 29, annual: 299 } as const

export type PricedPackage = {
  id: string
  name: string
  price: number
  tier: Tier
  /** What it holds beside the filing, the EIN and the agent. */
  includes?: readonly AddedWork[] | null
  isActive: boolean
}
export type PricedState = {
  id: string
  name: string
  code: string
  filingFee: number
  /** No one has confirmed the amount with the state. */
  isUsualFee?: boolean
  /** The amount includes the reservation of the name. */
  hasReservation?: boolean
  isActive: boolean
}
export type PricedAddon = {
  id: string
  name: string
  price: number
  tiers: readonly Tier[]
  /** Dollars by the month and by the year, for what recurs; these replace the list price. */
  recurring: { monthly: number; annual: number } | null
  /** What it costs in the chosen state, for the registered agent alone; instead of all the above. */
  agent?: AgentPrices | null
  service?: TrackedService | null
  /** What the order keeps of an add-on of the operator's own. */
  work?: Work | null
  isActive: boolean
}

/** The catalogue entries that a choice named, as the database holds them now. */
export type FormationChoice = {
  readonly package: PricedPackage | null
  readonly state: PricedState | null
  readonly addons: readonly PricedAddon[]
  readonly businessAddressBilling: Period
  /** By the year where nothing is said. */
  readonly registeredAgentBilling?: Period
  /** An LLC where nothing is said. */
  readonly companyType?: CompanyType
  /** The state's faster review, where one was chosen. */
  readonly expedite?: ExpediteLine | null
  /** A type whose fee in the state we have no source for: staff make the offer. */
  readonly isRequest?: boolean
}

export type Quote = {
  readonly lines: readonly OrderLine[]
  readonly totalMinor: number
  readonly currency: 'USD'
  /** What the order holds beside its lines, and what is kept of the operator's own add-ons. */
  readonly work?: readonly Work[]
  /** The faster reviews that the chosen state sells, where the server was asked. */
  readonly expedite?: ExpediteOffer
  /** The offer that was asked for, and what became of it; absent without one. */
  readonly offer?: QuotedOffer
  /** Nothing is priced or charged: staff make an offer. */
  readonly isRequest?: true
}

const line = (
  kind: OrderLine['kind'],
  ref: string,
  label: string,
  amount: Money,
  billing: Billing = 'once',
): OrderLine => ({ kind, ref, label, amountMinor: amount.minor, refundable: true, billing })

const PERIODS: Record<Period, string> = { monthly: 'one month', annual: 'one year' }

function agentLine(addon: PricedAddon, prices: AgentPrices, choice: FormationChoice): OrderLine {
  const wanted = choice.registeredAgentBilling ?? 'annual'
  const billing = agentBilling(prices, wanted)
  const where = choice.state ? ` in ${choice.state.name}` : ''
  const label = `Registered agent${where} (${PERIODS[billing]})`
  return line('add_on', addon.id, label, usd(agentPrice(prices, wanted)), billing)
}

function addonLine(addon: PricedAddon, choice: FormationChoice): OrderLine {
  if (addon.agent) return agentLine(addon, addon.agent, choice)
  if (!addon.recurring) return line('add_on', addon.id, addon.name, usd(addon.price))
  const billing = choice.businessAddressBilling
  const label = `${addon.name} (${PERIODS[billing]})`
  return line('add_on', addon.id, label, usd(addon.recurring[billing]), billing)
}

const expediteOrderLine = ({ ref, label, amountMinor }: ExpediteLine): OrderLine =>
  line('state_fee', ref, label, money(amountMinor, 'USD'))

const ofService = (one: OrderLine, { service }: PricedAddon): OrderLine =>
  service ? { ...one, service } : one

/**
 * What a formation costs: the package, the fee of the state for its type at cost, and the add-ons.
 *
 * Only what is chosen so far is priced. The total is that of the lines, in whole cents.
 */
export function quoteFormation(choice: FormationChoice): Quote {
  const { package: chosen, state, addons } = choice
  if (choice.isRequest) return { lines: [], totalMinor: 0, currency: 'USD', isRequest: true }
  const lines = [
    ...(chosen ? [line('service', chosen.id, `${chosen.name} package`, usd(chosen.price))] : []),
    ...(state
      ? [
          line(
            'state_fee',
            state.id,
            stateFeeLabel(state, choice.companyType),
            usd(state.filingFee),
          ),
        ]
      : []),
    ...(state && choice.expedite ? [expediteOrderLine(choice.expedite)] : []),
    ...addons.map((addon) => ofService(addonLine(addon, choice), addon)),
  ]
  const total = sum(
    lines.map((one) => money(one.amountMinor, 'USD')),
    'USD',
  )
  const work = [
    ...(chosen?.includes ?? []).map((key) => ({ key, name: null, question: null, steps: [] })),
    ...addons.flatMap((addon) => addon.work ?? []),
  ]
  return {
    lines,
    totalMinor: total.minor,
    currency: 'USD',
    ...(work.length > 0 ? { work } : {}),
  }
}

/** Our own part of a sale, in cents: everything but the state's fee. */
export function ownRevenueMinor(lines: readonly OrderLine[]): number {
  const own = lines.filter((one) => one.kind !== 'state_fee')
  return own.map((one) => money(one.amountMinor, 'USD')).reduce(add, money(0, 'USD')).minor
}
