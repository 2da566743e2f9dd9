import type { ReportRule } from '@/src/domain/catalogue/states/report-rule'
import {
  addDays,
  type CalendarDate,
  compareDates,
  dayIn,
  isoDate,
  parseDate,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'

/** When a report can be filed from, where the state says so, and when it is due: ISO days. */
export type Deadline = { readonly opens: string | null; readonly due: string }

export type Company = {
  /** The day on which the state formed it, as `2026-11-21`. */
  readonly formedOn: string
  /** The last day of its fiscal year, as `12-31`, which most companies have. */
  readonly fiscalYearEnd?: string
}

type Dated = { readonly opens: CalendarDate | null; readonly due: CalendarDate }
type Repeating = Exclude<ReportRule, { type: 'none' }>

const monthAndDay = (text: string) => {
  const { month, day } = parseDate(`2000-${text}`) // a leap year: February 29 is a day of it
  return { month, day }
}

const onDay = (year: number, text: string) => {
  const { month, day } = monthAndDay(text)
  return dayIn(year, month, day)
}

/** The report that is due in, or for the anniversary in, a year. */
function reportOf(rule: Repeating, formed: CalendarDate, year: number, yearEnd: string): Dated {
  const only = (due: CalendarDate): Dated => ({ opens: null, due })
  const { month } = formed
  switch (rule.type) {
    case 'fixed_date':
      return { opens: rule.opens ? onDay(year, rule.opens) : null, due: onDay(year, rule.due) }
    case 'anniversary_date':
      return only(dayIn(year, month, formed.day))
    case 'anniversary_month_start':
      return only(dayIn(year, month, 1))
    case 'anniversary_month_end':
      return only(dayIn(year, month, 'last'))
    case 'before_anniversary_month': {
      const before = shiftMonth({ year, month }, -1)
      return only(dayIn(before.year, before.month, 'last'))
    }
    case 'anniversary_quarter_end':
      return only(dayIn(year, Math.ceil(month / 3) * 3, 'last'))
    case 'anniversary_month_window': {
      const from = shiftMonth({ year, month }, -rule.months_before)
      const until = shiftMonth({ year, month }, rule.months_after)
      return {
        opens: dayIn(from.year, from.month, 1),
        due: dayIn(until.year, until.month, 'last'),
      }
    }
    case 'fiscal_year_end_offset': {
      const end = onDay(year - 1, yearEnd)
      const due = shiftMonth(end, rule.months)
      return only(dayIn(due.year, due.month, rule.day))
    }
  }
}

/** The year of the first report that follows the rule's rhythm. */
function firstYear(rule: Repeating, formed: CalendarDate, yearEnd: string): number {
  const { year } = formed
  const endedBefore = compareDates(onDay(year, yearEnd), formed) < 0
  switch (rule.first) {
    case 'year_after_formation':
      // The first fiscal year that a company reports on is the one that it was formed in.
      return rule.type === 'fiscal_year_end_offset' && endedBefore ? year + 2 : year + 1
    case 'first_anniversary':
      return year + 1
    case 'second_anniversary':
    case 'biennial_by_formation_year_parity':
      return year + 2
    case 'within_90_days_of_formation':
      return year + rule.every_years // the one within 90 days comes before it
    case 'first_odd_year_after_formation':
      return year % 2 === 0 ? year + 1 : year + 2
  }
}

/** Every report of a company, the first one first, without an end. */
function* reports(rule: Repeating, company: Company): Generator<Dated> {
  const formed = parseDate(company.formedOn)
  if (rule.first === 'within_90_days_of_formation') yield { opens: null, due: addDays(formed, 90) }
  const yearEnd = company.fiscalYearEnd ?? '12-31'
  let year = firstYear(rule, formed, yearEnd)
  for (;;) {
    yield reportOf(rule, formed, year, yearEnd)
    year += rule.every_years
  }
}

/**
 * When a company's recurring reports to its state are next due, on or after a day.
 *
 * A company formed on February 29 has its anniversary on February 28 of other years. The rule is a
 * state's `report.rule`; days are ISO days as the state counts them.
 *
 * @throws RangeError when a day does not exist
 */
export function nextDeadlines(
  rule: ReportRule,
  company: Company,
  { from, count }: { readonly from: string; readonly count: number },
): Deadline[] {
  const found: Deadline[] = []
  if (rule.type === 'none') return found
  const start = parseDate(from)
  for (const { opens, due } of reports(rule, company)) {
    if (found.length >= count) break
    if (compareDates(due, start) < 0) continue
    found.push({ opens: opens && isoDate(opens), due: isoDate(due) })
  }
  return found
}
