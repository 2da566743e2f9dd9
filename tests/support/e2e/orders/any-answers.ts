import {
  type Answers,
  type DetailField,
  type DetailsContext,
  type DetailsForm,
  given,
  type LineField,
} from '@/src/domain/filing/details/field'
import { officeDay } from '@/tests/support/suite/office-day'

const TODAY = officeDay()

/** What people type into fields of each kind; the first that a field takes is its answer. */
const TYPED: Record<LineField['kind'], readonly string[]> = {
  text: ['Harbor Studio', '82001', '+1 307 555 0134', 'ada@example.com', 'harbor-studio.com'],
  longText: ['Web design for small companies', 'harbor-studio.com'],
  number: ['1', '12', '100'],
  date: [TODAY],
  month: ['12'],
  country: ['US'],
  tick: ['yes'],
}

type Simple = Exclude<DetailField, { kind: 'rows' | 'file' | 'secret' }>

function answerTo(field: Simple, answers: Answers, context: DetailsContext): string {
  const isChoice = field.kind === 'choice' || field.kind === 'select' || field.kind === 'ticks'
  const tried = isChoice ? field.options.map(({ value }) => value) : TYPED[field.kind]
  const fits = (value: string) => !field.check?.(value, given(answers, context))
  const found = tried.find(fits)
  if (found === undefined) throw new Error(`No answer fits ${field.name}`)
  return found
}

/** Answers of the right form to everything that a service asks, but for its numbers and files. */
export const anyAnswers = (form: DetailsForm, context: DetailsContext): Answers =>
  answered(form, context, answered(form, context, {})) // a check may look at an answer further down

function answered(form: DetailsForm, context: DetailsContext, known: Answers): Answers {
  let answers = known
  for (const field of form.parts.flatMap(({ fields }) => fields)) {
    if (field.kind === 'file' || field.kind === 'secret') continue
    if (field.when && !field.when(given(answers, context))) continue
    const row = (one: Simple) => [one.name, answerTo(one, answers, context)] as const
    answers = {
      ...answers,
      [field.name]:
        field.kind === 'rows' ? [Object.fromEntries(field.fields.map(row))] : row(field)[1],
    }
  }
  return answers
}
