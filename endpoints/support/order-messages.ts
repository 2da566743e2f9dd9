import { z } from 'zod'

import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'
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
    const order = await requireOrder(req, req.routeParams?.id)
    const { body } = parseInput(messageInput, await bodyOf(req))
    await limitRate(req, 'order-message', order.id)
    return Response.json({ message: await askAboutOrder(req, order, body) }, { status: 201 })
  },
})
