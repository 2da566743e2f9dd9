import { defineEndpoint } from '@/src/lib/http/endpoint'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'

/** The ways to pay that are open now, with public data alone. */
export const paymentMethods = defineEndpoint({
  path: '/payments/methods',
  method: 'get',
  handler: async (req) => Response.json({ methods: await listPaymentMethods(req.payload) }),
})
