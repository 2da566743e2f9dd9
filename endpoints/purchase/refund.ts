import { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import type { Refund } from '@/src/payload-types'
import { refundOrder } from '@/src/services/purchase/refund/refund-order'

const common = {
  reason: requiredText('Enter a reason', 500),
  paymentId: z.guid('Choose a payment of this order').optional(),
}

const line = z.object({
  lineId: z.string().min(1, 'Choose a line').max(100),
  amountMinor: z
    .int('Enter a whole amount of cents')
    .positive('Enter an amount above zero')
    .optional(),
})

const refundInput = z.union([
  z.object({ all: z.literal(true), ...common }),
  z.object({ lines: z.array(line).min(1, 'Choose what to refund').max(100), ...common }),
])

/** A refund as staff see it. */
const view = (refund: Refund) => ({
  id: refund.id,
  status: refund.status,
  amountMinor: refund.amountMinor,
  currency: refund.currency,
  orderMinor: refund.orderMinor,
  lines: refund.lines,
  failureMessage: refund.failureMessage ?? null,
})

/** Gives money back, in full or by line, through the gateway that took it. */
export const refundEndpoint = staffRowEndpoint('order', {
  action: 'refundOrder',
  path: '/orders/:id/refund',
  method: 'post',
  handler: async (req, id) => {
    const { reason, paymentId, ...ask } = parseInput(refundInput, await bodyOf(req))
    const refund = await refundOrder(req, { orderId: id, ask, reason, paymentId })
    if (refund.status === 'failed') {
      const said = refund.failureMessage ?? 'No reason was given.'
      throw new AppError('refund_refused', `The gateway refused this refund: ${said}`, 409)
    }
    return Response.json({ refund: view(refund) })
  },
})
