import { z } from 'zod'

import { orderRequest } from '@/endpoints/orders/order-request'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { askAboutOrder } from '@/src/services/support/ask-about-order'

const messageInput = z.object({
  body: z
    .string('Write your question')
    .trim()
    .min(1, 'Write your question')
    .max(5000, 'Use at most 5,000 characters'),
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
