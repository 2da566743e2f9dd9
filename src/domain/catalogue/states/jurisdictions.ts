import { keyIn } from '../../vocabulary/keys' // next.config.ts reads this file, and knows no @/
import stateNames from './state-names.json' with { type: 'json' }

/** The 50 states and the District of Columbia, by postal code. */
export const JURISDICTIONS = stateNames

/** What a jurisdiction is called; null for a code that none has. */
export function jurisdictionName(code: string | null | undefined): string | null {
  const known = keyIn(JURISDICTIONS, code)
  return known && JURISDICTIONS[known]
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(JURISDICTIONS).map(([code, name]) => [slugOf(name), code]),
)

/** How every jurisdiction is called in addresses: `new-york`. */
export const STATE_SLUGS: readonly string[] = [...CODES.keys()]

/** The postal code of a jurisdiction, from its name in an address; null when there is none. */
export function codeOfSlug(slug: string): string | null {
  return CODES.get(slug) ?? null
}

/** The jurisdiction whose own page an address is; null for other pages. */
export function stateName(path: string): string | null {
  const slug = path.startsWith('/llc/') ? path.slice('/llc/'.length) : ''
  return Object.values(JURISDICTIONS).find((name) => slugOf(name) === slug) ?? null
}

/** The address of a jurisdiction's own page; null for a code that none has. */
export function statePath(code: string): string | null {
  const name = jurisdictionName(code)
  return name ? `/llc/${slugOf(name)}` : null
}
