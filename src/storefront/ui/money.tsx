import { type Currency, formatMoney, formatPrice, money } from '@/src/domain/vocabulary/money/money'

import { cx } from './cx'

type MoneyProps = {
  /** Integer minor units: 19900 is $199.00. */
  minor: number
  currency?: Currency
  /** Leaves the cents out when they are zero: for prices in the catalogue, never for totals. */
  short?: boolean
  className?: string
}

/** An amount, in figures of equal width so that columns line up. */
export function Money({ minor, currency = 'USD', short = false, className }: MoneyProps) {
  const amount = money(minor, currency)
  return (
    <span className={cx('tabular-nums', className)}>
      {short ? formatPrice(amount) : formatMoney(amount)}
    </span>
  )
}
