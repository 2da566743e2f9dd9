import type { Period } from '@/src/domain/vocabulary/order-line'

/** What a registered agent costs in a state, in dollars. Not every state is sold by the month. */
export type AgentPrices = { readonly monthly: number | null; readonly annual: number }

type StatePrices = {
  readonly monthlyPrice?: number | null
  readonly yearlyPrice?: number | null
}
type ListPrices = {
  readonly price: number
  readonly monthlyPrice?: number | null
  readonly annualPrice?: number | null
}

/** The state's own prices for an agent; those of the catalogue entry where it has none. */
export function agentPrices(state: StatePrices | null, addon: ListPrices): AgentPrices {
  return {
    monthly: state?.monthlyPrice ?? addon.monthlyPrice ?? null,
    annual: state?.yearlyPrice ?? addon.annualPrice ?? addon.price,
  }
}

export function agentBilling(prices: AgentPrices, wanted: Period): Period {
  return wanted === 'monthly' && prices.monthly !== null ? 'monthly' : 'annual'
}

/** What an agent costs by a billing, in dollars. */
export function agentPrice(prices: AgentPrices, wanted: Period): number {
  const billing = agentBilling(prices, wanted)
  return billing === 'monthly' && prices.monthly !== null ? prices.monthly : prices.annual
}
