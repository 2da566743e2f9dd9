import type { Arrival } from '../arrival/use-arrival'
import { CAME_BACK, isCameBack } from './outcome/came-back'
import type { PaymentOptions } from './payment-options'

/** How an order may be paid, and what is known of who pays. */
export type Paying = Omit<PaymentOptions, 'totalMinor' | 'payer' | 'place'>

/** As it is known so far: no way to pay is, until what is the visitor's own has come. */
export const payingOf = ({ own, asked }: Arrival<unknown>, seller: string): Paying => {
  const ended = asked.get('payment')
  return {
    seller,
    methods: own?.methods ?? [],
    savedBilling: own?.savedBilling ?? null,
    maySaveBilling: own?.isSignedIn ?? false,
    trouble: own && isCameBack(ended) ? CAME_BACK[ended] : null,
  }
}
