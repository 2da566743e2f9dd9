'use client'

import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { request } from '@/src/lib/browser/request'

import { type RefundOffer, refundForm } from './refund-draft'

/** What somebody is about to give back. */
export function useRefundForm({ orderId, close, ...offer }: RefundOffer & { close: () => void }) {
  return useAdminForm({
    schema: refundForm({ orderId, ...offer }),
    values: {
      whole: true,
      amounts: Object.fromEntries(offer.lines.map(({ lineId }) => [lineId, ''])),
      reason: '',
    },
    send: (body) => request('POST', `/api/orders/${orderId}/refund`, { body }),
    draft: `refund:${orderId}`,
    success: 'Refund sent',
    done: close,
  })
}
export type RefundFormState = ReturnType<typeof useRefundForm>
