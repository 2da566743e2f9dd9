import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { GATEWAYS } from '@/src/domain/payments/payment-status'
import {
  DRAFT_COOKIE,
  ORDER_COOKIE,
  REFERRAL_COOKIE,
  readCookie,
  setCookie,
} from '@/src/lib/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import { DRAFT_LIFETIME, findDraft } from '@/src/services/draft'
import { findReferral } from '@/src/services/find-referral'
import { limitRate } from '@/src/services/limit-rate'
import { orderToken } from '@/src/services/order-token'
import { type PayResult, payOrder } from '@/src/services/pay-order'
import { PriceChanged, placeOrder } from '@/src/services/place-order'
import { gatewayForNewPayment } from '@/src/services/resolve-gateway'

const placeInput = z.object({
  expectedTotalMinor: z.int('Reload the page and try again').min(0),
  gateway: z.enum(GATEWAYS, 'Choose a way to pay'),
  confirmationToken: z.string().min(1, 'Enter your card details').max(300),
  consent: z.literal(true, 'Accept the terms to go on'),
})

const CONFIRMATION = '/order-confirmation'

function answer(result: PayResult): PlaceResult {
  if (result.kind === 'requires_action') {
    return { status: 'requires_action', clientSecret: result.clientSecret }
  }
  return { status: result.kind, redirect: CONFIRMATION }
}

/** The cookie that lets whoever placed an order see it, and claim it. */
function orderCookie(orderId: string): string {
  return setCookie(ORDER_COOKIE, `${orderId}.${orderToken(orderId)}`, { maxAge: DRAFT_LIFETIME })
}

async function place(req: PayloadRequest): Promise<Response> {
  await limitRate(req, 'place')
  const input = parseInput(placeInput, await bodyOf(req))
  const draft = await findDraft(req.payload, readCookie(req.headers, DRAFT_COOKIE))
  if (!draft) {
    throw new AppError('no_draft', 'We could not find your answers. Please start again.', 409)
  }
  const { gateway, sandbox } = await gatewayForNewPayment(req.payload, input.gateway)
  const placed = await placeOrder(req.payload, {
    draft,
    expectedTotalMinor: input.expectedTotalMinor,
    gateway: input.gateway,
    sandbox,
    user: req.user?.id,
    affiliateLink: await findReferral(req.payload, readCookie(req.headers, REFERRAL_COOKIE)),
  })
  const result: PayResult = placed.alreadyPaid
    ? { kind: 'paid' }
    : await payOrder(req.payload, gateway, placed, input.confirmationToken)
  const headers = new Headers({ 'set-cookie': orderCookie(placed.order.id) })
  if (result.kind !== 'requires_action') {
    headers.append('set-cookie', setCookie(DRAFT_COOKIE, '', { maxAge: 0 }))
  }
  return Response.json(answer(result), { headers })
}

/** *Complete Order*: writes the order, then charges for it. */
export const placeEndpoint = defineEndpoint({
  path: '/checkout/place',
  method: 'post',
  handler: async (req) => {
    try {
      return await place(req)
    } catch (error) {
      return error instanceof PriceChanged
        ? errorResponse(error, { quote: error.quote })
        : errorResponse(error)
    }
  },
})
