import type { ReactNode } from 'react'

type Described = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type Props = {
  readonly id: string
  readonly label: string
  readonly required?: boolean
  readonly help?: ReactNode
  readonly error?: string
  /** The control, which takes what ties it to its words. */
  readonly children: (control: Described) => ReactNode
}

/** One question of a form: label above, help below, and beneath it what is wrong. */
export function FormRow({ id, label, required, help, error, children }: Props) {
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
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
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {error && (
        <p className="admin-form-row__error" id={errorId}>
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
