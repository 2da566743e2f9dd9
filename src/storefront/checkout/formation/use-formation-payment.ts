import { useEffect } from 'react'
import { fullName } from '@/src/domain/vocabulary/text/full-name'

import { placeOrder } from '../checkout-api'
import type { Payer } from '../payment/pay-input'
import type { Paying } from '../payment/paying'
import { type Payment, usePayment } from '../payment/use-payment'
import { forgetBackup } from '../saving/draft-backup'
import type { Checkout } from './use-checkout'

/** The payment of the formation being prepared; what was held falls away with the review. */
export function useFormationPayment(checkout: Checkout, paying: Paying): Payment {
  const { state, dispatch, saving } = checkout
  const payment = usePayment({
    ...paying,
    totalMinor: state.quote.totalMinor,
    payer: payerOf(state.answers),
    place: async (input) => {
      const unsaved = await saving.flush()
      if (unsaved) return unsaved
      forgetBackup('formation')
      return placeOrder(input)
    },
  })

  const isLost = state.isHeld && payment.held === null
  useEffect(() => {
    if (isLost) dispatch({ type: 'lost' })
  }, [isLost, dispatch])

  return payment
}

function payerOf(answers: Checkout['state']['answers']): Payer {
  return {
    name: fullName(answers),
    email: answers.email,
    phone: answers.phone,
    line1: answers.address,
    city: answers.city,
    state: answers.state,
    postalCode: answers.zipCode,
    country: answers.country,
  }
}
