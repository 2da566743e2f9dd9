import type { CompanyTraits } from '@/src/domain/catalogue/facts/condition'
import { ruleFor, type Schedule } from '@/src/domain/catalogue/facts/schedule'
import { type Dated, dueDates } from '@/src/domain/compliance/deadlines/due-dates'
import { nextBusinessDay } from '@/src/domain/vocabulary/time/business-day'
import { isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** When something can be filed from, where the state says so, and when it is due: ISO days. */
export type Deadline = {
  /** What tells it from the same duty's others: a year, a quarter, `first` or `once`. */
  readonly period: string
  readonly opens: string | null
  /** The day that the law names. */
  readonly due: string
  /** Moves a deadline to the next day on which offices are open. */
  readonly businessDay: string
  /** From when it counts as late, where that is not the day after. */
  readonly late: string | null
}

export type Company = CompanyTraits & {
  /** The day on which the state formed it, as `2026-11-21`. */
  readonly formedOn: string
  /** The last day of its fiscal year, as `12-31`, which most companies have. */
  readonly fiscalYearEnd?: string
}

/** Every time that a schedule falls due for a company; most have no end. */
export function allDueDates(schedule: Schedule, company: Company): Generator<Dated, void> {
  const formed = parseDate(company.formedOn)
  return dueDates(ruleFor(schedule, company), formed, company.fiscalYearEnd ?? '12-31')
}

/** A time that something falls due, in ISO days. */
export function deadlineOf({ period, opens, due, late }: Dated): Deadline {
  const day = isoDate(due)
  return {
    period,
    opens: opens && isoDate(opens),
    due: day,
    businessDay: nextBusinessDay(day),
    late: late && isoDate(late),
  }
}
