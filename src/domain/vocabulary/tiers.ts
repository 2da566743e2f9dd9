/** What a package's behaviour hangs on: its delivery time and the add-ons offered with it. */
export const TIERS = ['starter', 'standard', 'premium'] as const

export type Tier = (typeof TIERS)[number]
