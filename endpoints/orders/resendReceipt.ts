import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import { AppError } from '@/src/lib/errors'
import { resendReceipt } from '@/src/services/orders/resend-receipt'

const orderId = z.guid()

/** Mails a paid order's receipt once more; staff are told to which address. */
export const resendReceiptEndpoint = staffEndpoint({
  action: 'resendReceipt',
  path: '/orders/:id/resend-receipt',
  method: 'post',
  handler: async (req) => {
    const id = orderId.safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_order', 'There is no such order.', 404)
    const to = await resendReceipt(req, id.data)
    return Response.json({ to, message: `The receipt is on its way to ${to}.` })
  },
})
