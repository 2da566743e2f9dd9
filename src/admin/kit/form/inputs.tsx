'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'

import { type FieldProps, FormRow } from '@/src/admin/kit/form/FormRow'
import { NOT_REMEMBERED } from '@/src/admin/kit/form/not-remembered'
import { Options } from '@/src/admin/kit/form/Options'

/** The look of a box to tick, with its label. */
export const CHECK =
  'inline-flex items-center gap-1.75 min-h-7 [&_input]:size-4 [&_input]:m-0 [&_input]:accent-accent'

type Field = FieldProps & { readonly error?: string }

type Asked = {
  /** As `field` of the form gives it. */
  readonly field: Field
  readonly label: string
  readonly help?: ReactNode
  readonly required?: boolean
}

type TextProps = Asked &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'inputMode'
    | 'min'
    | 'max'
    | 'step'
    | 'disabled'
    | 'readOnly'
    | 'placeholder'
    | 'autoCapitalize'
  > & {
    /** Of an account elsewhere: neither browsers nor password managers fill it in. */
    readonly isAccount?: boolean
  }

/** A question of one line. */
export function TextInput(props: TextProps) {
  const { field, label, help, required, type = 'text', isAccount, ...more } = props
  const id = useId()
  return (
    <FormRow field={field} help={help} id={id} label={label} required={required}>
      {(control) => <input {...control} {...(isAccount && NOT_REMEMBERED)} type={type} {...more} />}
    </FormRow>
  )
}

type LongProps = Asked & { readonly rows?: number }

/** A question of several lines. */
export function LongInput({ field, label, help, required, rows = 3 }: LongProps) {
  const id = useId()
  return (
    <FormRow field={field} help={help} id={id} label={label} required={required}>
      {(control) => <textarea {...control} rows={rows} spellCheck />}
    </FormRow>
  )
}

type SelectProps = Asked & {
  readonly options: Readonly<Record<string, string>>
  readonly disabled?: boolean
}

/** A choice of a few. */
export function SelectInput({ field, label, help, required, options, disabled }: SelectProps) {
  const id = useId()
  return (
    <FormRow field={field} help={help} id={id} label={label} required={required}>
      {(control) => (
        <select {...control} aria-disabled={disabled} disabled={disabled}>
          <Options of={options} />
        </select>
      )}
    </FormRow>
  )
}

/** A yes or no. */
export function CheckInput({
  field,
  label,
  disabled,
}: Pick<SelectProps, 'field' | 'label' | 'disabled'>) {
  const { error: _error, ...registered } = field
  return (
    <label className={CHECK}>
      <input disabled={disabled} type="checkbox" {...registered} />
      {label}
    </label>
  )
}
