import { type ComponentProps, type ReactNode, useId } from 'react'

import { cx } from '../cx'
import { ariaFor, CONTROL, Field, type FieldTexts } from './field'

type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Shown inside the box on the left, e.g. "$". */
    prefix?: ReactNode
  }

/** A one-line text control. Takes every `<input>` attribute, react-hook-form's `register` included. */
export function TextField({
  label,
  help,
  error,
  optional,
  prefix,
  className,
  id,
  ...input
}: TextFieldProps) {
  const auto = useId()
  const key = id ?? auto
  return (
    <Field id={key} label={label} help={help} error={error} optional={optional}>
      <div className="relative">
        {prefix && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted"
          >
            {prefix}
          </span>
        )}
        <input
          {...input}
          {...ariaFor(key, { help, error })}
          className={cx(CONTROL, 'h-11', prefix && 'pl-8', className)}
        />
      </div>
    </Field>
  )
}
