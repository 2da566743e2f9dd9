'use client'

import { Button } from '@payloadcms/ui'

import { type BracketFields, NEW_BRACKET } from '@/src/domain/catalogue/fact-editing/bracket-fields'

import { TextInput } from '../../entries/inputs'
import { TextRow } from './FactRow'
import { errorAt, factList, textOf } from './fact-list'
import { RemoveRow } from './RemoveRow'
import type { FactFormState } from './use-fact-form'

/** What is charged by a figure of the company, a row for each bracket. */
export function BracketRows({ state }: { readonly state: FactFormState }) {
  const { rows, put } = factList(state, 'brackets')
  const field = (at: number, name: keyof BracketFields) => {
    const path = `brackets.${at}.${name}`
    const change = (value: string) =>
      put(rows.map((row, place) => (place === at ? { ...row, [name]: value } : row)))
    return textOf(path, rows[at]?.[name] ?? '', change, errorAt(state, path))
  }
  const error = errorAt(state, 'brackets')
  return (
    <>
      <TextRow
        help="For example, total income in the state, in dollars"
        label="Figure that decides"
        name="bracketsOf"
        required
        state={state}
      />
      {rows.map((_row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bracket is nothing but its place
        <fieldset className="fact-row" key={at}>
          <legend>{`Bracket ${at + 1}`}</legend>
          <TextInput
            field={field(at, 'upTo')}
            help={at === rows.length - 1 ? 'Leave empty if nothing limits it.' : undefined}
            inputMode="decimal"
            label="Up to"
          />
          <TextInput
            field={field(at, 'cost')}
            inputMode="decimal"
            label="Fee in dollars"
            required
          />
          <RemoveRow noun={`bracket ${at + 1}`} onRemove={() => put(rows.toSpliced(at, 1))} />
        </fieldset>
      ))}
      {error && (
        <p className="admin-form-row__error" role="alert">
          {error}
        </p>
      )}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => put([...rows, NEW_BRACKET])}
        size="small"
      >
        Add bracket
      </Button>
    </>
  )
}
