import { defineEndpoint } from '@/src/lib/endpoint'
import { orderSummary } from '@/src/queries/order-view'
import { limitRate } from '@/src/services/limit-rate'
import { requireOrder } from '@/src/services/order-for-pass'
import { papersOfOrders } from '@/src/services/papers-of-orders'

/** How far an order is, with its documents: what the tracker in the list of orders shows. */
export const trackingEndpoint = defineEndpoint({
  path: '/orders/:id/tracking',
  method: 'get',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'order-tracking', order.id)
    return Response.json(
      { order: orderSummary(order), papers: await papersOfOrders(req, [order.id]) },
      { headers: { 'cache-control': 'private, no-store' } },
    )
  },
})
