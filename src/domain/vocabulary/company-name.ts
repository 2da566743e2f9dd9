const SUFFIX = /\b(?:llc|l\.l\.c\.?|limited liability company)\s*$/i

/** The name as a certificate would bear it: with "LLC" at its end, unless it says so already. */
export function nameWithSuffix(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  return trimmed === '' || SUFFIX.test(trimmed) ? trimmed : `${trimmed} LLC`
}
