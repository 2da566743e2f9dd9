import { type DetailField, type Given, isOptional } from '@/src/domain/filing/details/field'
import type { Country } from '@/src/domain/vocabulary/places/countries'

import { FileInput } from './FileInput'
import { LineInput } from './LineInput'
import { RowsInput } from './RowsInput'
import { SecretInput } from './SecretInput'
import type { DetailsFormState } from './use-details-form'

type DetailInputProps = {
  field: DetailField
  of: Given
  idOf: (path: string) => string
  countries: readonly Country[]
  state: DetailsFormState
}

/** The control that fits a field. */
export function DetailInput({ field, of, idOf, countries, state }: DetailInputProps) {
  const id = idOf(field.name)
  const optional = isOptional(field, of)
  switch (field.kind) {
    case 'secret':
      return <SecretInput field={field} id={id} isOptional={optional} state={state} />
    case 'file':
      return <FileInput field={field} id={id} isOptional={optional} state={state} />
    case 'rows':
      return <RowsInput field={field} idOf={idOf} countries={countries} state={state} />
    default:
      return (
        <LineInput
          field={field}
          id={id}
          value={textOf(state.answers[field.name])}
          error={state.errorAt(field.name)}
          isOptional={optional}
          countries={countries}
          onAnswer={(value) => state.answer(field.name, value)}
          onLeave={() => state.touch(field.name)}
        />
      )
  }
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : '')
