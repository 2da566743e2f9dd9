import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { DRAFT_KINDS, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { idOf } from '@/src/domain/relation'
import {
  draftCookie,
  ORDER_COOKIE,
  REFERRAL_COOKIE,
  readCookie,
  setCookie,
} from '@/src/lib/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import type { CheckoutDraft } from '@/src/payload-types'
import { DRAFT_LIFETIME, findDraft } from '@/src/services/draft'
import { findReferral } from '@/src/services/find-referral'
import { limitRate } from '@/src/services/limit-rate'
import { orderToken } from '@/src/services/order-token'
import { payOrder } from '@/src/services/pay-order'
import { PriceChanged, placeOrder } from '@/src/services/place-order'
import { gatewayForNewPayment } from '@/src/services/resolve-gateway'
import { saveBilling } from '@/src/services/save-billing'

import { payAnswer, payInput, withCard } from './pay-answer'

const placeInput = withCard(
  payInput.extend({ draft: z.enum(DRAFT_KINDS, 'There is no such checkout').optional() }),
)

const CONFIRMATION = '/order-confirmation'

/** The cookie that lets whoever placed an order see it, and claim it. */
function orderCookie(orderId: string): string {
  return setCookie(ORDER_COOKIE, `${orderId}.${orderToken(orderId)}`, { maxAge: DRAFT_LIFETIME })
}

async function requireDraft(req: PayloadRequest, kind: DraftKind): Promise<CheckoutDraft> {
  const draft = await findDraft(req.payload, kind, readCookie(req.headers, draftCookie(kind)))
  if (draft) return draft
  throw new AppError('no_draft', 'We could not find your answers. Please start again.', 409)
}

async function place(req: PayloadRequest): Promise<Response> {
  await limitRate(req, 'place')
  const input = parseInput(placeInput, await bodyOf(req))
  const { draft: kind = 'formation', confirmationToken = null, expectedTotalMinor } = input
  const draft = await requireDraft(req, kind)
  const resolved = await gatewayForNewPayment(req.payload, input.gateway)
  await saveBilling(req, input.billing)
  const placing = {
    draft,
    expectedTotalMinor,
    resolved,
    user: req.user?.id,
    affiliateLink: await findReferral(req.payload, readCookie(req.headers, REFERRAL_COOKIE)),
  }
  const turn = { orderId: idOf(draft.order), begin: () => placeOrder(req.payload, placing) }
  const { gateway } = resolved
  const means = { gateway, confirmationToken, origin: 'checkout' as const }
  const { orderId, result } = await payOrder(req.payload, turn, means)
  const headers = new Headers({ 'set-cookie': orderCookie(orderId) })
  if (result.kind === 'paid') {
    headers.append('set-cookie', setCookie(draftCookie(kind), '', { maxAge: 0 }))
  }
  return Response.json(payAnswer(result, CONFIRMATION), { headers })
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
