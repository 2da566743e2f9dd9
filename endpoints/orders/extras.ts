import { z } from 'zod'

import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { orderExtra } from '@/src/services/order-extra'
import { requireOrder } from '@/src/services/order-for-pass'
import { orderPath } from '@/src/services/order-links'

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
