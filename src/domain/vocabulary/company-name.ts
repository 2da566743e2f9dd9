const SUFFIX = /\b(?:llc|l\.l\.c\.?|limited liability company)\s*$/i

/** Where a tab remembers the name that was tried before the purchase. */
export const COMPANY_NAMED = 'charterdesk.company'

/** The name as a certificate would bear it: with "LLC" at its end, unless it says so already. */
export function nameWithSuffix(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  return trimmed === '' || SUFFIX.test(trimmed) ? trimmed : `${trimmed} LLC`
}
