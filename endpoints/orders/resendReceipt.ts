import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { resendReceipt } from '@/src/services/orders/resend-receipt'

/** Mails a paid order's receipt once more; staff are told to which address. */
export const resendReceiptEndpoint = staffRowEndpoint('order', {
  action: 'resendReceipt',
  path: '/orders/:id/resend-receipt',
  method: 'post',
  handler: async (req, id) => {
    const to = await resendReceipt(req, id)
    return Response.json({ to, message: `We are emailing the receipt to ${to}.` })
  },
})
