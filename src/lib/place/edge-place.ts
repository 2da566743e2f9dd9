/** Where someone is, as far as it can be told; null for what cannot. */
export type Place = {
  /** ISO 3166-1, two letters. */
  readonly country: string | null
  /** A state of the US, in two letters. */
  readonly region: string | null
}

/** What the networks in front of sites call the country and the region of a visitor. */
export const EDGE_HEADERS = [
  { country: 'cf-ipcountry', region: 'cf-region-code' },
  { country: 'x-vercel-ip-country', region: 'x-vercel-ip-country-region' },
  { country: 'cloudfront-viewer-country', region: 'cloudfront-viewer-country-region' },
  { country: 'fastly-client-country', region: 'fastly-client-region' },
  { country: 'x-client-country', region: 'x-client-region' },
] as const

export type EdgeHeader = (typeof EDGE_HEADERS)[number]['country']

const COUNTRY = /^[A-Z]{2}$/
/** What networks say where they do not know, and for Tor. */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ'])
const STATE = /^[A-Z]{2}$/

/** A country's code, cleaned; null where it is none. */
export function countryCode(given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase() ?? ''
  return COUNTRY.test(code) && !NO_COUNTRY.has(code) ? code : null
}

/** A state of the US as `CA`, from `CA` or `US-CA`; null elsewhere. */
export function usState(country: string | null, given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase().replace(/^US-/, '') ?? ''
  return country === 'US' && STATE.test(code) ? code : null
}

/** What the network in front of the site says; to be believed only where one is trusted. */
export function edgePlace(headers: Headers): (Place & { readonly header: EdgeHeader }) | null {
  for (const { country: name, region } of EDGE_HEADERS) {
    const country = countryCode(headers.get(name))
    if (country) return { country, region: usState(country, headers.get(region)), header: name }
  }
  return null
}
