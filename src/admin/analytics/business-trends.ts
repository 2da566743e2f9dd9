import type { PayloadRequest } from 'payload'

import type { ChartPoint, TrendStat } from '@/src/admin/kit/chart/trend'
import { count } from '@/src/admin/kit/ui/format'
import { type Point, type Trend, trendOf } from '@/src/domain/analytics/trends'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { readTotals } from '@/src/services/analytics/read-totals'

import { changeText, dollars, type Words } from './change-text'

const chartPoints = (points: readonly Point[], words: Words): ChartPoint[] =>
  points.map(({ day, value }) => ({ day, value, words: words(value), dayWords: calendarDay(day) }))

type Pair = {
  readonly labels: readonly [total: string, today: string]
  readonly trend: Trend
  readonly words: Words
  /** What stands beside each, and is no part of it. */
  readonly beside?: Trend
}

/** A figure in all and today's: the one with how it grew, the other with what each day brought. */
function pairOf({ labels: [total, today], trend, words, beside }: Pair): TrendStat[] {
  const { last, before } = trend
  const fees = (minor: number) => `+ ${dollars(minor)} state fees at cost`
  return [
    {
      label: total,
      value: words(trend.total),
      beside: beside && fees(beside.total),
      change: { ...changeText(trend.total, trend.total - last, words), than: 'in 30 days' },
      points: chartPoints(trend.running, words),
    },
    {
      label: today,
      value: words(trend.today),
      beside: beside && fees(beside.today),
      change: { ...changeText(last, before, words), than: 'vs. 30 days before' },
      points: chartPoints(trend.daily, words),
    },
  ]
}

/**
 * The business in six figures, each with its last 30 days. Money is for those who may see payments.
 */
export async function businessTrends(
  { payload }: PayloadRequest,
  held: ReadonlySet<Permission>,
): Promise<TrendStat[]> {
  if (!held.has('view_analytics')) return []
  const { zone, days } = await readTotals(payload)
  const today = isoDayIn(new Date(), zone)
  const pairs: Pair[] = [
    { labels: ['Total users', 'Users today'], trend: trendOf(days, 'users', today), words: count },
    {
      labels: ['Total orders', 'Orders today'],
      trend: trendOf(days, 'orders', today),
      words: count,
    },
  ]
  if (held.has('view_payments')) {
    pairs.push({
      labels: ['Revenue', 'Revenue today'],
      trend: trendOf(days, 'oursMinor', today),
      words: dollars,
      beside: trendOf(days, 'feesMinor', today),
    })
  }
  const stats = pairs.map(pairOf)
  return [0, 1].flatMap((row) => stats.flatMap((pair) => pair[row] ?? []))
}
