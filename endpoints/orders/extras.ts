import { z } from 'zod'

import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { orderExtra } from '@/src/services/orders/order-extra'
import { orderPath } from '@/src/services/orders/order-links'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'

const extraInput = z.object({
  addonId: z.guid('Choose one of the extras'),
  billing: z.enum(['monthly', 'annual'], 'Choose monthly or annual').default('monthly'),
})

/** Adds something to an order that is there already: an order of its own, to be paid next. */
export const extraEndpoint = defineEndpoint({
  path: '/orders/:id/extras',
  method: 'post',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    const choice = parseInput(extraInput, await bodyOf(req))
    await limitRate(req, 'order-extra', order.id)
    const extra = await orderExtra(req, order, choice)
    return Response.json({ order: extra.id, redirect: orderPath(extra.id, 'pay') })
  },
})
