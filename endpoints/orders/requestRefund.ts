import { refundRequestInput } from '@/src/domain/orders/refund-request'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { requireOrder } from '@/src/services/order-for-pass'
import { requestRefund } from '@/src/services/request-refund'

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
