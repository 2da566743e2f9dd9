import { orderRequest } from '@/endpoints/orders/order-request'
import { refundRequestInput } from '@/src/domain/orders/refund-request'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { requestRefund } from '@/src/services/purchase/refund/request-refund'

/** A customer asks for money back, signed in or not; staff decide. */
export const requestRefundEndpoint = defineEndpoint({
  path: '/orders/:id/refund-request',
  method: 'post',
  handler: async (req) => {
    const { order, input } = await orderRequest(req, refundRequestInput, 'refund-request')
    const { requestedAt } = await requestRefund(req, order, input)
    return Response.json({ requestedAt }, { status: 201 })
  },
})
