import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { ORDER_COOKIE, readCookie, SESSION_COOKIE } from '@/src/lib/http/cookies'
import { userBehind } from '@/src/lib/sessions/user-behind'
import { returnFromPayment } from '@/src/services/purchase/settle/complete-payment'

const REF = /^[A-Za-z0-9_-]{5,200}$/

/** What each provider calls its payment in the address that it sends the browser back to. */
const NAMES = { stripe: 'payment_intent', paypal: 'token', razorpay: 'razorpay_order_id' } as const

/**
 * Anyone who comes back, by the session's cookie alone: Payload refuses it on a navigation from
 * another site, which every return from a bank or provider is.
 */
async function viewerOf(payload: Payload, headers: Headers) {
  const authorization = `JWT ${readCookie(headers, SESSION_COOKIE) ?? ''}`
  const user = await userBehind(payload, new Headers({ authorization }))
  return { user, pass: readCookie(headers, ORDER_COOKIE) }
}

async function locationFor(request: Request): Promise<string> {
  const query = new URL(request.url).searchParams
  const gateway = GATEWAYS.find((slug) => slug === query.get('gateway'))
  const ref = gateway && query.get(NAMES[gateway])
  if (!gateway || !ref || !REF.test(ref)) return '/order-confirmation'
  const payload = await getPayload({ config })
  return returnFromPayment(payload, {
    gateway,
    ref,
    cancelled: query.get('cancelled') === '1',
    origin: query.get('from') === 'order' ? 'order' : 'checkout',
    headers: request.headers,
    viewer: await viewerOf(payload, request.headers),
  })
}

/**
 * Where a bank's check and a provider's own pages send the browser back to.
 *
 * Anybody can come here with any reference, so it tells nothing of a payment, unless this browser
 * holds the key to its order.
 */
export async function GET(request: Request): Promise<Response> {
  const location = await locationFor(request)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
