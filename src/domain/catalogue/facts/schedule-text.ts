import { conditionText } from '@/src/domain/catalogue/facts/condition'
import type { RepeatingRule, Rule, Schedule } from '@/src/domain/catalogue/facts/schedule'
import { plural } from '@/src/domain/vocabulary/plural'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { MONTHS } from '@/src/domain/vocabulary/time/months'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** `04-15` as April 15. */
function dayText(monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return `${MONTHS[month - 1]} ${day}`
}

const months = (count: number) => plural(count, 'month')
const days = (count: number) => plural(count, 'day')
const nth = (count: number) => ORDINALS[count - 1] ?? `${count}th`
const suffix = new Intl.PluralRules('en-US', { type: 'ordinal' })
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const dayOfMonth = (day: number | 'last') =>
  day === 'last' ? 'the last day' : `the ${day}${SUFFIXES[suffix.select(day)] ?? 'th'} day`

function by(rule: RepeatingRule): string {
  switch (rule.type) {
    case 'fixed_date':
      return `by ${dayText(rule.due)}`
    case 'anniversary_date':
      return 'by the anniversary of formation'
    case 'anniversary_month_start':
      return 'by the first day of the month in which the company was formed'
    case 'anniversary_month_end':
      return 'by the last day of the month in which the company was formed'
    case 'before_anniversary_month':
      return 'before the month in which the company was formed'
    case 'anniversary_quarter_end':
      return 'by the end of the quarter in which the company was formed'
    case 'anniversary_month_window':
      return `from ${months(rule.months_before)} before to ${months(rule.months_after)} after the month in which the company was formed`
    case 'fiscal_year_end_offset':
      return `by ${dayOfMonth(rule.day)} of the ${nth(rule.months)} month after the fiscal year ends`
  }
}

const PARITY: Partial<Record<RepeatingRule['first'], string>> = {
  first_odd_year_after_formation: ', in odd-numbered years',
  first_even_year_after_formation: ', in even-numbered years',
  biennial_by_formation_year_parity:
    ', in even or odd years as the year of the formation was even or odd',
  within_90_days_of_formation: '; the first within 90 days of formation',
}

function repeatingText(rule: RepeatingRule): string {
  const rhythm = rule.every_years === 1 ? 'Every year' : 'Every two years'
  const begins = rule.begins
    ? `; the first by ${dayOfMonth(rule.begins.day)} of the ${nth(rule.begins.month)} month, counting that of the formation`
    : ''
  const spared = rule.spared_after
    ? `; a company formed after ${dayText(rule.spared_after)} skips the first one`
    : ''
  return `${rhythm}, ${by(rule)}${PARITY[rule.first] ?? ''}${begins}${spared}`
}

function onceText({ within }: Extract<Rule, { type: 'once' }>): string {
  if (within === 'at_once') return 'Once, right after formation'
  if (within === 'year_end') return 'Once, by the end of the year of formation'
  const length = [within.months && months(within.months), within.days && days(within.days)]
  return `Once, within ${length.filter(Boolean).join(' and ')} of formation`
}

function ruleText(rule: Rule): string | null {
  switch (rule.type) {
    case 'none':
      return null
    case 'once':
      return onceText(rule)
    case 'quarterly':
      return `Every quarter, by ${dayOfMonth(rule.day)} of the ${nth(rule.months)} month after it`
    case 'several_days': {
      const [last, ...others] = rule.days.map(dayText).toReversed()
      return `Every year, by ${others.toReversed().join(', ')} and ${last}`
    }
    default:
      return repeatingText(rule)
  }
}

const beginSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** When a state wants something, as a sentence without its full stop; null when it wants nothing. */
export function reportText(schedule: Schedule): string | null {
  if (schedule.type !== 'depends') return ruleText(schedule)
  const cases = schedule.cases.flatMap(({ when, rule }) => {
    const words = ruleText(rule)
    return words ? `${beginSmall(words)} for a company ${conditionText(when)}` : []
  })
  const otherwise = ruleText(schedule.otherwise)
  const parts = otherwise ? [...cases, `otherwise ${beginSmall(otherwise)}`] : cases
  const [first, ...others] = parts
  if (!first) return null
  return [capitalized(first), ...others].join('; ')
}
