const HERE = 'https://here.invalid'

/** Pages that would send a signed-in person straight on, or that are no pages. */
const NOWHERE = /^\/(?:auth|api|sandbox)(?:\/|$)/i

/** The admin's own doors: anyone who has come in by ours wants what lies behind them. */
const ADMIN_DOOR = /^\/admin\/(?:login|logout(?:-inactivity)?|forgot|create-first-user)\/?$/i

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
  if (ADMIN_DOOR.test(path)) return behindAdminDoor(url)
  return `${path}${url.search}${url.hash}`
}

/** The admin sends people whose session has run out to its door, with the way back in the query. */
function behindAdminDoor(url: URL): string {
  const back = url.searchParams.get('redirect')
  return (back?.startsWith('/admin') ? safeNextPath(back) : null) ?? '/admin'
}

/** The page that follows a sign-in: the one asked for, the orders after a purchase, or the start. */
export function afterSignIn(next: unknown, hasPendingOrder: boolean): string {
  return safeNextPath(next) ?? (hasPendingOrder ? '/dashboard/orders' : '/dashboard')
}
