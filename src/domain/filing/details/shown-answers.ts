import { type DetailsView, maskEnd } from '@/src/domain/filing/details/details-view'
import {
  type DetailField,
  type Given,
  given,
  isAsked,
  type Row,
  type RowsField,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'

export type ShownAnswer = {
  /** The path of its field. */
  readonly name: string
  readonly label: string
  readonly value: string
  /** Only its end is shown. */
  readonly isSecret: boolean
}

export type ShownPart = { readonly title: string; readonly answers: readonly ShownAnswer[] }

type NameOfCountry = (code: string) => string

function words(field: DetailField, value: string, nameOf: NameOfCountry): string {
  if (field.kind === 'country') return nameOf(value)
  if (field.kind === 'tick') return 'Yes'
  if (!('options' in field)) return value
  const label = (one: string) => field.options.find((option) => option.value === one)?.label ?? one
  return (field.kind === 'ticks' ? value.split(',') : [value]).map(label).join(', ')
}

function rowAnswers(
  field: RowsField,
  row: Row,
  index: number,
  { of, nameOf, view }: Showing,
): ShownAnswer[] {
  const inRow = given(view.answers, of.context, row)
  return field.fields
    .flatMap((one) => shown(one, { of: inRow, nameOf, view }))
    .map((answer) => ({
      ...answer,
      name: `${field.name}.${index}.${answer.name}`,
      label: `${answer.label} (${field.one} ${index + 1})`,
    }))
}

type Showing = { readonly of: Given; readonly nameOf: NameOfCountry; readonly view: DetailsView }

function shown(field: DetailField, showing: Showing): ShownAnswer[] {
  const { of, nameOf, view } = showing
  if (!isAsked(field, of) || field.kind === 'file') return []
  const answer = { name: field.name, label: field.label }
  if (field.kind === 'rows') {
    return of.rows(field.name).flatMap((row, index) => rowAnswers(field, row, index, showing))
  }
  if (field.kind === 'secret') {
    const end = view.ends[field.name]
    return end ? [{ ...answer, value: maskEnd(end), isSecret: true }] : []
  }
  const value = of.is(field.name)
  return value ? [{ ...answer, value: words(field, value, nameOf), isSecret: false }] : []
}

/** The answers in words, by the parts of their form; what is empty or not asked is left out. */
export function shownAnswers(view: DetailsView, nameOf: NameOfCountry): ShownPart[] {
  const of = given(view.answers, view.context)
  return DETAILS_FORMS[view.service].parts
    .map(({ title, fields }) => ({
      title,
      answers: fields.flatMap((field) => shown(field, { of, nameOf, view })),
    }))
    .filter(({ answers }) => answers.length > 0)
}
