import { type Schedule, schedule, scheduleProblem } from '@/src/domain/catalogue/facts/schedule'

import { isSameJson } from '@/src/domain/platform/canonical-json'
import { type Complaints, jsonIn, readerOf } from './typed'

/** The rules that have fields of their own; every other one is written as JSON. */
export const DUE_TYPES = {
  none: 'Nothing falls due',
  fixed_date: 'A day of the calendar',
  anniversary_date: 'The anniversary of formation',
  anniversary_month_start: 'The first day of the formation month',
  anniversary_month_end: 'The last day of the formation month',
  before_anniversary_month: 'Before the formation month',
  anniversary_quarter_end: 'The end of the formation quarter',
  anniversary_month_window: 'A window around the formation month',
  fiscal_year_end_offset: 'Months after the fiscal year ends',
  json: 'Another rule, written as JSON',
} as const

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

/** When something is due as a form holds it. */
export type DueFields = Record<
  'dueType' | 'day' | 'every' | 'first' | 'months' | 'dayOfMonth' | 'before' | 'after' | 'dueJson',
  string
>

const EMPTY: DueFields = {
  dueType: 'none',
  day: '',
  every: '1',
  first: 'year_after_formation',
  months: '',
  dayOfMonth: '',
  before: '0',
  after: '0',
  dueJson: '',
}

function simpleFields(given: Schedule): DueFields {
  const own: Partial<DueFields> = { dueType: given.type }
  if ('every_years' in given) {
    own.every = `${given.every_years}`
    own.first = given.first
  }
  if (given.type === 'fixed_date') own.day = given.due
  if (given.type === 'fiscal_year_end_offset') {
    own.months = `${given.months}`
    own.dayOfMonth = `${given.day}`
  }
  if (given.type === 'anniversary_month_window') {
    own.before = `${given.months_before}`
    own.after = `${given.months_after}`
  }
  return { ...EMPTY, ...own }
}

const SILENT: Complaints = { addIssue: () => undefined }

/** A rule as fields where those can say all of it, else as JSON. */
export function dueFields(given: Schedule): DueFields {
  const dueJson = JSON.stringify(given, null, 2)
  const simple = simpleFields(given)
  const isSimple = isSameJson(typedDue(simple, SILENT), given)
  return isSimple ? { ...simple, dueJson } : { ...EMPTY, dueType: 'json', dueJson }
}

function typedDue(typed: DueFields, complaints: Complaints): unknown {
  const { dueType: type, day, first } = typed
  if (type === 'json') return jsonIn(typed.dueJson)
  if (type === 'none') return { type }
  const read = readerOf(typed, complaints)
  const rhythm = { type, every_years: typed.every === '2' ? 2 : 1, first }
  switch (type) {
    case 'fixed_date':
      return { ...rhythm, due: day.trim() }
    case 'anniversary_month_window':
      return {
        ...rhythm,
        months_before: read.whole('before', 0, 11),
        months_after: read.whole('after', 0, 11),
      }
    case 'fiscal_year_end_offset': {
      const last = typed.dayOfMonth.trim() === 'last'
      return {
        ...rhythm,
        months: read.whole('months', 1, 12),
        day: last ? 'last' : read.whole('dayOfMonth', 1, 31),
      }
    }
    default:
      return rhythm
  }
}

/** The rule that was typed; what is wrong is said beside its field. */
export function readDue(typed: DueFields, complaints: Complaints): Schedule {
  const given = typedDue(typed, complaints)
  const parsed = schedule.safeParse(given)
  if (parsed.success) return parsed.data
  const isJson = typed.dueType === 'json'
  const path = isJson ? 'dueJson' : typed.dueType === 'fixed_date' ? 'day' : 'dueType'
  const message = isJson
    ? given === undefined
      ? 'This is not valid JSON.'
      : (scheduleProblem(given) ?? '')
    : 'Enter a month and a day such as 04-15.'
  complaints.addIssue({ code: 'custom', message, path: [path] })
  return { type: 'none' }
}
