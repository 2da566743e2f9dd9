import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { CONTROL, Field, type FieldTexts, useField } from './field'

type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Shown inside the box on the left, e.g. "$". */
    prefix?: ReactNode
  }

/** A one-line text control. Takes every `<input>` attribute, react-hook-form's `register` included. */
export function TextField({ prefix, className, ...props }: TextFieldProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className="relative">
        {prefix && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted"
          >
            {prefix}
          </span>
        )}
        <input {...control} className={cx(CONTROL, 'h-11', prefix && 'pl-8', className)} />
      </div>
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
