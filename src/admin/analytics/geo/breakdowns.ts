import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { countryName } from '@/src/domain/vocabulary/places/countries'

/** What the figures can be told by, in the order of the tabs. */
export const BREAKDOWNS = {
  country: { tab: 'Countries', head: 'Country', unknown: 'Unknown' },
  region: { tab: 'US states', head: 'State', unknown: 'Unknown' },
  page: { tab: 'Pages', head: 'Page', unknown: 'Unknown' },
  source: { tab: 'Sources', head: 'Source', unknown: 'Unknown' },
  campaign: { tab: 'Campaigns', head: 'Campaign', unknown: 'None' },
} as const

export type Breakdown = keyof typeof BREAKDOWNS

const isBreakdown = (value: unknown): value is Breakdown =>
  typeof value === 'string' && Object.hasOwn(BREAKDOWNS, value)

/** The breakdown that an address asks for; countries when it asks for none that there is. */
export const breakdownIn = (value: unknown): Breakdown => (isBreakdown(value) ? value : 'country')

const STATES: Readonly<Record<string, string>> = JURISDICTIONS

/** A state's name by its code; a territory stays its code. */
export const stateName = (code: string): string => STATES[code] ?? code

export function valueName(by: Breakdown, value: string): string {
  if (value === '') return BREAKDOWNS[by].unknown
  if (by === 'country') return countryName(value)
  return by === 'region' ? stateName(value) : value
}
