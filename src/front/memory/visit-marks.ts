import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { isPersonalVisit, REFERRAL_PARAMETER } from '@/src/domain/affiliates/referral'
import {
  OFFER_LINK_DAYS,
  OFFER_PARAMETER,
  offerOfLink,
} from '@/src/domain/catalogue/pricing/offer-text'
import { inwardHeaders, type Origin } from '@/src/front/inward-headers'
import {
  OFFER_COOKIE,
  REFERRAL_COOKIE,
  readCookie,
  SESSION_COOKIE,
  setCookie,
} from '@/src/lib/http/cookies'
import { REFERRAL_LIFETIME, referralOf } from '@/src/lib/traffic/referral-visit'

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
