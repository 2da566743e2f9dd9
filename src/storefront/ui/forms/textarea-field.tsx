import { type ComponentProps, useId } from 'react'

import { cx } from '../cx'
import { ariaFor, CONTROL, Field, type FieldTexts } from './field'

/** A text control of several lines; grows with what is typed where the browser can. */
export function TextareaField({
  label,
  help,
  error,
  optional,
  className,
  id,
  rows = 5,
  ...textarea
}: ComponentProps<'textarea'> & FieldTexts) {
  const auto = useId()
  const key = id ?? auto
  return (
    <Field id={key} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...textarea}
        {...ariaFor(key, { help, error })}
        rows={rows}
        className={cx(CONTROL, 'field-sizing-content min-h-32 py-2.5', className)}
      />
    </Field>
  )
}
