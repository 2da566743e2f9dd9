import { type Currency, formatMoney, money } from '@/src/domain/money/money'

const EASTERN = 'America/New_York'

const SHORT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: EASTERN,
})
const YEAR = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: EASTERN })
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const COUNT = new Intl.NumberFormat('en-US')

/** A moment in a dense table, in the office's time: Nov 21, 3:14 PM; the year when it is another. */
export function shortMoment(at: string, now: Date = new Date()): string {
  const then = new Date(at)
  const year = YEAR.format(then)
  return year === YEAR.format(now) ? SHORT.format(then) : `${SHORT.format(then)}, ${year}`
}

/** A day that has no time of day: Nov 3, 2026. */
export const day = (date: string): string => DAY.format(new Date(date))

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
