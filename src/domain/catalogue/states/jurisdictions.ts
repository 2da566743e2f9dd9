/** The 50 states and the District of Columbia, by postal code. */
export const JURISDICTIONS = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const

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
  const name = Object.entries(JURISDICTIONS).find(([known]) => known === code)?.[1]
  return name ? `/llc/${slugOf(name)}` : null
}
