import type { ReportRule } from '@/src/domain/catalogue/states/report-rule'
import { plural } from '@/src/domain/vocabulary/plural'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** `04-15` as April 15. */
function dayWords(monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return `${MONTHS[month - 1]} ${day}`
}

const months = (count: number) => plural(count, 'month')

function by(rule: Exclude<ReportRule, { type: 'none' }>): string {
  switch (rule.type) {
    case 'fixed_date':
      return `by ${dayWords(rule.due)}`
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
    case 'fiscal_year_end_offset': {
      const month = ORDINALS[rule.months - 1] ?? `${rule.months}th`
      const day = rule.day === 'last' ? 'the last day' : `day ${rule.day}`
      return `by ${day} of the ${month} month after the fiscal year ends`
    }
  }
}

const PARITY: Partial<Record<Exclude<ReportRule, { type: 'none' }>['first'], string>> = {
  first_odd_year_after_formation: ', in odd-numbered years',
  biennial_by_formation_year_parity:
    ', in even or odd years as the year of the formation was even or odd',
  within_90_days_of_formation: '; the first within 90 days of formation',
}

/** When a state wants its report, as a sentence without its full stop; null when it wants none. */
export function reportWords(rule: ReportRule): string | null {
  if (rule.type === 'none') return null
  const rhythm = rule.every_years === 1 ? 'Every year' : 'Every two years'
  return `${rhythm}, ${by(rule)}${PARITY[rule.first] ?? ''}`
}
