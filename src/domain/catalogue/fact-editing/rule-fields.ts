import type { Beside, Rule } from '@/src/domain/catalogue/facts/schedule'

import { type Complaints, readerOf } from './typed'

export const DUE_TYPES = {
  none: 'Nothing falls due',
  fixed_date: 'A day of the calendar',
  several_days: 'Several days of each year',
  quarterly: 'Each quarter',
  once: 'Once',
  anniversary_date: 'The anniversary of formation',
  anniversary_month_start: 'The first day of the formation month',
  anniversary_month_end: 'The last day of the formation month',
  before_anniversary_month: 'Before the formation month',
  anniversary_quarter_end: 'The end of the formation quarter',
  anniversary_month_window: 'A window around the formation month',
  fiscal_year_end_offset: 'Months after the fiscal year ends',
} as const satisfies Record<Rule['type'], string>

export const FIRST_DUE = {
  year_after_formation: 'The year after formation',
  year_of_formation: 'The year of formation',
  first_anniversary: 'The first anniversary',
  second_anniversary: 'The second anniversary',
  within_90_days_of_formation: 'Within 90 days of formation',
  first_odd_year_after_formation: 'The first odd year after formation',
  first_even_year_after_formation: 'The first even year after formation',
  biennial_by_formation_year_parity: 'Every other year, as the year of formation was odd or even',
} as const

export const ONCE_WITHIN = {
  length: 'Some time after formation',
  at_once: 'Right after formation',
  year_end: 'By the end of the year of formation',
} as const

export const OPENS = {
  none: 'At any time',
  day: 'From a day of the calendar',
  days: 'From some days before',
  months: 'From the start of a month before',
} as const

export const LATE = {
  none: 'From the next day',
  day: 'From a day of the calendar',
  days: 'From some days after',
  months: 'From the start of a month after',
} as const

/** One rule as a form holds it; fields that its type does not ask for are empty or have a default. */
export const NO_RULE = {
  dueType: 'none',
  day: '',
  days: '',
  every: '1',
  first: 'year_after_formation',
  months: '',
  dayOfMonth: '',
  before: '0',
  after: '0',
  within: 'length',
  withinMonths: '',
  withinDays: '',
  opens: 'none',
  opensAt: '',
  late: 'none',
  lateAt: '',
  sparedAfter: '',
  beginsMonth: '',
  beginsDay: '',
  beginsUntil: '',
}

export type RuleFields = Readonly<typeof NO_RULE>

export const hasRhythm = (type: string) =>
  !['none', 'once', 'quarterly', 'several_days'].includes(type)
export const hasOpening = (type: string) => !['none', 'anniversary_month_window'].includes(type)
export const hasLateness = (type: string) => !['none', 'once'].includes(type)

function besideFields(beside: Beside | undefined): readonly [kind: string, at: string] {
  if (beside === undefined) return ['none', '']
  if (typeof beside === 'string') return ['day', beside]
  return 'days' in beside ? ['days', `${beside.days}`] : ['months', `${beside.months}`]
}

export const orEmpty = (count: number | undefined) => (count === undefined ? '' : `${count}`)

function ownFields(rule: Rule): Partial<RuleFields> {
  switch (rule.type) {
    case 'fixed_date':
      return { day: rule.due }
    case 'several_days':
      return { days: rule.days.join(', ') }
    case 'quarterly':
    case 'fiscal_year_end_offset':
      return { months: `${rule.months}`, dayOfMonth: `${rule.day}` }
    case 'anniversary_month_window':
      return { before: `${rule.months_before}`, after: `${rule.months_after}` }
    case 'once': {
      const { within } = rule
      if (typeof within === 'string') return { within }
      return { withinMonths: orEmpty(within.months), withinDays: orEmpty(within.days) }
    }
    default:
      return {}
  }
}

export function ruleFields(rule: Rule): RuleFields {
  const [opens, opensAt] = besideFields('opens' in rule ? rule.opens : undefined)
  const [late, lateAt] = besideFields('late' in rule ? rule.late : undefined)
  const own = { ...NO_RULE, ...ownFields(rule), dueType: rule.type, opens, opensAt, late, lateAt }
  if (!('every_years' in rule)) return own
  const { begins } = rule
  return {
    ...own,
    every: `${rule.every_years}`,
    first: rule.first,
    sparedAfter: rule.spared_after ?? '',
    beginsMonth: orEmpty(begins?.month),
    beginsDay: begins ? `${begins.day}` : '',
    beginsUntil: begins?.formed_until ?? '',
  }
}

type Reader = ReturnType<typeof readerOf<keyof RuleFields>>

const isEmpty = (text: string) => text.trim() === ''

function typedBeside(kind: string, name: 'opensAt' | 'lateAt', read: Reader) {
  if (kind === 'day') return read.monthDay(name)
  return kind === 'days' ? { days: read.whole(name, 1, 366) } : { months: read.whole(name, 0, 11) }
}

function typedDayOfMonth(typed: RuleFields, name: 'dayOfMonth' | 'beginsDay', read: Reader) {
  return typed[name].trim() === 'last' ? 'last' : read.whole(name, 1, 31)
}

function typedWithin(typed: RuleFields, read: Reader) {
  if (typed.within !== 'length') return typed.within
  const { withinMonths, withinDays } = typed
  if (isEmpty(withinMonths) && isEmpty(withinDays)) {
    read.complain('withinMonths', 'Enter months, days, or both.')
  }
  return {
    ...(!isEmpty(withinMonths) && { months: read.whole('withinMonths', 1, 24) }),
    ...(!isEmpty(withinDays) && { days: read.whole('withinDays', 1, 366) }),
  }
}

function typedBegins(typed: RuleFields, read: Reader) {
  return {
    month: read.whole('beginsMonth', 1, 12),
    day: typedDayOfMonth(typed, 'beginsDay', read),
    ...(!isEmpty(typed.beginsUntil) && { formed_until: read.monthDay('beginsUntil') }),
  }
}

const typedRhythm = (typed: RuleFields, read: Reader) => ({
  every_years: typed.every === '2' ? 2 : 1,
  first: typed.first,
  ...(!isEmpty(typed.sparedAfter) && { spared_after: read.monthDay('sparedAfter') }),
  ...((['beginsMonth', 'beginsDay', 'beginsUntil'] as const).some(
    (name) => !isEmpty(typed[name]),
  ) && {
    begins: typedBegins(typed, read),
  }),
})

function typedOwn(typed: RuleFields, read: Reader): object {
  switch (typed.dueType) {
    case 'fixed_date':
      return { due: read.monthDay('day') }
    case 'several_days':
      return { days: read.monthDays('days') }
    case 'quarterly':
      return { months: read.whole('months', 1, 3), day: typedDayOfMonth(typed, 'dayOfMonth', read) }
    case 'fiscal_year_end_offset':
      return {
        months: read.whole('months', 1, 12),
        day: typedDayOfMonth(typed, 'dayOfMonth', read),
      }
    case 'anniversary_month_window':
      return {
        months_before: read.whole('before', 0, 11),
        months_after: read.whole('after', 0, 11),
      }
    case 'once':
      return { within: typedWithin(typed, read) }
    default:
      return {}
  }
}

/** The rule that was typed, as the schema is to check it; what cannot be read is said beside its field. */
export function typedRule(
  typed: RuleFields,
  complaints: Complaints,
  place: readonly string[] = [],
): unknown {
  const read = readerOf(typed, complaints, place)
  const { dueType: type, opens, late } = typed
  return {
    type,
    ...typedOwn(typed, read),
    ...(hasRhythm(type) && typedRhythm(typed, read)),
    ...(hasOpening(type) && opens !== 'none' && { opens: typedBeside(opens, 'opensAt', read) }),
    ...(hasLateness(type) && late !== 'none' && { late: typedBeside(late, 'lateAt', read) }),
  }
}
