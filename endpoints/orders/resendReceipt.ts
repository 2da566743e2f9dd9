import { plainDeeds } from '@/endpoints/platform/deeds'
import { resendReceipt } from '@/src/services/orders/resend-receipt'

/** Mails a paid order's receipt once more; staff are told to which address. */
export const resendReceiptEndpoint = plainDeeds('order', 'resendReceipt')(
  '/orders/:id/resend-receipt',
  async (req, id) => {
    const to = await resendReceipt(req, id)
    return { to, message: `We are emailing the receipt to ${to}.` }
  },
)
