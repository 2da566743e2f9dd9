import { z } from 'zod'

import { orderRequest } from '@/endpoints/orders/order-request'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { orderExtra } from '@/src/services/orders/extras/order-extra'
import { orderPath } from '@/src/services/orders/order-links'

const extraInput = z.object({
  addonId: z.guid('Choose one of the extras'),
  billing: z.enum(['monthly', 'annual'], 'Choose monthly or annual').default('monthly'),
})

/** Adds something to an order that is there already: an order of its own, to be paid next. */
export const extraEndpoint = defineEndpoint({
  path: '/orders/:id/extras',
  method: 'post',
  handler: async (req) => {
    const { order, input } = await orderRequest(req, extraInput, 'order-extra')
    const extra = await orderExtra(req, order, input)
    return Response.json({ order: extra.id, redirect: orderPath(extra.id, 'pay') })
  },
})
