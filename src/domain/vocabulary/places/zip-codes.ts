import prefixes from './zip-prefixes.json' with { type: 'json' }

/** The first three digits of the ZIP codes that the postal service gives to each state. */
const PREFIXES: Readonly<Record<string, readonly (readonly number[])[]>> = prefixes

/** A US ZIP code, with or without the four digits that follow it. */
export const ZIP_CODE = /^\d{5}(?:-\d{4})?$/

/** Whether a ZIP code lies in a state. Of a state that is not known here nothing is refused. */
export function zipIsIn(state: string, zipCode: string): boolean {
  const ranges = PREFIXES[state]
  if (!ranges) return true
  const prefix = Number(zipCode.slice(0, 3))
  return ranges.some(([first = 0, last = 0]) => prefix >= first && prefix <= last)
}

/** A ZIP code that lies in a state; for what is invented. */
export const zipIn = (state: string): string =>
  `${String(PREFIXES[state]?.[0]?.[0] ?? 0).padStart(3, '0')}01`
