import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cx } from '../cx'
import { CONTROL, Field, type FieldTexts, useField } from './field'

type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[]
    /** The empty first choice, e.g. "Choose a state". */
    placeholder?: string
  }

/** One of many, with the platform's own list. */
export function SelectField({ options, placeholder, className, ...props }: SelectFieldProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className="relative">
        <select {...control} className={cx(CONTROL, 'h-11 appearance-none pr-10', className)}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // A browser may name a country otherwise than the server did: then the page stays as it is.
            <option key={option.value} value={option.value} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted"
        />
      </div>
    </Field>
  )
}
