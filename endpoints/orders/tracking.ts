import { stagesNow } from '@/src/domain/orders/order-progress'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { orderSummary, orderView } from '@/src/queries/orders/order-view'
import { documentsOfOrders } from '@/src/services/documents/documents-of-orders'
import { sentDetails } from '@/src/services/filing/sent-details'
import { requireOrder } from '@/src/services/orders/order-pass'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'
import { limitRate } from '@/src/services/platform/limit-rate'

/** How far an order is, with its documents: what the tracker in the list of orders shows. */
export const trackingEndpoint = defineEndpoint({
  path: '/orders/:id/tracking',
  method: 'get',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'order-tracking', order.id)
    const [payment, sent, papers] = await Promise.all([
      paymentOfOrder(req.payload, order),
      sentDetails(req, [order.id]),
      documentsOfOrders(req, [order.id], order.companyType),
    ])
    const view = orderView(order, payment, { sent: sent.get(order.id) })
    return Response.json(
      {
        order: orderSummary(order, payment.state),
        clock: view.clock,
        stages: stagesNow(view),
        papers,
      },
      { headers: { 'cache-control': 'private, no-store' } },
    )
  },
})
