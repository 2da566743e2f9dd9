import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { CONTROL, Field, type FieldTexts, useField } from './field'

/** A one-line text control. Takes every `<input>` attribute, react-hook-form's `register` included. */
export function TextField({ className, ...props }: ComponentProps<'input'> & FieldTexts) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <input {...control} className={cx(CONTROL, 'h-11', className)} />
    </Field>
  )
}

/** A text control of several lines; grows with what is typed where the browser can. */
export function TextareaField({
  className,
  rows = 5,
  ...props
}: ComponentProps<'textarea'> & FieldTexts) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <textarea
        {...control}
        rows={rows}
        className={cx(CONTROL, 'field-sizing-content min-h-32 py-2.5', className)}
      />
    </Field>
  )
}
