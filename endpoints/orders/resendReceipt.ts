import { z } from 'zod'

import { requirePermission } from '@/src/access/require-permission'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { resendReceipt } from '@/src/services/orders/resend-receipt'

const orderId = z.guid()

/** Mails a paid order's receipt once more; staff are told to which address. */
export const resendReceiptEndpoint = defineEndpoint({
  path: '/orders/:id/resend-receipt',
  method: 'post',
  handler: async (req) => {
    await requirePermission(req, 'manage_orders')
    const id = orderId.safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_order', 'There is no such order.', 404)
    const to = await resendReceipt(req, id.data)
    return Response.json({ to, message: `The receipt is on its way to ${to}.` })
  },
})
