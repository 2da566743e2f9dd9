const HERE = 'https://here.invalid'

/** Pages that would send a signed-in person straight on, or that are no pages. */
const NOWHERE = /^\/(?:auth|api)(?:\/|$)/i

/**
 * Where to go after signing in, when the address asks for a place: a page of this site or nothing.
 *
 * Browsers read `//host`, `/\host` and addresses with tabs or newlines in them as other sites.
 */
export function safeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 2000) return null
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) || !URL.canParse(next, HERE)) return null
  const url = new URL(next, HERE)
  const path = url.pathname
  if (url.origin !== HERE || path.startsWith('//') || NOWHERE.test(path)) return null
  return `${path}${url.search}${url.hash}`
}

/** The page that follows a sign-in: the one asked for, the orders after a purchase, or the start. */
export function afterSignIn(next: unknown, hasPendingOrder: boolean): string {
  return safeNextPath(next) ?? (hasPendingOrder ? '/dashboard/orders' : '/dashboard')
}
