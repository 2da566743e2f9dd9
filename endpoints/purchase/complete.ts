import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { draftKindOf } from '@/src/domain/checkout/draft-kind'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { AppError, parseInput } from '@/src/lib/errors'
import { draftCookie, setCookie } from '@/src/lib/http/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import type { Order } from '@/src/payload-types'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { viewerOf } from '@/src/services/orders/order-pass'
import { draftOfOrder, placeAfterPaying } from '@/src/services/orders/payment-places'
import { limitRate } from '@/src/services/platform/limit-rate'
import { CANCELED_MEANWHILE } from '@/src/services/purchase/place/charge-attempt'
import { completePayment } from '@/src/services/purchase/settle/complete-payment'
import type { SettleResult } from '@/src/services/purchase/settle/settle-payment'

const text = z.string().min(1, 'Reload the page and try again').max(300)

const completeInput = z.object({
  gateway: z.enum(GATEWAYS, 'Choose a way to pay'),
  ref: text,
  proof: z.object({ paymentId: text, signature: text }).optional(),
})

const REFUSED = 'Payment was not successful'

function answer(order: Order, result: SettleResult): PlaceResult {
  if (result.kind === 'failed') {
    throw new AppError('payment_failed', result.message ?? REFUSED, 402)
  }
  if (result.kind === 'returned') throw CANCELED_MEANWHILE
  const status = result.kind === 'paid' ? 'paid' : 'processing'
  return { status, redirect: placeAfterPaying(order) }
}

async function complete(req: PayloadRequest): Promise<Response> {
  const returned = parseInput(completeInput, await bodyOf(req))
  await limitRate(req, 'payment-return', returned.ref)
  const { order, result } = await completePayment(req.payload, viewerOf(req), returned)
  const body = answer(order, result)
  const draft = body.status === 'paid' ? await draftOfOrder(req.payload, order) : null
  const headers = new Headers()
  if (draft)
    headers.set('set-cookie', setCookie(draftCookie(draftKindOf(draft)), '', { maxAge: 0 }))
  return Response.json(body, { headers })
}

/** Where the browser comes back to from a provider's own window, with what that gave it as proof. */
export const completePaymentEndpoint = defineEndpoint({
  path: '/payments/complete',
  method: 'post',
  handler: async (req) => {
    try {
      return await complete(req)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      throw new AppError('gateway_unavailable', error.message, 503)
    }
  },
})
