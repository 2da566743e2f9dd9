import { useEffect } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'

import { UNREACHABLE } from '@/src/lib/browser/result'
import { placeOrder } from '../checkout-api'
import { CAME_BACK, type CameBack } from '../payment/outcome/came-back'
import type { Payer } from '../payment/pay-input'
import { type Payment, usePayment } from '../payment/use-payment'
import { forgetBackup } from '../saving/draft-backup'
import type { Checkout } from './use-checkout'

/** How a formation may be paid, and what is known of who pays. */
export type FormationPaying = {
  readonly methods: readonly PaymentMethodView[]
  /** Whom the money goes to. */
  readonly seller: string
  readonly savedBilling: BillingInput | null
  readonly isSignedIn: boolean
  readonly cameBack: CameBack | null
}

/** The payment of the formation being prepared; what was held falls away with the review. */
export function useFormationPayment(checkout: Checkout, paying: FormationPaying): Payment {
  const { state, dispatch, saving } = checkout
  const payment = usePayment({
    methods: paying.methods,
    totalMinor: state.quote.totalMinor,
    seller: paying.seller,
    payer: payerOf(state.answers),
    savedBilling: paying.savedBilling,
    maySaveBilling: paying.isSignedIn,
    place: async (input) => {
      if (!(await saving.flush())) return UNREACHABLE
      forgetBackup('formation')
      return placeOrder(input)
    },
    trouble: paying.cameBack && CAME_BACK[paying.cameBack],
  })

  const isLost = state.isHeld && payment.held === null
  useEffect(() => {
    if (isLost) dispatch({ type: 'lost' })
  }, [isLost, dispatch])

  return payment
}

function payerOf(answers: Checkout['state']['answers']): Payer {
  return {
    name: [answers.firstName, answers.lastName].filter(Boolean).join(' '),
    email: answers.email,
    phone: answers.phone,
    line1: answers.address,
    city: answers.city,
    state: answers.state,
    postalCode: answers.zipCode,
    country: answers.country,
  }
}
