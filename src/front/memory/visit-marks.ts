import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { isPersonalVisit, REFERRAL_PARAMETER } from '@/src/domain/affiliates/referral'
import {
  OFFER_LINK_DAYS,
  OFFER_PARAMETER,
  offerOfLink,
} from '@/src/domain/catalogue/pricing/offer-text'
import { inwardHeaders, type Origin } from '@/src/front/inward-headers'
import { REFERRAL_LIFETIME, referralOf } from '@/src/lib/referral-visit'

const MARKS = new RegExp(`[?&](?:${REFERRAL_PARAMETER}|${OFFER_PARAMETER})=`)
const SESSION = /(?:^|;\s*)payload-token=([^;]+)/

/** Whether an address brings something along that its visitor's browser shall remember. */
export const bringsMarks = (search: string): boolean => search !== '' && MARKS.test(search)

const cookie = (name: string, value: string, maxAge: number, isSecure: boolean) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=lax${isSecure ? '; Secure' : ''}`

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
  const isSecure = origin.protocol === 'https'
  if (!url) return []
  const cookies: string[] = []
  if (url.searchParams.has(REFERRAL_PARAMETER)) {
    const visit = { method, url, headers: asHeaders(inwardHeaders(headers, origin)) }
    const session = SESSION.exec(headers.cookie ?? '')?.[1]
    const code = await referralOf(upstream, visit, session)
    if (code) cookies.push(cookie('charterdesk_ref', code, REFERRAL_LIFETIME, isSecure))
  }
  const read = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const offer = offerOfLink(url.searchParams.get(OFFER_PARAMETER))
  if (offer && isPersonalVisit(method, read))
    cookies.push(cookie('charterdesk_offer', offer, OFFER_LINK_DAYS * 86_400, isSecure))
  return cookies
}
