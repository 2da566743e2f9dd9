import { defineEndpoint } from '@/src/lib/http/endpoint'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'
import { removeExtra } from '@/src/services/purchase/place/remove-extra'

/** Takes an unpaid extra off its order again. */
export const removeExtraEndpoint = defineEndpoint({
  path: '/orders/:id/remove',
  method: 'post',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'order-extra', order.id)
    await removeExtra(req, order)
    return Response.json({ removed: true })
  },
})
