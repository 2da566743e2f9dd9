'use client'

import { type ReactNode, useId } from 'react'
import type { Path } from 'react-hook-form'

import { FormRow } from '@/src/admin/kit/form/FormRow'
import type { FactFields } from '@/src/domain/catalogue/fact-editing/fact-form'

import type { FactFormState } from './use-fact-form'

type Asked = {
  readonly state: FactFormState
  readonly name: Path<FactFields>
  readonly label: string
  readonly help?: ReactNode
  readonly required?: boolean
}

type TextProps = Asked & {
  readonly type?: 'text' | 'date' | 'url'
  readonly inputMode?: 'decimal' | 'numeric'
  readonly min?: string
  readonly max?: string
}

/** A question of one line. */
export function TextRow({ state, name, label, help, required, type = 'text', ...more }: TextProps) {
  const id = useId()
  return (
    <FormRow field={state.field(name)} help={help} id={id} label={label} required={required}>
      {(control) => <input {...control} type={type} {...more} />}
    </FormRow>
  )
}

type LongProps = Asked & { readonly rows?: number; readonly isCode?: boolean }

/** A question of several lines. */
export function LongRow({ state, name, label, help, required, rows = 3, isCode }: LongProps) {
  const id = useId()
  return (
    <FormRow field={state.field(name)} help={help} id={id} label={label} required={required}>
      {(control) => (
        <textarea
          {...control}
          className={isCode ? 'fact-code' : undefined}
          rows={rows}
          spellCheck={!isCode}
        />
      )}
    </FormRow>
  )
}

type SelectProps = Asked & { readonly options: Readonly<Record<string, string>> }

/** A choice of a few. */
export function SelectRow({ state, name, label, help, options }: SelectProps) {
  const id = useId()
  return (
    <FormRow field={state.field(name)} help={help} id={id} label={label}>
      {(control) => (
        <select {...control}>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  )
}
