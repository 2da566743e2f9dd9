import { rowId } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { resendReceipt } from '@/src/services/orders/resend-receipt'

/** Mails a paid order's receipt once more; staff are told to which address. */
export const resendReceiptEndpoint = staffEndpoint({
  action: 'resendReceipt',
  path: '/orders/:id/resend-receipt',
  method: 'post',
  handler: async (req) => {
    const id = rowId(req, 'order')
    const to = await resendReceipt(req, id)
    return Response.json({ to, message: `The receipt is on its way to ${to}.` })
  },
})
