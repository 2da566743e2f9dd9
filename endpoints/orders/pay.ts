import type { PayloadRequest } from 'payload'

import { payAnswer, payInput, withCard } from '@/endpoints/checkout/pay-answer'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { errorResponse, parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { requireOrder } from '@/src/services/order-for-pass'
import { payOrder } from '@/src/services/pay-order'
import { beginPlacedOrder } from '@/src/services/pay-placed-order'
import { confirmationOf } from '@/src/services/payment-places'
import { PriceChanged } from '@/src/services/place-order'
import { gatewayForNewPayment } from '@/src/services/resolve-gateway'
import { saveBilling } from '@/src/services/save-billing'

const input = withCard(payInput)

async function pay(req: PayloadRequest): Promise<Response> {
  await limitRate(req, 'place')
  const {
    gateway: slug,
    confirmationToken = null,
    expectedTotalMinor,
    billing,
  } = parseInput(input, await bodyOf(req))
  const { id: orderId } = await requireOrder(req, req.routeParams?.id)
  const resolved = await gatewayForNewPayment(req.payload, slug)
  await saveBilling(req, billing)
  const begin = () => beginPlacedOrder(req.payload, { orderId, expectedTotalMinor, resolved })
  const { gateway } = resolved
  const means = { gateway, confirmationToken, origin: 'order' as const }
  const { result } = await payOrder(req.payload, { orderId, begin }, means)
  return Response.json(payAnswer(result, confirmationOf(orderId)))
}

/** Pays an order that is there already: an extra, a renewal, or one whose payment failed. */
export const payOrderEndpoint = defineEndpoint({
  path: '/orders/:id/pay',
  method: 'post',
  handler: async (req) => {
    try {
      return await pay(req)
    } catch (error) {
      return error instanceof PriceChanged
        ? errorResponse(error, { quote: error.quote })
        : errorResponse(error)
    }
  },
})
