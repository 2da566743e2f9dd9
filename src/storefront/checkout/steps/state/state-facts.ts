import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'

import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'
import { feeAsOf } from '../../fee-as-of'

const price = (dollars: number) => formatPrice(usd(dollars))

/** Of when the fee is, and how long the state takes. */
export function feeAndTurnaround(offer: StateOffer, fee: TypeFee | null): readonly string[] {
  return [
    fee && feeAsOf(fee.feeAsOf).replace(/^s/, 'S'),
    offer.turnaroundTime && `Turnaround: ${offer.turnaroundTime}`,
  ].flatMap((fact) => fact || [])
}

/** What else costs money in a state, or soon will. Most have none of it. */
export function stateWarnings(offer: StateOffer, fee: TypeFee | null): readonly string[] {
  const { name, nameReservationFee, needsPublication } = offer
  const { scheduledFee = null } = fee ?? {}
  const warnings: string[] = []
  if (scheduledFee) {
    warnings.push(
      `${name} charges ${price(scheduledFee.fee)} from ${longCalendarDay(scheduledFee.from)}.`,
    )
  }
  if (nameReservationFee !== null) {
    const fee = nameReservationFee > 0 ? ` for ${price(nameReservationFee)}` : ''
    warnings.push(
      `${name} requires you to reserve the name first${fee}. This total does not include it.`,
    )
  }
  if (needsPublication) {
    warnings.push(
      `${name} requires new companies to publish a notice in a newspaper, at their own cost.`,
    )
  }
  return warnings
}
