import { z } from 'zod'

import { isoDate, lastDayOf } from '@/src/domain/vocabulary/time/calendar-date'

const answers = z.object({ closingMonth: z.coerce.number().int().min(1).max(12) })

const LEAP_YEAR = 2000 // February ends on the 29th, which other years take as its last day

/** The last day of a company's tax year, as `06-30`, by what it answered for its EIN. */
export function fiscalYearEndOf(details: unknown): string | undefined {
  const parsed = answers.safeParse(details)
  if (!parsed.success) return undefined
  const month = parsed.data.closingMonth
  return isoDate({ year: LEAP_YEAR, month, day: lastDayOf(LEAP_YEAR, month) }).slice(5)
}
