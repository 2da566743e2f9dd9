import { type NextRequest, NextResponse } from 'next/server'

import { isPersonalVisit, REFERRAL_PARAMETER } from '@/src/domain/affiliates/referral'
import {
  OFFER_LINK_DAYS,
  OFFER_PARAMETER,
  offerOfLink,
} from '@/src/domain/catalogue/pricing/offer-text'
import {
  guessedPage,
  isBelow,
  isFileName,
  isOwnPage,
  kindOfAddress,
  NOT_FOUND_PAGE,
  openingOf,
  sectionOf,
} from '@/src/domain/content/addresses'
import { canExist, privatePage, subjectPath } from '@/src/domain/platform/permissions/private-pages'
import { doorOf, isFollowedLink } from '@/src/lib/http/back-office-door'
import {
  dynamicPolicy,
  type HostedMethod,
  NO_PAYMENT,
  type PaymentHosts,
  paymentHosts,
  staticPolicy,
} from '@/src/lib/http/content-security'
import {
  OFFER_COOKIE,
  ORDER_COOKIE,
  REFERRAL_COOKIE,
  SESSION_COOKIE,
  setCookie,
  TICKET_COOKIE,
  VIEWING_COOKIE,
} from '@/src/lib/http/cookies'
import { isForMemory } from '@/src/lib/http/front-headers'
import { isMisdirected, MISDIRECTED, OWN_WEB_PROCESS as OWN } from '@/src/lib/http/hosts/hosts'
import { isOnlyRead } from '@/src/lib/http/read-only-viewing'
import { DRAFT_MODE } from '@/src/lib/http/site/draft-mode'
import { chatHosts, isOpeningThere, isPageThere, redirectOf } from '@/src/lib/site-facts'
import { REFERRAL_LIFETIME, referralOf } from '@/src/lib/traffic/referral-visit'

const isDevelopment = process.env.NODE_ENV === 'development'
const BACK_OFFICE = '/admin'
const HOSTS_FOR_MS = 15_000
/** What is said about one connection and its encoding alone. */
const HOP_BY_HOP = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]

/** What a page is told of the request: in the back-office, a link from elsewhere is a bookmark. */
function pageHeaders({ method, nextUrl, headers }: NextRequest): Headers {
  const told = new Headers(headers)
  if (isBelow(nextUrl.pathname, BACK_OFFICE) && isFollowedLink(method, headers)) {
    told.set('sec-fetch-site', 'none')
  }
  return told
}

const withoutHops = (headers: Headers): Headers => {
  const kept = new Headers(headers)
  for (const name of HOP_BY_HOP) kept.delete(name)
  return kept
}
let hosts: { value: PaymentHosts; until: number } | undefined

/** The hosts of the gateways that are open now, as the site itself lists them. */
async function openHosts(origin: string): Promise<PaymentHosts> {
  if (hosts && hosts.until > Date.now()) return hosts.value
  const answer = await fetch(new URL('/api/payments/methods', origin))
  const { methods }: { methods: HostedMethod[] } = await answer.json()
  const value = paymentHosts(methods)
  hosts = { value, until: Date.now() + HOSTS_FOR_MS }
  return value
}

function signIn({ nextUrl }: NextRequest): NextResponse {
  const url = new URL('/auth', nextUrl)
  url.searchParams.set('next', `${nextUrl.pathname}${nextUrl.search}`)
  return NextResponse.redirect(url)
}

/** Spares signed-out people the way to a page that would only send them here. */
function toSignIn(request: NextRequest): NextResponse | null {
  const isThere = request.cookies.has(SESSION_COOKIE)
  return sectionOf(request.nextUrl.pathname)?.isSignedIn && !isThere ? signIn(request) : null
}

/** Says that it is settled already that a page has nothing to show. */
const MISSING = 'x-charterdesk-missing'

/**
 * Whether a page about someone's own thing has nothing to show to anyone who asks. The page finds
 * that out for itself, but its prerendered beginning has the status 200, come what may.
 */
async function isMissing({ nextUrl, cookies, headers }: NextRequest): Promise<boolean> {
  const path = subjectPath(nextUrl)
  const page = privatePage(path)
  if (!page || headers.has(MISSING)) return false
  if (!canExist(page)) return true
  const held = {
    session: cookies.get(SESSION_COOKIE)?.value,
    pass: cookies.get(ORDER_COOKIE)?.value,
    ticketPass: cookies.get(TICKET_COOKIE)?.value,
    viewing: cookies.get(VIEWING_COOKIE)?.value,
  }
  return !(await isPageThere(OWN, path, held))
}

/**
 * The page as it is, or another in its place, under the status that it should have: what was
 * prerendered comes with the status that it was prerendered with, whatever is asked for here.
 */
async function asMissing(
  request: NextRequest,
  instead?: string,
  given = 404,
): Promise<NextResponse> {
  const headers = withoutHops(pageHeaders(request))
  headers.set(MISSING, '1')
  const { pathname, search } = request.nextUrl
  const address = new URL(instead ?? `${pathname}${search}`, OWN)
  const page = await fetch(address, { headers, redirect: 'manual' })
  const status = page.ok ? given : page.status
  return new NextResponse(page.body, { status, headers: withoutHops(page.headers) })
}

/** The back-office's answer to those for whom a page does not open; null for all others. */
async function atTheDoor(request: NextRequest): Promise<NextResponse | null> {
  const { method, nextUrl, cookies, headers } = request
  if (!isBelow(nextUrl.pathname, BACK_OFFICE) || headers.has(MISSING)) return null
  if (method !== 'GET' && method !== 'HEAD') return null // what a page sends checks for itself
  // The router, whose own headers Next hides here, shows what the page itself says; where staff begin,
  // the door alone knows.
  if (headers.get('sec-fetch-dest') === 'empty' && nextUrl.pathname !== BACK_OFFICE) return null
  const door = await doorOf(OWN, nextUrl.pathname, cookies.get(SESSION_COOKIE)?.value)
  if (door === 'sign-in') return signIn(request)
  if (door === 'dashboard') return NextResponse.redirect(new URL('/dashboard', nextUrl))
  if (typeof door === 'object') return NextResponse.redirect(new URL(door.to, nextUrl))
  if (door === 'open') return null
  return asMissing(request, undefined, door === 'denied' ? 403 : 404)
}

const openPayment = () => openHosts(OWN).catch(() => NO_PAYMENT)

/** A page that is the same for everyone, which no cache keeps: what a browser makes of it is not. */
async function frame(): Promise<NextResponse> {
  const policy = staticPolicy(isDevelopment, null, undefined, await openPayment())
  const headers = { 'content-security-policy': policy, 'cache-control': 'private, no-store' }
  return NextResponse.next({ headers })
}

async function personal(request: NextRequest): Promise<NextResponse> {
  const refused = await atTheDoor(request)
  if (refused) return refused
  if (await isMissing(request)) return asMissing(request)
  const { pathname } = request.nextUrl
  const payment = sectionOf(pathname)?.isPaying ? await openPayment() : NO_PAYMENT
  const policy = dynamicPolicy(
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
    payment,
    isDevelopment,
  )
  const headers = pageHeaders(request)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Whether someone asks for a page, and no browser in advance. */
const isVisit = ({ method, headers }: NextRequest): boolean =>
  method === 'GET' &&
  !headers.has('next-router-prefetch') &&
  !/prefetch|prerender/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)

/** On to where an old address leads now. What a visitor brought along in the query comes too. */
async function onwards(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl
  if (isOwnPage(pathname) && openingOf(pathname) === null) return null
  const guess = guessedPage(pathname)
  const found =
    (await redirectOf(OWN, pathname, isVisit(request))) ?? (guess && { to: guess, status: 301 })
  if (!found) return null
  const url = new URL(found.to, request.nextUrl)
  if (found.to.startsWith('/')) url.search = search
  // Asked for again each time, or a browser would follow a 301 for ever that staff have taken back.
  return NextResponse.redirect(url, {
    status: found.status,
    headers: { 'cache-control': 'no-cache' },
  })
}

/** The prerendered page that says so, with the status that belongs to it. */
function notFound(request: NextRequest): Promise<NextResponse> {
  return asMissing(request, NOT_FOUND_PAGE)
}

/**
 * Sets the content security policy, and leads on from old addresses. For public pages the front does
 * both; only without one, or past it, is the site itself asked for what the table and settings say.
 *
 * No authorisation happens here: every page, route and server function checks for itself.
 */
async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const kind = kindOfAddress(pathname)
  if (kind === 'frame') return frame()
  if (kind === 'own') return toSignIn(request) ?? personal(request)
  if (pathname === NOT_FOUND_PAGE && request.headers.has(MISSING)) return NextResponse.next()
  const opening = openingOf(pathname)
  const isThere = opening ? await isOpeningThere(OWN, opening) : kind !== 'missing'
  const elsewhere = isThere ? null : await onwards(request)
  if (elsewhere) return elsewhere
  const response = isThere ? NextResponse.next() : await notFound(request)
  const policy = staticPolicy(isDevelopment, await chatHosts(OWN))
  response.headers.set('content-security-policy', policy)
  if (request.cookies.has(DRAFT_MODE)) keepToEditors(response)
  return response
}

/** What such a browser is shown is for no one else: no cache keeps it, no search engine lists it. */
function keepToEditors({ headers }: NextResponse): void {
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
}

/** Keeps something of the address for the checkout; no cache hands it on to others. */
function keep(response: NextResponse, [name, value, maxAge]: Kept): void {
  response.headers.append('set-cookie', setCookie(name, encodeURIComponent(value), { maxAge }))
  response.headers.set('cache-control', 'private, no-store')
}

type Kept = readonly [name: string, value: string, maxAge: number]

async function keepReferral(request: NextRequest, response: NextResponse): Promise<void> {
  const { method, nextUrl: url, headers, cookies } = request
  if (!url.searchParams.has(REFERRAL_PARAMETER)) return
  const code = await referralOf(OWN, { method, url, headers }, cookies.get(SESSION_COOKIE)?.value)
  if (code) keep(response, [REFERRAL_COOKIE, code, REFERRAL_LIFETIME])
}

/** What the offer is worth, if it is one, the checkout finds out. */
function keepOffer(request: NextRequest, response: NextResponse): void {
  const { method, nextUrl, headers } = request
  const offer = offerOfLink(nextUrl.searchParams.get(OFFER_PARAMETER))
  if (!offer || !isPersonalVisit(method, (name) => headers.get(name))) return
  keep(response, [OFFER_COOKIE, offer, OFFER_LINK_DAYS * 86_400])
}

/**
 * A file as it is. Next keeps what it answered last, to whatever method: it is asked by no other than
 * GET.
 */
async function file(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'GET') return NextResponse.next()
  const { pathname, search } = request.nextUrl
  const address = new URL(`${pathname}${search}`, OWN)
  const answer = await fetch(address, { headers: withoutHops(request.headers), redirect: 'manual' })
  await answer.arrayBuffer() // a body that is canceled keeps the answer from ending
  const to = answer.headers.get('location')
  if (to) return NextResponse.redirect(new URL(to, request.nextUrl), answer.status)
  return new NextResponse(null, { status: answer.status, headers: withoutHops(answer.headers) })
}

/**
 * A form sent to a page that has none for it: Next takes it for a server function without a name,
 * and fails. Those of the back-office name theirs.
 */
const isStrayForm = ({ method, headers }: NextRequest): boolean =>
  method === 'POST' &&
  /^\s*multipart\//i.test(headers.get('content-type') ?? '') &&
  !headers.has('next-action')

/** A parameter named like something that every object has, which Next takes for a value that is there. */
const hasInheritedName = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((name) => name in Object.prototype)

/** Next's proxy; it also stores a referral, for which only visits by a referral link wait. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isMisdirected(request)) return new NextResponse(MISDIRECTED, { status: 421 })
  if (isForMemory(request.headers)) return NextResponse.next()
  const { method, nextUrl } = request
  if (isOnlyRead(nextUrl.pathname) && method !== 'GET' && method !== 'HEAD')
    return new NextResponse('This address is only read.', {
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  if (hasInheritedName(nextUrl))
    return new NextResponse('The address is not valid.', { status: 400 })
  if (isFileName(nextUrl.pathname) || isBelow(nextUrl.pathname, '/og')) return file(request)
  if (isStrayForm(request)) return new NextResponse('No page takes this form.', { status: 400 })
  const response = await answer(request)
  if (response.headers.has('location')) return response
  await keepReferral(request, response)
  keepOffer(request, response)
  return response
}

export const config = {
  matcher: ['/((?!_next/|api/).*)'],
}
