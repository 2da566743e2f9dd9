import type { PayloadRequest } from 'payload'

import { answerOrQuote, payAnswer, payInput, withCard } from '@/endpoints/purchase/pay-answer'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { requireOrder } from '@/src/services/orders/order-pass'
import { confirmationOf } from '@/src/services/orders/payment-places'
import { saveBilling } from '@/src/services/orders/save-billing'
import { gatewayForNewPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { limitRate } from '@/src/services/platform/limit-rate'
import { payOrder } from '@/src/services/purchase/place/pay-order'
import { beginPlacedOrder } from '@/src/services/purchase/place/pay-placed-order'

const input = withCard(payInput)

async function pay(req: PayloadRequest): Promise<Response> {
  const {
    gateway: slug,
    confirmationToken = null,
    expectedTotalMinor,
    billing,
  } = parseInput(input, await bodyOf(req))
  const { id: orderId } = await requireOrder(req, req.routeParams?.id)
  await limitRate(req, 'place', orderId)
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
  handler: (req) => answerOrQuote(() => pay(req)),
})
