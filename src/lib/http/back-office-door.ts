export type Door = 'open' | 'sign-in' | 'dashboard' | 'denied' | 'missing' | { readonly to: string }

const PATIENCE_MS = 10_000

/**
 * Who may open a page of the back-office, as the site's own API says. When no one answers, the page
 * finds out for itself; only its status is not what it should be.
 */
export async function doorOf(
  origin: string,
  path: string,
  session: string | undefined,
): Promise<Door> {
  const headers = new Headers()
  // As a header: a cookie without an origin, as after a link from elsewhere, would not count.
  if (session) headers.set('authorization', `JWT ${session}`)
  const url = new URL(`/api/office/page?${new URLSearchParams({ path })}`, origin)
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.status === 401) return 'sign-in'
    if (answer.status === 200) {
      const { to }: { to: string } = await answer.json()
      return { to }
    }
    if (answer.status === 404) return 'missing'
    if (answer.status !== 403) return 'open'
    const { error }: { error: { code: string } } = await answer.json()
    return error.code === 'page_denied' ? 'denied' : 'dashboard'
  } catch {
    return 'open'
  }
}

/**
 * Whether a browser opens a page in a window of its own by a link on another site. Payload takes no
 * session's cookie then, though it comes along only for reading (it is `Lax`), as with a bookmark.
 * What pages embed, fetch or send from elsewhere is something else.
 */
export const isFollowedLink = (method: string, headers: Headers): boolean =>
  method === 'GET' &&
  headers.get('sec-fetch-site') === 'cross-site' &&
  headers.get('sec-fetch-mode') === 'navigate' &&
  headers.get('sec-fetch-dest') === 'document' &&
  !headers.has('origin')
