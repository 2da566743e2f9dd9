import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

import type { DayTotals, TotalName } from './totals'

/** How many days a line shows. */
export const TREND_DAYS = 30

export type Point = { readonly day: string; readonly value: number }

/** A figure: all of it, today's, and the last days in both ways, with what the days before brought. */
export type Trend = {
  readonly total: number
  readonly today: number
  /** What each of the last days brought. */
  readonly daily: readonly Point[]
  /** How much there was at the end of each. */
  readonly running: readonly Point[]
  readonly last: number
  readonly before: number
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** A figure of the business up to a day, `2026-11-21`. */
export function trendOf(days: readonly DayTotals[], name: TotalName, today: string): Trend {
  const values = new Map(days.map((day) => [day.day, day[name]]))
  const end = parseDate(today)
  const stretch = (from: number, to: number): Point[] =>
    Array.from({ length: to - from }, (_, index) => {
      const day = isoDate(addDays(end, from + index + 1))
      return { day, value: values.get(day) ?? 0 }
    })
  const daily = stretch(-TREND_DAYS, 0)
  const total = sum([...values.values()])
  const last = sum(daily.map(({ value }) => value))
  let there = total - last
  const running = daily.map(({ day, value }) => {
    there += value
    return { day, value: there }
  })
  const before = sum(stretch(-2 * TREND_DAYS, -TREND_DAYS).map(({ value }) => value))
  return { total, today: values.get(today) ?? 0, daily, running, last, before }
}

/** How much more, or less, something became: in percent where there was something before. */
export function changeOf(is: number, was: number): { percent: number } | { more: number } {
  return was > 0 ? { percent: Math.round(((is - was) / was) * 100) } : { more: is - was }
}
