import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { AppError } from '@/src/lib/errors'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { checkPayment } from '@/src/services/purchase/settle/check-payment'

/** Takes a payment over that did not arrive: asks its gateway now. */
export const lookEndpoint = staffRowEndpoint('payment', {
  action: 'askGateway',
  path: '/payments/:id/look',
  method: 'post',
  handler: async (req, id) => {
    try {
      return Response.json({ payment: await checkPayment(req, id) })
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      throw new AppError('gateway_unavailable', `The gateway did not respond (${error.code}).`, 503)
    }
  },
})
