import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'

import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'
import { feeAsOf } from '../../fee-as-of'

const price = (dollars: number) => formatPrice(usd(dollars))

/** Of when the fee is, and how long the state takes. */
export function feeAndTurnaround(offer: StateOffer): readonly string[] {
  return [
    feeAsOf(offer.feeAsOf).replace(/^s/, 'S'),
    offer.turnaroundTime && `Turnaround: ${offer.turnaroundTime}`,
  ].filter(Boolean)
}

/** What else costs money in a state, or soon will. Most have none of it. */
export function stateWarnings(offer: StateOffer): readonly string[] {
  const { name, scheduledFee, nameReservationFee, needsPublication } = offer
  const warnings: string[] = []
  if (scheduledFee) {
    warnings.push(
      `${name} charges ${price(scheduledFee.fee)} from ${longCalendarDay(scheduledFee.from)} on.`,
    )
  }
  if (nameReservationFee !== null) {
    const fee = nameReservationFee > 0 ? ` for ${price(nameReservationFee)}` : ''
    warnings.push(`${name} wants the name reserved first${fee}. That is not part of this total.`)
  }
  if (needsPublication) {
    warnings.push(
      `${name} has new companies announced in a newspaper once they exist, at their own cost.`,
    )
  }
  return warnings
}
