import {
  NO_RULE,
  orEmpty,
  type RuleFields,
  ruleFields,
  typedRule,
} from '@/src/domain/catalogue/fact-editing/rule-fields'
import { type Complaints, centsText, readerOf } from '@/src/domain/catalogue/fact-editing/typed'
import { type Condition, TAX_CLASSES } from '@/src/domain/catalogue/facts/condition'
import type { Fee } from '@/src/domain/catalogue/facts/fee'
import { type Schedule, schedule, scheduleProblem } from '@/src/domain/catalogue/facts/schedule'

type Brackets = Extract<Fee, { type: 'brackets' }>

/** One bracket as a form holds it: the fee up to a figure, and beyond all others where it is empty. */
export type BracketFields = { readonly upTo: string; readonly cost: string }

export const NEW_BRACKET: BracketFields = { upTo: '', cost: '' }

export const bracketFields = ({ rows }: Brackets): BracketFields[] =>
  rows.map(({ upTo, cents }) => ({ upTo: upTo === null ? '' : `${upTo}`, cost: centsText(cents) }))

const FIGURE = /^\$?\s?((?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,6})?)$/

/** A positive figure, which may be far above any fee; null when it is none. */
function figureIn(text: string): number | null {
  const [, digits] = FIGURE.exec(text.trim()) ?? []
  const figure = Number(digits?.replaceAll(',', ''))
  return figure > 0 ? figure : null
}

/** The brackets that were typed; what is wrong is said beside its field. */
export function readBrackets(
  typed: readonly BracketFields[],
  complaints: Complaints,
): Brackets['rows'] {
  const say = (message: string, path: string[]) =>
    complaints.addIssue({ code: 'custom', message, path })
  if (typed.length < 2) say('Add a bracket: there are at least two.', ['brackets'])
  let below = 0
  return typed.map((bracket, at) => {
    const place = ['brackets', `${at}`]
    const cents = readerOf(bracket, complaints, place).cents('cost')
    if (bracket.upTo.trim() === '') {
      if (at < typed.length - 1) say('Only the last bracket may be open.', [...place, 'upTo'])
      return { upTo: null, cents }
    }
    const upTo = figureIn(bracket.upTo)
    if (upTo === null) say('Enter a figure such as 249999.99.', [...place, 'upTo'])
    else if (upTo <= below) say('Enter more than in the bracket before.', [...place, 'upTo'])
    below = upTo ?? below
    return { upTo, cents }
  })
}

export const OWNERS_FROM = {
  any: 'From anywhere',
  abroad: 'At least one from abroad',
  us: 'All from the US',
} as const

/** Which companies an exception is for, as a form holds it. */
export type ConditionFields = {
  readonly ownersMin: string
  readonly ownersMax: string
  readonly ownersFrom: string
  readonly taxed: readonly string[]
}

export const ANY_COMPANY: ConditionFields = {
  ownersMin: '',
  ownersMax: '',
  ownersFrom: 'any',
  taxed: [],
}

export function conditionFields({ owners, tax_class, foreign_owner }: Condition): ConditionFields {
  return {
    ownersMin: orEmpty(owners?.min),
    ownersMax: orEmpty(owners?.max),
    ownersFrom: foreign_owner === undefined ? 'any' : foreign_owner ? 'abroad' : 'us',
    taxed: tax_class ?? [],
  }
}

/** The companies that were typed; what is wrong is said beside its field. */
export function readCondition(
  { taxed, ...typed }: ConditionFields,
  complaints: Complaints,
  place: readonly string[],
): Condition {
  const read = readerOf(typed, complaints, place)
  const [min, max] = (['ownersMin', 'ownersMax'] as const).map((name) =>
    typed[name].trim() === '' ? undefined : read.whole(name, 1, 999),
  )
  const classes = TAX_CLASSES.filter((one) => taxed.includes(one))
  const said: Condition = {
    ...((min ?? max) !== undefined && {
      owners: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    }),
    ...(classes.length > 0 && { tax_class: classes }),
    ...(typed.ownersFrom !== 'any' && { foreign_owner: typed.ownersFrom === 'abroad' }),
  }
  if (Object.keys(said).length === 0) {
    read.complain('ownersMin', 'Say which companies this is for: owners, taxes, or both.')
  }
  return said
}

export type ExceptionFields = { readonly when: ConditionFields; readonly rule: RuleFields }

export const NEW_EXCEPTION: ExceptionFields = { when: ANY_COMPANY, rule: NO_RULE }

/** When something is due as a form holds it: a rule, and those that come before it for some. */
export type DueFields = RuleFields & { readonly exceptions: readonly ExceptionFields[] }

export function dueFields(given: Schedule): DueFields {
  if (given.type !== 'depends') return { ...ruleFields(given), exceptions: [] }
  const exceptions = given.cases.map(({ when, rule }) => ({
    when: conditionFields(when),
    rule: ruleFields(rule),
  }))
  return { ...ruleFields(given.otherwise), exceptions }
}

function typedDue({ exceptions, ...rule }: DueFields, complaints: Complaints): unknown {
  const otherwise = typedRule(rule, complaints)
  if (exceptions.length === 0) return otherwise
  const cases = exceptions.map((one, at) => ({
    when: readCondition(one.when, complaints, ['exceptions', `${at}`, 'when']),
    rule: typedRule(one.rule, complaints, ['exceptions', `${at}`, 'rule']),
  }))
  return { type: 'depends', cases, otherwise }
}

/** The rule that was typed; what is wrong is said beside its field. */
export function readDue(typed: DueFields, complaints: Complaints): Schedule {
  let isSaid = false
  const given = typedDue(typed, {
    addIssue: (issue) => {
      isSaid = true
      complaints.addIssue(issue)
    },
  })
  const parsed = schedule.safeParse(given)
  if (parsed.success) return parsed.data
  if (!isSaid) {
    const message = scheduleProblem(given) ?? ''
    complaints.addIssue({ code: 'custom', message, path: ['dueType'] })
  }
  return { type: 'none' }
}
