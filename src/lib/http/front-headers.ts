import { deriveToken, isTokenFor } from '@/src/lib/secrets'

/*
 * What the front tells the web process about a request. The front removes every header of these
 * names that comes from outside, and signs its own with a secret that only the two know.
 */

/** Everything that only we may say begins with this. */
export const OWN_PREFIX = 'x-charterdesk-'
/** The visitor's address. */
export const CLIENT_HEADER = 'x-charterdesk-client'
/** Proves that the front wrote the others. */
export const FRONT_HEADER = 'x-charterdesk-front'
/** With it proxy and front tell the API how many came by the address that they ask about. */
export const VISIT_HEADER = 'x-charterdesk-visit'
/** The front asks for a public page for its memory: it sets the policy and knows the status. */
export const PAGE_HEADER = 'x-charterdesk-page'
/** The web process tells the front by it which cache tags an answer's request changed. */
export const CHANGED_HEADER = 'x-charterdesk-changed'
/** The request's name in all logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

const PURPOSE = 'front'
let secret: string | undefined

/** The secret between front and web process, the same in every process of an installation. */
export function frontSecret(): string {
  secret ??= deriveToken(PURPOSE)
  return secret
}

/** Whether the front asks for a public page, to keep it. */
export const isForMemory = (headers: Headers): boolean =>
  headers.has(PAGE_HEADER) && isFromFront(headers)

/** Whether a request came through the front. */
export function isFromFront(headers: Headers): boolean {
  const given = headers.get(FRONT_HEADER)
  return given !== null && isTokenFor(PURPOSE, given)
}
