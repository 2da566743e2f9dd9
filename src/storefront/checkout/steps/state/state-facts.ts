import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'

import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'
import { feeAsOf } from '../../fee-as-of'

const price = (dollars: number) => formatPrice(usd(dollars))

/** Of when the fee is, and how long the state takes. */
export function feeAndTurnaround(offer: StateOffer, type: CompanyType): readonly string[] {
  const fee = offer.fees[type]
  return [
    fee && feeAsOf(fee.feeAsOf).replace(/^s/, 'S'),
    offer.turnaroundTime && `Turnaround: ${offer.turnaroundTime}`,
  ].flatMap((fact) => fact || [])
}

/** What else costs money in a state, or soon will. Most have none of it. */
export function stateWarnings(offer: StateOffer, type: CompanyType): readonly string[] {
  const { name, nameReservationFee, publishes } = offer
  const { scheduledFee = null } = offer.fees[type] ?? {}
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
  if (publishes.includes(type)) {
    warnings.push(
      `${name} requires new companies to publish a notice in a newspaper, at their own cost.`,
    )
  }
  return warnings
}
