import { defineEndpoint } from '@/src/lib/http/endpoint'
import { orderSummary } from '@/src/queries/orders/order-view'
import { documentsOfOrders } from '@/src/services/documents/documents-of-orders'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'

/** How far an order is, with its documents: what the tracker in the list of orders shows. */
export const trackingEndpoint = defineEndpoint({
  path: '/orders/:id/tracking',
  method: 'get',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'order-tracking', order.id)
    return Response.json(
      { order: orderSummary(order), papers: await documentsOfOrders(req, [order.id]) },
      { headers: { 'cache-control': 'private, no-store' } },
    )
  },
})
