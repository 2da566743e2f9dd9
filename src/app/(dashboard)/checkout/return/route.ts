import config from '@payload-config'
import { getPayload } from 'payload'

import { ORDER_COOKIE, readCookie } from '@/src/lib/cookies'
import { log } from '@/src/lib/log'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { limitRate, RateLimited } from '@/src/services/limit-rate'
import { type SettleResult, settlePayment } from '@/src/services/settle-payment'

const INTENT = /^pi_[A-Za-z0-9_]{5,120}$/

async function settle(request: Request, ref: string): Promise<SettleResult | null> {
  const payload = await getPayload({ config })
  try {
    await limitRate({ payload, headers: request.headers }, 'payment-return', ref)
    return await settlePayment(payload, 'stripe', ref)
  } catch (error) {
    const expected = error instanceof GatewayUnavailable || error instanceof RateLimited
    if (!expected) log.error({ err: error, ref }, 'a payment could not be settled on return')
    return null // the webhook or the reconciler settles it; the confirmation page waits for that
  }
}

/**
 * Where the bank sends the browser back to after 3-D Secure.
 *
 * Anybody can come here with any reference, so it tells nothing of a payment, unless this browser
 * holds the key to its order.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const ref = query.get('payment_intent') ?? ''
  const known = query.get('gateway') === 'stripe' && INTENT.test(ref)
  const result = known ? await settle(request, ref) : null
  const held = readCookie(request.headers, ORDER_COOKIE)?.split('.')[0]
  const failed = result?.kind === 'failed' && result.orderId === held
  const location = failed ? '/checkout?payment=failed&step=payment' : '/order-confirmation'
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
