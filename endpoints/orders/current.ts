import { AppError } from '@/src/lib/errors'
import { ORDER_COOKIE, readCookie } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { findOrderByToken, requireOrder } from '@/src/services/orders/order-pass'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'
import { lookWhileWaiting } from '@/src/services/purchase/settle/look-for-attempt'

/**
 * How the payment of the order just placed, or of the one that is named, stands: the confirmation
 * page asks every 2 seconds.
 */
export const currentOrderEndpoint = defineEndpoint({
  path: '/orders/current',
  method: 'get',
  handler: async (req) => {
    const named = req.searchParams?.get('order')
    const order = named
      ? await requireOrder(req, named)
      : await findOrderByToken(req.payload, readCookie(req.headers, ORDER_COOKIE))
    if (!order) throw new AppError('no_order', 'We could not find this order.', 404)
    const { state } = await paymentOfOrder(req.payload, order)
    if (state !== 'confirming') return Response.json({ payment: state })
    await lookWhileWaiting(req.payload, order.id)
    const { state: seen } = await paymentOfOrder(req.payload, order)
    return Response.json({ payment: seen })
  },
})
