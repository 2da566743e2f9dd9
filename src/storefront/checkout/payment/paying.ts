import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'

import type { Arrival } from '../arrival/use-arrival'
import { CAME_BACK, type CameBack, isCameBack } from './outcome/came-back'
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

/** As it is known so far: no way to pay is, until what is the visitor's own has come. */
export const payingOf = ({ own, asked }: Arrival<unknown>, seller: string): Paying => {
  const ended = asked.get('payment')
  return {
    seller,
    methods: own?.methods ?? [],
    savedBilling: own?.savedBilling ?? null,
    isSignedIn: own?.isSignedIn ?? false,
    cameBack: own && isCameBack(ended) ? ended : null,
  }
}

/** What a payment begins with. */
export function paymentStart({
  isSignedIn,
  cameBack,
  ...paying
}: Paying): Omit<PaymentOptions, 'totalMinor' | 'payer' | 'place'> {
  return { ...paying, maySaveBilling: isSignedIn, trouble: cameBack && CAME_BACK[cameBack] }
}
