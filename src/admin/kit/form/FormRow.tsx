import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Control = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
} & Partial<FieldProps>

/** As `field` of `useAdminForm` gives it; with its value where the form does not hold it by name. */
export type FieldProps = UseFormRegisterReturn & { readonly value?: string }

type Props = {
  readonly id: string
  readonly label: string
  readonly required?: boolean
  readonly help?: ReactNode
  readonly field?: FieldProps & { readonly error?: string }
  readonly error?: string
  /** The control, which takes what ties it to its words and its form. */
  readonly children: (control: Control) => ReactNode
}

/** One question of a form: label above, help below, and beneath it what is wrong. */
export function FormRow({ id, label, required, help, field, children, ...said }: Props) {
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
      {error && (
        <p className="admin-form-row__error" id={errorId} role="alert">
          {error}
        </p>
      )}
      {help && (
        <p className="admin-form-row__help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}
