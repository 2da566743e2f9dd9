import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm'

import {
  addDays,
  type CalendarDate,
  isoDate,
  parseDate,
} from '@/src/domain/vocabulary/time/calendar-date'
import { startOfDay } from '@/src/domain/vocabulary/time/time-zone'

/** Days of the business from one on and up to another that is no part of it; null has no end there. */
export type Span = { readonly from: CalendarDate | null; readonly to: CalendarDate | null }

/** All days there are, in spans of so many; the first and the last one take what lies beyond. */
export function spansBetween(first: string, last: string, length: number): Span[] {
  const spans: Span[] = []
  let from: CalendarDate | null = null
  let to = addDays(parseDate(first), length)
  while (isoDate(to) <= last) {
    spans.push({ from, to })
    from = to
    to = addDays(to, length)
  }
  return [...spans, { from, to: null }]
}

export const isWithin = ({ from, to }: Span, day: string): boolean =>
  (from === null || day >= isoDate(from)) && (to === null || day < isoDate(to))

/** Whether a moment falls on the days of a span, as its index answers it. */
export function withinSpan(at: Column, { from, to }: Span, zone: string): SQL {
  const moment = (day: CalendarDate) => startOfDay(day, zone).toISOString()
  return (
    and(from ? gte(at, moment(from)) : undefined, to ? lt(at, moment(to)) : undefined) ?? sql`true`
  )
}
