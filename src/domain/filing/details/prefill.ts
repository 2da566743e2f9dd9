import {
  type Answers,
  type DetailField,
  type Fact,
  fieldsOf,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import type { AskedService } from '@/src/domain/vocabulary/service-types'

export type Facts = Readonly<Partial<Record<Fact, string | null>>>

/** Whether a known value may stand in a field: a choice takes only what it offers. */
function fits(field: DetailField, value: string): boolean {
  return 'options' in field ? field.options.some((option) => option.value === value) : true
}

function known(field: DetailField, facts: Facts): string {
  const value = field.fact ? (facts[field.fact] ?? '').trim() : ''
  return fits(field, value) ? value : ''
}

/** The answers with what is known filled in where no one has answered yet, and nowhere else. */
export function prefill(service: AskedService, answers: Answers, facts: Facts): Answers {
  const filled = fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
    const value = known(field, facts)
    return answers[field.name] === undefined && value !== '' ? [[field.name, value]] : []
  })
  return { ...Object.fromEntries(filled), ...answers }
}

/** What one service's answers say that another would ask again. */
export function factsIn(service: AskedService, answers: Answers): Facts {
  const told = fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
    const value = answers[field.name]
    return field.fact && typeof value === 'string' && value.trim() !== ''
      ? [[field.fact, value]]
      : []
  })
  return Object.fromEntries(told)
}
