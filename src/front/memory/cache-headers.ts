import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { isPersonalVisit, REFERRAL_PARAMETER } from '@/src/domain/affiliates/referral'
import {
  OFFER_LINK_DAYS,
  OFFER_PARAMETER,
  offerOfLink,
} from '@/src/domain/catalogue/pricing/offer-text'
import { KEEPING, type Keeping } from '@/src/domain/content/addresses'
import { inwardHeaders, type Origin } from '@/src/front/request-origin'
import {
  OFFER_COOKIE,
  REFERRAL_COOKIE,
  readCookie,
  SESSION_COOKIE,
  setCookie,
} from '@/src/lib/http/cookies'
import { REFERRAL_LIFETIME, referralOf } from '@/src/lib/traffic/referral-visit'

const SECONDS = /(?:^|[\s,])s-maxage=(\d+)/
const STALE_SECONDS = /stale-while-revalidate=(\d+)/
/** Nothing changes unless someone saved it, but for what is read again from time to time. */
const LONGEST_SECONDS = KEEPING.page.memory

export type Life = {
  /** For so long it is as good as new. */
  readonly freshMs: number
  /** And for so long after that it is shown while it is asked for again. */
  readonly staleMs: number
}

/** How long the web process means an answer to stay true; null when it is for no one else. */
export function lifeOf(policy: string): Life | null {
  if (/no-store|private/.test(policy)) return null
  const fresh = Number(SECONDS.exec(policy)?.[1] ?? LONGEST_SECONDS)
  const stale = Number(STALE_SECONDS.exec(policy)?.[1] ?? 0)
  return {
    freshMs: Math.min(fresh, LONGEST_SECONDS) * 1000,
    staleMs: Math.max(stale, fresh - LONGEST_SECONDS, 0) * 1000,
  }
}

/**
 * What browsers and caches before us are told of a page: browsers ask each time and mostly learn that
 * theirs is still the one, and caches may keep it by its keys, although no one tells them of an edit
 * unless their operator purges them. Where nothing may keep it, all are told so.
 */
export function pageCaching(
  caches: Keeping['caches'],
  keys: readonly string[],
): readonly (readonly [string, string])[] {
  if (caches === null) return [['cache-control', 'private, no-store']]
  return [
    ['cache-control', 'public, max-age=0, must-revalidate'],
    [
      'cdn-cache-control',
      `public, max-age=${caches.fresh}, stale-while-revalidate=${caches.stale}`,
    ],
    ['surrogate-key', keys.join(' ')],
    ['cache-tag', keys.join(',')],
  ]
}

const MARKS = new RegExp(`[?&](?:${REFERRAL_PARAMETER}|${OFFER_PARAMETER})=`)

/** Whether an address brings something along that its visitor's browser shall remember. */
export const bringsMarks = (search: string): boolean => search !== '' && MARKS.test(search)

function asHeaders(headers: IncomingHttpHeaders): Headers {
  const single = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return new Headers(single.map(([name, value]) => [name, value]))
}

/**
 * The cookies with which a browser remembers who referred it and which offer it came for. Whose link
 * it was counts the visit, by a small request of its own.
 */
export async function visitCookies(
  request: IncomingMessage,
  upstream: string,
  origin: Origin,
): Promise<string[]> {
  const url = URL.parse(request.url ?? '/', upstream)
  const { method = 'GET', headers } = request
  if (!url) return []
  const cookies: string[] = []
  if (url.searchParams.has(REFERRAL_PARAMETER)) {
    const visit = { method, url, headers: asHeaders(inwardHeaders(headers, origin)) }
    const code = await referralOf(upstream, visit, readCookie(visit.headers, SESSION_COOKIE))
    if (code) cookies.push(setCookie(REFERRAL_COOKIE, code, { maxAge: REFERRAL_LIFETIME }))
  }
  const read = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const offer = offerOfLink(url.searchParams.get(OFFER_PARAMETER))
  if (offer && isPersonalVisit(method, read))
    cookies.push(setCookie(OFFER_COOKIE, offer, { maxAge: OFFER_LINK_DAYS * 86_400 }))
  return cookies
}
