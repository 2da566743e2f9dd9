import type { Beside, RepeatingRule, Rule } from '@/src/domain/catalogue/facts/schedule'
import {
  addDays,
  type CalendarDate,
  compareDates,
  dayIn,
  parseDate,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'

/** One time that something falls due, and what tells it from the other times. */
export type Dated = {
  readonly period: string
  readonly opens: CalendarDate | null
  readonly due: CalendarDate
  readonly late: CalendarDate | null
}

const onDay = (year: number, monthDay: string) => {
  const { month, day } = parseDate(`2000-${monthDay}`) // a leap year: February 29 is a day of it
  return dayIn(year, month, day)
}

const atMonth = (from: CalendarDate, months: number) => {
  const { year, month } = shiftMonth(from, months)
  return dayIn(year, month, 1)
}

/** A day before something due (-1), or after it (1), that a rule gives. */
function besideDue(
  beside: Beside | undefined,
  due: CalendarDate,
  side: -1 | 1,
): CalendarDate | null {
  if (beside === undefined) return null
  if (typeof beside !== 'string') {
    return 'days' in beside ? addDays(due, side * beside.days) : atMonth(due, side * beside.months)
  }
  const sameYear = onDay(due.year, beside)
  const isThatSide = compareDates(sameYear, due) > 0 === side > 0
  return isThatSide ? sameYear : onDay(due.year + side, beside)
}

/** The day from which something due can be filed. */
const opening = (opens: Beside | undefined, due: CalendarDate) => besideDue(opens, due, -1)

/** The day from which something due counts as late. */
const lateness = (late: Beside | undefined, due: CalendarDate) => besideDue(late, due, 1)

function dueIn(rule: RepeatingRule, formed: CalendarDate, year: number, yearEnd: string) {
  const { month } = formed
  switch (rule.type) {
    case 'fixed_date':
      return onDay(year, rule.due)
    case 'anniversary_date':
      return dayIn(year, month, formed.day)
    case 'anniversary_month_start':
      return dayIn(year, month, 1)
    case 'anniversary_month_end':
      return dayIn(year, month, 'last')
    case 'before_anniversary_month': {
      const before = shiftMonth({ year, month }, -1)
      return dayIn(before.year, before.month, 'last')
    }
    case 'anniversary_quarter_end':
      return dayIn(year, Math.ceil(month / 3) * 3, 'last')
    case 'anniversary_month_window': {
      const until = shiftMonth({ year, month }, rule.months_after)
      return dayIn(until.year, until.month, 'last')
    }
    case 'fiscal_year_end_offset': {
      const due = shiftMonth(onDay(year - 1, yearEnd), rule.months)
      // What is due every other year goes by the year it is due in, whatever year it is for.
      const isEarly = rule.every_years === 2 && due.year < year
      return dayIn(isEarly ? year : due.year, due.month, rule.day)
    }
  }
}

function opensFor(rule: RepeatingRule, due: CalendarDate): CalendarDate | null {
  if (rule.type !== 'anniversary_month_window') return opening(rule.opens, due)
  return atMonth(due, -rule.months_before - rule.months_after)
}

/** The year of the first one that follows the rule's rhythm. */
function firstYear(rule: RepeatingRule, formed: CalendarDate, yearEnd: string): number {
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
    case 'first_even_year_after_formation':
      return year % 2 === 0 ? year + 2 : year + 1
    case 'year_of_formation':
      return compareDates(dueIn(rule, formed, year, yearEnd), formed) > 0 ? year : year + 1
  }
}

const isFormedAfter = (formed: CalendarDate, monthDay: string | undefined) =>
  monthDay !== undefined && compareDates(formed, onDay(formed.year, monthDay)) > 0

/** What falls due once before the rhythm begins. */
function beginning(rule: RepeatingRule, formed: CalendarDate): Dated | null {
  const once = (due: CalendarDate, period: string) => ({ period, opens: null, due, late: null })
  if (rule.first === 'within_90_days_of_formation') {
    if (isFormedAfter(formed, rule.spared_after)) return null
    const due = addDays(formed, 90)
    return once(due, rule.every_years === 1 ? 'first' : String(due.year))
  }
  const { begins } = rule
  if (!begins || isFormedAfter(formed, begins.formed_until)) return null
  const at = shiftMonth(formed, begins.month - 1)
  return once(dayIn(at.year, at.month, begins.day), String(formed.year))
}

function* repeated(rule: RepeatingRule, formed: CalendarDate, yearEnd: string): Generator<Dated> {
  const begun = beginning(rule, formed)
  if (begun) yield begun
  const isSpared =
    rule.first !== 'within_90_days_of_formation' && isFormedAfter(formed, rule.spared_after)
  let year = firstYear(rule, formed, yearEnd) + (isSpared ? rule.every_years : 0)
  for (; ; year += rule.every_years) {
    const due = dueIn(rule, formed, year, yearEnd)
    // What is owed for the first year may fall due later than the second year's own day.
    if (begun && compareDates(due, begun.due) <= 0) continue
    yield {
      period: String(due.year),
      opens: opensFor(rule, due),
      due,
      late: lateness(rule.late, due),
    }
  }
}

type Quarterly = Extract<Rule, { type: 'quarterly' }>

function* quarterly(rule: Quarterly, formed: CalendarDate): Generator<Dated> {
  let quarter = formed.year * 4 + Math.ceil(formed.month / 3) - 1
  for (; ; quarter += 1) {
    const [year, number] = [Math.floor(quarter / 4), (quarter % 4) + 1]
    const at = shiftMonth({ year, month: number * 3 }, rule.months)
    const due = dayIn(at.year, at.month, rule.day)
    const period = number === 1 ? String(year) : `${year}-q${number}`
    yield { period, opens: opening(rule.opens, due), due, late: lateness(rule.late, due) }
  }
}

type SeveralDays = Extract<Rule, { type: 'several_days' }>

function* severalDays(rule: SeveralDays, formed: CalendarDate): Generator<Dated> {
  for (let { year } = formed; ; year += 1) {
    for (const [index, monthDay] of rule.days.entries()) {
      const due = onDay(year, monthDay)
      if (compareDates(due, formed) <= 0) continue
      const period = index === 0 ? String(year) : `${year}-${index + 1}`
      yield { period, opens: opening(rule.opens, due), due, late: lateness(rule.late, due) }
    }
  }
}

type Once = Extract<Rule, { type: 'once' }>

function onlyOne({ within, opens }: Once, formed: CalendarDate): Dated {
  const one = (due: CalendarDate) => ({
    period: 'once',
    opens: opening(opens, due),
    due,
    late: null,
  })
  if (within === 'at_once') return one(formed)
  if (within === 'year_end') return one({ year: formed.year, month: 12, day: 31 })
  const { year, month } = shiftMonth(formed, within.months ?? 0)
  return one(addDays(dayIn(year, month, formed.day), within.days ?? 0))
}

/** Every time that a rule falls due for a company, the first one first; most have no end. */
export function* dueDates(
  rule: Rule,
  formed: CalendarDate,
  yearEnd: string,
): Generator<Dated, void> {
  switch (rule.type) {
    case 'none':
      return
    case 'once':
      yield onlyOne(rule, formed)
      return
    case 'quarterly':
      return yield* quarterly(rule, formed)
    case 'several_days':
      return yield* severalDays(rule, formed)
    default:
      return yield* repeated(rule, formed, yearEnd)
  }
}
