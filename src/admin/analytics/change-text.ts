import type { TrendStat } from '@/src/admin/kit/chart/trend'
import { count } from '@/src/admin/kit/ui/format'
import { changeOf } from '@/src/domain/analytics/trends'

export type Words = (value: number) => string

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Cents as whole dollars. */
export const dollars: Words = (minor) => WHOLE_DOLLARS.format(minor / 100)

/** How much more, or less, something became, and whether that is up or down. */
export function changeText(
  is: number,
  was: number,
  words: Words,
): Omit<TrendStat['change'], 'than'> {
  const change = changeOf(is, was)
  const amount = 'percent' in change ? change.percent : change.more
  if (amount === 0) return { words: 'No change', tone: 'same' }
  const size = 'percent' in change ? `${count(Math.abs(amount))}%` : words(Math.abs(amount))
  return { words: `${amount > 0 ? '+' : '−'}${size}`, tone: amount > 0 ? 'up' : 'down' }
}
