'use client'

import { OpenDrawer } from '../OpenDrawer'
import { RefundForm } from './RefundForm'
import type { RefundOffer } from './refund-draft'

/** Gives an order's money back, whole or in part. */
export function RefundDrawer(props: RefundOffer) {
  return (
    <OpenDrawer label="Refund…" name={`refund-${props.orderId}`} title="Refund">
      {(close) => <RefundForm {...props} close={close} />}
    </OpenDrawer>
  )
}
