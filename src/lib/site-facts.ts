import { chatWidgetOf, type WidgetHosts, widgetHosts } from '@/src/domain/content/chat-widget'
import { ORDER_COOKIE, TICKET_COOKIE, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import { VISIT_HEADER } from '@/src/lib/http/front-headers'

/*
 * What the proxy must know of the database before a page is answered. It asks the site's own API,
 * because Payload itself has no place in the way of every request. When no one answers, the page
 * is served as if there were neither widget nor redirect.
 */

const KEPT_FOR_MS = 3_000
const PATIENCE_MS = 2_000
/** Longer: only without an answer would the page of a thing that is not there have the status 200. */
const PAGE_PATIENCE_MS = 10_000

const ask = (origin: string, path: string, headers?: Readonly<Record<string, string>>) =>
  fetch(new URL(path, origin), { headers, signal: AbortSignal.timeout(PATIENCE_MS) })

const WIDGET_SETTINGS =
  '/api/globals/settings?depth=0&select[tidioEnabled]=true&select[tidioEmbedCode]=true'

type WidgetSettings = { tidioEnabled?: boolean | null; tidioEmbedCode?: string | null }

let known: { hosts: Promise<WidgetHosts | null>; until: number } | undefined

async function readWidgetHosts(origin: string): Promise<WidgetHosts | null> {
  const answer = await ask(origin, WIDGET_SETTINGS)
  const settings: WidgetSettings = await answer.json()
  const widget = settings.tidioEnabled ? chatWidgetOf(settings.tidioEmbedCode ?? '') : null
  return widget && widgetHosts(widget)
}

/** The chat provider's hosts while staff have its widget switched on; null otherwise. */
export function chatHosts(origin: string): Promise<WidgetHosts | null> {
  if (!known || known.until < Date.now()) {
    const hosts = readWidgetHosts(origin).catch(() => null)
    known = { hosts, until: Date.now() + KEPT_FOR_MS }
  }
  return known.hosts
}

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

/** Only to a page of ours or to a secure address, whatever may have got into the table. */
export const isSafeTarget = (to: string): boolean =>
  /^\/(?![/\\])/.test(to) || to.startsWith('https://')

/**
 * Where an address that no page has leads, as staff wrote it down; null when nowhere.
 * @param isVisit whether it counts as one more time that someone came by it
 */
export async function redirectOf(
  origin: string,
  path: string,
  isVisit = false,
): Promise<Redirect | null> {
  const query = new URLSearchParams({ path: path.slice(0, 300) })
  try {
    const headers = isVisit ? { [VISIT_HEADER]: '1' } : undefined
    const answer = await ask(origin, `/api/redirects/resolve?${query}`, headers)
    if (!answer.ok) return null
    const found: Redirect = await answer.json()
    return isSafeTarget(found.to) ? found : null
  } catch {
    return null
  }
}

/**
 * Whether a page about someone's own thing has anything to show to anyone who sends these cookies.
 * When no one answers, the page itself finds out.
 */
export async function isPageThere(
  origin: string,
  path: string,
  cookies: {
    readonly session: string | undefined
    readonly pass: string | undefined
    readonly ticketPass: string | undefined
    readonly viewing: string | undefined
  },
): Promise<boolean> {
  const headers = new Headers()
  // As a header: a cookie without an origin, as after a link from elsewhere, would not count.
  if (cookies.session) headers.set('authorization', `JWT ${cookies.session}`)
  const passes = [
    cookies.pass && `${ORDER_COOKIE}=${cookies.pass}`,
    cookies.ticketPass && `${TICKET_COOKIE}=${cookies.ticketPass}`,
    cookies.viewing && `${VIEWING_COOKIE}=${cookies.viewing}`,
  ]
  headers.set('cookie', passes.filter(Boolean).join('; '))
  const url = new URL(`/api/internal/page?${new URLSearchParams({ path })}`, origin)
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PAGE_PATIENCE_MS) })
    return answer.status !== 404
  } catch {
    return true
  }
}

type Openings = { docs: unknown[] }

/** Whether people can apply for an opening; when no one answers, its page finds out. */
export async function isOpeningThere(origin: string, slug: string): Promise<boolean> {
  const query = new URLSearchParams({
    'where[slug][equals]': slug.slice(0, 200),
    'where[status][equals]': 'open',
    'select[slug]': 'true',
    limit: '1',
    depth: '0',
  })
  try {
    const answer = await ask(origin, `/api/jobOpenings?${query}`)
    if (!answer.ok) return true
    const { docs }: Openings = await answer.json()
    return docs.length > 0
  } catch {
    return true
  }
}
