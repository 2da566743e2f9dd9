import { type NextRequest, NextResponse } from 'next/server'

import { isOwnPage } from '@/src/domain/content/public-pages'
import {
  dynamicPolicy,
  type HostedMethod,
  NO_PAYMENT,
  type PaymentHosts,
  paymentHosts,
  staticPolicy,
} from '@/src/lib/content-security'
import { chatHosts, redirectOf } from '@/src/lib/site-facts'

const isDevelopment = process.env.NODE_ENV === 'development'
const PERSONAL = /^\/(?:checkout|dashboard|auth|order-confirmation|orders|receipts|admin)(?:\/|$)/
/** Below /checkout, but no page of it: the site's prerendered "not found" answers. */
const NO_CHECKOUT = /^\/checkout\/(?!(?:ein|itin|bookkeeping|trademark|return|resume)(?:\/|$))./
const PAYING = /^\/(?:checkout|orders)(?:\/|$)/
const SIGNED_IN_ONLY = /^\/(?:dashboard|admin)(?:\/|$)/
const REFERRAL_DAYS = 60
const HOSTS_FOR_MS = 15_000
const OWN = `http://127.0.0.1:${process.env.PORT ?? 3000}`

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

/** Spares signed-out people the way to a page that would only send them here. */
function toSignIn(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  if (!SIGNED_IN_ONLY.test(pathname) || request.cookies.has('payload-token')) return null
  const url = new URL('/auth', request.nextUrl)
  url.searchParams.set('next', `${pathname}${search}`)
  return NextResponse.redirect(url)
}

async function personal(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const payment = PAYING.test(pathname) ? await openHosts(OWN).catch(() => NO_PAYMENT) : NO_PAYMENT
  const policy = dynamicPolicy(
    Buffer.from(crypto.randomUUID()).toString('base64'),
    payment,
    isDevelopment,
  )
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** On to where an old address leads now. What a visitor brought along in the query comes too. */
async function onwards(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl
  if (isOwnPage(pathname)) return null
  const found = await redirectOf(OWN, pathname)
  if (!found) return null
  const url = new URL(found.to, request.nextUrl)
  if (found.to.startsWith('/')) url.search = search
  // Asked for anew each time, or a browser would follow a 301 for ever that staff have taken back.
  return NextResponse.redirect(url, {
    status: found.status,
    headers: { 'cache-control': 'no-cache' },
  })
}

/**
 * Sets the content security policy, leads on from old addresses, and remembers who referred a visitor.
 *
 * No authorisation happens here: every page, route and server function checks for itself.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  if (PERSONAL.test(pathname) && !NO_CHECKOUT.test(pathname))
    return toSignIn(request) ?? personal(request)
  const elsewhere = await onwards(request)
  if (elsewhere) return elsewhere
  const response = NextResponse.next()
  const policy = staticPolicy(isDevelopment, await chatHosts(OWN))
  response.headers.set('content-security-policy', policy)
  const referral = searchParams.get('ref')
  if (referral && /^[A-Za-z0-9_.+-]{3,80}$/.test(referral)) {
    response.cookies.set('charterdesk_ref', referral, {
      httpOnly: true,
      sameSite: 'lax',
      maxAge: REFERRAL_DAYS * 86_400,
      secure: request.nextUrl.protocol === 'https:',
    })
  }
  return response
}

export const config = {
  matcher: ['/((?!_next/|api/|og$|og/|favicon.ico|.*\\.(?:png|svg|ico|webp|woff2|txt|xml)$).*)'],
}
