'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** What a control for a key or an account says to browsers and password managers. */
export const NOT_REMEMBERED = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  spellCheck: false,
} as const

export function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

export function NamedOptions({ of }: { of: readonly { id: string; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}

type SaidProps = { readonly id?: string; readonly children: ReactNode }

/** What is wrong with an answer, if anything. */
export const FieldProblem = ({ id, children }: SaidProps) =>
  children && (
    <p className="admin-form-row__error" id={id} role="alert">
      {children}
    </p>
  )

export const FieldHelp = ({ id, children }: SaidProps) =>
  children && (
    <p className="admin-form-row__help" id={id}>
      {children}
    </p>
  )

type Control = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
} & Partial<FieldProps>

/** As `field` of `useAdminForm` gives it; with its value where the form does not hold it by name. */
export type FieldProps = UseFormRegisterReturn & { readonly value?: string }

type FormRowProps = {
  /** One of its own without it. */
  readonly id?: string
  readonly label: string
  readonly required?: boolean
  readonly help?: ReactNode
  readonly field?: FieldProps & { readonly error?: string }
  readonly error?: string
  /** The control, which takes what ties it to its words and its form. */
  readonly children: (control: Control) => ReactNode
}

/** One question of a form: label above, help below, and beneath it what is wrong. */
export function FormRow({ label, required, help, field, children, ...said }: FormRowProps) {
  const own = useId()
  const { id = own } = said
  const { error = said.error, ...registered } = field ?? {}
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
    ...registered,
  }
  return (
    <div className={`field-type text admin-form-row${error ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden className="required">
            *
          </span>
        )}
      </label>
      {children(control)}
      <FieldProblem id={errorId}>{error}</FieldProblem>
      <FieldHelp id={helpId}>{help}</FieldHelp>
    </div>
  )
}

type TypedRowProps = Omit<ComponentProps<typeof FormRow>, 'children' | 'field'> & {
  readonly value: string
  readonly most: number
  readonly onType: (value: string) => void
}

/** One line of text that the screen itself keeps: a reason, a name, a reference. */
export function TypedRow({ value, most, onType, ...row }: TypedRowProps) {
  return (
    <FormRow {...row}>
      {(control) => (
        <input
          {...control}
          maxLength={most}
          onChange={(event) => onType(event.target.value)}
          type="text"
          value={value}
        />
      )}
    </FormRow>
  )
}

type ReasonRowProps = Pick<ComponentProps<typeof FormRow>, 'field' | 'id' | 'label' | 'help'>

/** Why someone looks at what is not theirs; the audit log keeps it. */
export const ReasonRow = (row: ReasonRowProps) => (
  <FormRow {...row} required>
    {(control) => <input {...control} autoComplete="off" maxLength={300} type="text" />}
  </FormRow>
)

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
    | 'autoComplete'
    | 'maxLength'
    | 'accept'
  > & {
    /** Of an account elsewhere: neither browsers nor password managers fill it in. */
    readonly isAccount?: boolean
  }

export function TextInput(props: TextProps) {
  const { field, label, help, required, type = 'text', isAccount, ...more } = props
  return (
    <FormRow field={field} help={help} label={label} required={required}>
      {(control) => <input {...control} {...(isAccount && NOT_REMEMBERED)} type={type} {...more} />}
    </FormRow>
  )
}

type LongProps = Asked & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>

export const LongInput = ({ rows = 3, maxLength, ...row }: LongProps) => (
  <FormRow {...row}>
    {(control) => <textarea {...control} maxLength={maxLength} rows={rows} spellCheck />}
  </FormRow>
)

type SelectProps = Asked & {
  readonly options: Readonly<Record<string, string>>
  readonly disabled?: boolean
}

export const SelectInput = ({ options, disabled, ...row }: SelectProps) => (
  <FormRow {...row}>
    {(control) => (
      <select {...control} aria-disabled={disabled} disabled={disabled}>
        <Options of={options} />
      </select>
    )}
  </FormRow>
)

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
