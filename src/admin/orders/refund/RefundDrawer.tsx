'use client'

import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { RefundForm } from './RefundForm'
import type { RefundOffer } from './refund-draft'

/** Gives an order's money back, whole or in part. */
export function RefundDrawer(props: RefundOffer & { readonly grant: Grant<'refundOrder'> }) {
  return (
    <OpenDrawer label="Refund…" name={`refund-${props.orderId}`} title="Refund">
      {(close) => <RefundForm {...props} close={close} />}
    </OpenDrawer>
  )
}
