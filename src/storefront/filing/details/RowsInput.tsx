import {
  given,
  isAsked,
  isOptional,
  type Row,
  type RowsField,
} from '@/src/domain/filing/details/field'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'

import { LineInput } from './LineInput'
import type { DetailsFormState } from './use-details-form'

type RowsInputProps = {
  field: RowsField
  idOf: (path: string) => string
  countries: readonly Country[]
  state: DetailsFormState
}

/** A list of the same questions, such as one for each class of goods. */
export function RowsInput({ field, idOf, countries, state }: RowsInputProps) {
  const { answers, view } = state
  const kept = given(answers, view.context).rows(field.name)
  const rows = kept.length > 0 ? kept : [{}]
  const set = (next: readonly Row[]) => state.answer(field.name, next)
  return (
    <div id={idOf(field.name)} tabIndex={-1} className="flex flex-col gap-4 focus:outline-none">
      <div>
        <p className="text-sm font-semibold">{field.label}</p>
        {field.help && <p className="text-xs text-muted">{field.help}</p>}
      </div>
      <ol className="flex flex-col gap-4">
        {rows.map((row, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
            key={index}
            className="flex flex-col gap-4 rounded-ui border border-border bg-raised p-4"
          >
            <div className="flex min-h-9 items-center justify-between gap-4">
              <h3 className="font-semibold first-letter:uppercase">{`${field.one} ${index + 1}`}</h3>
              {rows.length > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => set(rows.filter((_, at) => at !== index))}
                >
                  Remove<span className="sr-only">{` ${field.one} ${index + 1}`}</span>
                </Button>
              )}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {field.fields.map((one) => {
                const of = given(answers, view.context, row)
                const path = `${field.name}.${index}.${one.name}`
                if (!isAsked(one, of)) return null
                return (
                  <div key={one.name} className={one.half ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
                    <LineInput
                      field={one}
                      id={idOf(path)}
                      value={row[one.name] ?? ''}
                      error={state.errorAt(path)}
                      isOptional={isOptional(one, of)}
                      countries={countries}
                      onAnswer={(value) =>
                        set(
                          rows.map((old, at) =>
                            at === index ? { ...old, [one.name]: value } : old,
                          ),
                        )
                      }
                      onLeave={() => state.touch(path)}
                    />
                  </div>
                )
              })}
            </div>
          </li>
        ))}
      </ol>
      <FieldError id={idOf(field.name)} error={state.errorAt(field.name)} />
      {rows.length < field.max && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => set([...rows, {}])}>
            Add another {field.one}
          </Button>
        </div>
      )}
    </div>
  )
}
