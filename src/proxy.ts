import { type NextRequest, NextResponse } from 'next/server'

import {
  dynamicPolicy,
  NO_PAYMENT,
  type PaymentHosts,
  STRIPE_HOSTS,
  sandboxHosts,
  staticPolicy,
} from '@/src/lib/content-security'

const isDevelopment = process.env.NODE_ENV === 'development'
const PERSONAL = /^\/(?:checkout|dashboard|auth|order-confirmation|admin)(?:\/|$)/
const SIGNED_IN_ONLY = /^\/(?:dashboard|admin)(?:\/|$)/
const REFERRAL_DAYS = 60
const HOSTS_FOR_MS = 15_000

let hosts: { value: PaymentHosts; until: number } | undefined

/** The hosts of the gateways that are open now: the real ones' or the sandbox's, never both. */
async function paymentHosts(origin: string): Promise<PaymentHosts> {
  if (hosts && hosts.until > Date.now()) return hosts.value
  const answer = await fetch(new URL('/api/payments/methods', origin))
  const { methods }: { methods: { sandbox: boolean; scriptUrl: string }[] } = await answer.json()
  const stripe = methods[0]
  const value = !stripe
    ? NO_PAYMENT
    : stripe.sandbox
      ? sandboxHosts(stripe.scriptUrl)
      : STRIPE_HOSTS
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
  const own = `http://127.0.0.1:${process.env.PORT ?? 3000}`
  const payment = pathname.startsWith('/checkout')
    ? await paymentHosts(own).catch(() => NO_PAYMENT)
    : NO_PAYMENT
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

/**
 * Sets the content security policy, and remembers who referred a visitor.
 *
 * No authorisation happens here: every page, route and server function checks for itself.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  if (PERSONAL.test(pathname)) return toSignIn(request) ?? personal(request)
  const response = NextResponse.next()
  response.headers.set('content-security-policy', staticPolicy(isDevelopment))
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
  matcher: ['/((?!_next/|api/|favicon.ico|.*\\.(?:png|svg|ico|webp|woff2|txt|xml)$).*)'],
}
