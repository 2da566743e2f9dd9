import { type Schedule, schedule, scheduleProblem } from '@/src/domain/catalogue/facts/schedule'

import {
  ANY_COMPANY,
  type ConditionFields,
  conditionFields,
  readCondition,
} from './condition-fields'
import { NO_RULE, type RuleFields, ruleFields, typedRule } from './rule-fields'
import type { Complaints } from './typed'

/** A rule for some companies alone. */
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
