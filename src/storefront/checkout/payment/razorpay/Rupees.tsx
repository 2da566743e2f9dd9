import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { convert } from '@/src/domain/vocabulary/money/convert'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'

import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

/** The exact amount in rupees, and how it comes about. */
export function Rupees(props: { method: PaymentMethodView; totalMinor: number }) {
  const { exchangeRate, exchangeRateAsOf } = props.method
  if (exchangeRate === null) return null
  const dollars = money(props.totalMinor, 'USD')
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-baseline justify-between gap-4">
        <span>You pay in Indian rupees</span>
        <span className="text-lg font-semibold tabular-nums">
          {formatMoney(convert(dollars, exchangeRate))}
        </span>
      </p>
      <p className="text-xs text-muted tabular-nums">
        {formatMoney(dollars)} at 1 USD ≈ {exchangeRate} INR
        {exchangeRateAsOf && <span>{`, our rate of ${longCalendarDay(exchangeRateAsOf)}`}</span>}.
        The rate is fixed when you complete the order.
      </p>
    </div>
  )
}
