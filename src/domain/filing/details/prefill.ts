import {
  type Answer,
  type Answers,
  type DetailField,
  type DetailsContext,
  type Fact,
  fieldsOf,
  given,
  isAsked,
  type Row,
  type RowsField,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { LINES, OWN } from '@/src/domain/filing/details/shared-fields'
import type { AskedService } from '@/src/domain/vocabulary/service-types'

/** What is known of a customer: a text, or a row for each owner of the company. */
export type Facts = Readonly<Partial<Record<Fact, string | readonly Row[] | null>>>

/** What of the rows a list asks for; null where no row has any of it. */
function rowsFor(field: RowsField, rows: readonly Row[]) {
  const names = field.fields.map(({ name }) => name)
  const known = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))),
  )
  return known.length > 0 ? known.slice(0, field.max) : null
}

/** With the buyer's own address for the mail of the business, and the other way, where one is unknown. */
function withBothAddresses(facts: Facts): Facts {
  const isOwn = Boolean(facts.street || facts.country)
  const isMail = Boolean(facts.mailStreet || facts.mailCountry)
  if (isOwn === isMail) return facts
  const lines = LINES.map((line): [Fact, Fact] =>
    isOwn ? [`mail${line}`, OWN[line]] : [OWN[line], `mail${line}`],
  )
  return { ...facts, ...Object.fromEntries(lines.map(([to, from]) => [to, facts[from]])) }
}

/** What is known as the answer to a field; null where nothing is. A choice takes only what it offers. */
function known(field: DetailField, facts: Facts): Answer | null {
  const value = field.fact ? withBothAddresses(facts)[field.fact] : null
  if (!value) return null
  if (typeof value !== 'string') return field.kind === 'rows' ? rowsFor(field, value) : null
  if (!('options' in field)) return value.trim() || null
  return field.options.some((option) => option.value === value) ? value : null
}

/** The answers with what is known filled in where no one has answered yet, and nowhere else. */
export function prefill(service: AskedService, answers: Answers, facts: Facts): Answers {
  const filled = fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
    const value = known(field, facts)
    return answers[field.name] === undefined && value !== null ? [[field.name, value] as const] : []
  })
  return { ...Object.fromEntries(filled), ...answers }
}

/** The fields whose answer is what is known from elsewhere. */
export function answeredElsewhere(
  service: AskedService,
  answers: Answers,
  { facts, context }: { readonly facts: Facts; readonly context: DetailsContext },
): string[] {
  const of = given(answers, context)
  return fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
    if (field.kind === 'rows' || !isAsked(field, of)) return []
    const value = known(field, facts)
    return value !== null && value === answers[field.name] ? [field.name] : []
  })
}

/** What one service's answers say that another would ask again. */
export function factsIn(
  service: AskedService,
  answers: Answers,
): Readonly<Partial<Record<Fact, string>>> {
  const told = fieldsOf(DETAILS_FORMS[service]).flatMap((field) => {
    const value = answers[field.name]
    const isAnswer = field.fact && !field.suggested && typeof value === 'string'
    return isAnswer && value.trim() !== '' ? [[field.fact, value]] : []
  })
  return Object.fromEntries(told)
}
