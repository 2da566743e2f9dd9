/** What a package's behaviour hangs on: its delivery time and the add-ons offered with it. */
export const TIERS = ['starter', 'standard', 'premium'] as const

export type Tier = (typeof TIERS)[number]

/** The packages whose price includes our agent for the first year. */
const TIERS_WITH_AGENT: readonly Tier[] = ['standard', 'premium']

export function tierIncludesAgent(tier: string | null | undefined): boolean {
  return TIERS_WITH_AGENT.some((one) => one === tier)
}

/** The packages whose price includes a document of our own: an LLC's operating agreement. */
export function tierIncludesDocument(tier: string | null | undefined): boolean {
  return tier === 'standard' || tier === 'premium'
}

/** The packages whose price includes the EIN. */
const TIERS_WITH_EIN: readonly Tier[] = ['standard', 'premium']

export function tierIncludesEin(tier: string | null | undefined): boolean {
  return TIERS_WITH_EIN.some((one) => one === tier)
}
