import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { convert } from '@/src/domain/vocabulary/money/convert'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'

/**
 * What a way to pay charges for a total in cents, in words: Razorpay takes rupees.
 *
 * @param method undefined while none is chosen
 */
export function chargedTotal(
  method: Pick<PaymentMethodView, 'exchangeRate'> | undefined,
  totalMinor: number,
): string {
  const dollars = money(totalMinor, 'USD')
  const rate = method?.exchangeRate
  return formatMoney(rate ? convert(dollars, rate) : dollars)
}
