import { z } from 'zod'

import { orderRequest } from '@/endpoints/orders/order-request'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { askAboutOrder } from '@/src/services/support/ask-about-order'

const messageInput = z.object({
  body: requiredText('Write your question', 5000),
})

/** A question about an order, from its customer, signed in or not. */
export const messageEndpoint = defineEndpoint({
  path: '/orders/:id/messages',
  method: 'post',
  handler: async (req) => {
    const { order, input } = await orderRequest(req, messageInput, 'order-message')
    return Response.json({ message: await askAboutOrder(req, order, input.body) }, { status: 201 })
  },
})
