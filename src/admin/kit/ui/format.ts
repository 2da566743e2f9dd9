import { type Currency, formatMoney, money } from '@/src/domain/vocabulary/money/money'

const COUNT = new Intl.NumberFormat('en-US')

export const count = (value: number): string => COUNT.format(value)

const currencyNamed = (name: string): Currency => (name === 'INR' ? 'INR' : 'USD')

/** An amount as a row stores it, in smallest units beside its currency. */
export const amount = (minor: number, currency: string): string =>
  formatMoney(money(minor, currencyNamed(currency)))

/** A share of a whole, to one decimal where that tells more: 97.2%, but 100%. */
export function percent(part: number, whole: number): string {
  const share = (part / whole) * 100
  return `${Number.isInteger(share) ? share : share.toFixed(1)}%`
}
