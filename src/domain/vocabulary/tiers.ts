/** What a package's behaviour hangs on: its delivery time and the add-ons offered with it. */
export const TIERS = ['starter', 'standard', 'premium'] as const

export type Tier = (typeof TIERS)[number]

const isFuller = (tier: string | null | undefined): boolean =>
  tier === 'standard' || tier === 'premium'

/** Whether the price of a package includes our agent for the first year. */
export const tierIncludesAgent = isFuller

/** Whether it includes a document of our own: an LLC's operating agreement. */
export const tierIncludesDocument = isFuller

/** Whether it includes the EIN. */
export const tierIncludesEin = isFuller
