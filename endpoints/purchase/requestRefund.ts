import { refundRequestInput } from '@/src/domain/orders/refund-request'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'
import { requestRefund } from '@/src/services/purchase/refund/request-refund'

/** A customer asks for money back, signed in or not; staff decide. */
export const requestRefundEndpoint = defineEndpoint({
  path: '/orders/:id/refund-request',
  method: 'post',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    const input = parseInput(refundRequestInput, await bodyOf(req))
    await limitRate(req, 'refund-request', order.id)
    const { requestedAt } = await requestRefund(req, order, input)
    return Response.json({ requestedAt }, { status: 201 })
  },
})
