import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'

import { CAME_BACK, type CameBack } from './outcome/came-back'
import type { PaymentOptions } from './payment-options'

/** How an order may be paid, and what is known of who pays. */
export type Paying = {
  readonly methods: readonly PaymentMethodView[]
  /** Whom the money goes to. */
  readonly seller: string
  readonly savedBilling: BillingInput | null
  readonly isSignedIn: boolean
  readonly cameBack: CameBack | null
}

/** The same as the payment begins with it. */
export function paymentStart({
  isSignedIn,
  cameBack,
  ...paying
}: Paying): Omit<PaymentOptions, 'totalMinor' | 'payer' | 'place'> {
  return { ...paying, maySaveBilling: isSignedIn, trouble: cameBack && CAME_BACK[cameBack] }
}
