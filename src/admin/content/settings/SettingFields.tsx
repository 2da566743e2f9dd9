'use client'

import { type ReactNode, useId } from 'react'

import { FormRow } from '@/src/admin/kit/form/inputs'

import type { SettingsForm } from './use-settings-form'

type Props = {
  readonly state: SettingsForm
  readonly name: string
  readonly label: string
  readonly help?: ReactNode
}

/** On or off. */
export function SettingSwitch({ state, name, label }: Props) {
  const id = useId()
  const { error, ...registered } = state.field(name)
  return (
    <div className="mb-3.5">
      <label className="inline-flex items-center gap-2 min-h-7 font-semibold" htmlFor={id}>
        <input
          {...registered}
          className="size-4 m-0 accent-accent"
          aria-describedby={error && `${id}-error`}
          aria-invalid={Boolean(error)}
          id={id}
          type="checkbox"
        />
        {label}
      </label>
      {error && (
        <p className="admin-form-row__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type TextProps = Props & {
  readonly rows?: number
  readonly type?: 'text' | 'tel' | 'datetime-local'
  readonly children?: ReactNode
}

/** A text, long where it has rows; a choice where it has options. */
export function SettingText({ state, name, label, help, rows, type, children }: TextProps) {
  const id = useId()
  return (
    <FormRow field={state.field(name)} help={help} id={id} label={label}>
      {(control) => {
        if (children) return <select {...control}>{children}</select>
        if (rows) return <textarea {...control} rows={rows} spellCheck={false} />
        return <input {...control} type={type ?? 'text'} />
      }}
    </FormRow>
  )
}
