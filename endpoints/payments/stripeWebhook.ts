import { defineEndpoint } from '@/src/lib/endpoint'
import { AppError } from '@/src/lib/errors'
import { receiveWebhook } from '@/src/services/receive-webhook'
import { gatewayOfPayment } from '@/src/services/resolve-gateway'

/** Where Stripe, or the sandbox in its place, tells us that money has moved. */
export const stripeWebhook = defineEndpoint({
  path: '/payments/stripe/webhook',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    const rawBody = (await req.text?.()) ?? ''
    const gateway = await gatewayOfPayment(req.payload, 'stripe')
    const event = await gateway.readWebhook(rawBody, req.headers)
    if (!event) throw new AppError('bad_signature', 'The signature does not match.', 400)
    await receiveWebhook(req, 'stripe', event, rawBody)
    return Response.json({ received: true })
  },
})
