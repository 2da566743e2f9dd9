import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import { AppError } from '@/src/lib/errors'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { checkPayment } from '@/src/services/purchase/settle/check-payment'

const paymentId = z.guid()

/** Takes a payment over that did not arrive: asks its gateway now. */
export const lookEndpoint = staffEndpoint({
  action: 'askGateway',
  path: '/payments/:id/look',
  method: 'post',
  handler: async (req) => {
    const id = paymentId.safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_payment', 'There is no such payment.', 404)
    try {
      return Response.json({ payment: await checkPayment(req, id.data) })
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      throw new AppError('gateway_unavailable', `The gateway did not answer (${error.code}).`, 503)
    }
  },
})
