import {
  type Answers,
  type DetailField,
  type DetailsContext,
  fieldsOf,
  type Given,
  given,
  isAsked,
  isDay,
  isOptional,
  type Row,
  type RowsField,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import type { Missing } from '@/src/domain/filing/what-is-missing'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'

/** A gap, with the name of its field for anyone who does not see the form. */
export type MissingDetail = Missing & { readonly label: string }

/** Everything that a service's details are judged by. */
export type DetailsState = {
  readonly answers: Answers
  readonly context: DetailsContext
  /** The secret fields whose number is kept, or was typed and is valid. */
  readonly kept: readonly string[]
  readonly documents: readonly DocumentKind[]
}

const EMPTY: Record<DetailField['kind'], string> = {
  text: 'Fill in this field',
  longText: 'Fill in this field',
  number: 'Enter a number',
  date: 'Enter a date',
  month: 'Enter a month',
  country: 'Choose a country',
  tick: 'Confirm this to send the details',
  choice: 'Choose one',
  select: 'Choose one',
  ticks: 'Choose at least one',
  secret: 'Enter the number',
  file: 'Upload this document',
  rows: 'Add at least one',
}

function isThere(field: DetailField, of: Given, state: DetailsState): boolean {
  if (field.kind === 'secret') return state.kept.includes(field.name)
  if (field.kind === 'file') return state.documents.includes(field.document)
  if (field.kind === 'rows') return of.rows(field.name).length > 0
  return of.is(field.name) !== ''
}

function wrong(field: DetailField, of: Given): string | null {
  if (field.kind === 'file' || field.kind === 'rows' || field.kind === 'secret') return null
  const value = of.is(field.name)
  if (field.kind === 'date' && !isDay(value)) return 'Enter a date, such as 2026-11-21'
  return field.check?.(value, of) ?? null
}

function rowGaps(field: RowsField, rows: readonly Row[], state: DetailsState): MissingDetail[] {
  return rows.flatMap((row, index) => {
    const of = given(state.answers, state.context, row)
    const at = `${field.name}.${index}`
    return field.fields
      .flatMap((one) => gaps(one, of, state))
      .map((gap) => ({
        ...gap,
        path: `${at}.${gap.path}`,
        label: `${capitalized(field.one)} ${index + 1}, ${gap.label}`,
      }))
  })
}

function gaps(field: DetailField, of: Given, state: DetailsState): MissingDetail[] {
  if (!isAsked(field, of)) return []
  const gap = (message: string) => [{ path: field.name, label: field.label, message }]
  if (!isThere(field, of, state)) {
    const kind = field.kind === 'secret' && field.isDay ? 'date' : field.kind
    return isOptional(field, of) ? [] : gap(EMPTY[kind])
  }
  if (field.kind === 'rows') return rowGaps(field, of.rows(field.name), state)
  const problem = wrong(field, of)
  return problem ? gap(problem) : []
}

/**
 * What keeps a service's details from being complete, in the order of its form. The one judge, in
 * the browser and on the server: an empty list is complete.
 */
export function missingDetails(service: AskedService, state: DetailsState): MissingDetail[] {
  const of = given(state.answers, state.context)
  return fieldsOf(DETAILS_FORMS[service]).flatMap((field) => gaps(field, of, state))
}
