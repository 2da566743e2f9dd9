import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

import { cx } from '../cx'
import { ariaFor, CONTROL, Field, type FieldTexts } from './field'

type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** The empty first choice, e.g. "Choose a state". */
    placeholder?: string
  }

/** One of many, with the platform's own list. */
export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  className,
  id,
  ...select
}: SelectFieldProps) {
  const auto = useId()
  const key = id ?? auto
  return (
    <Field id={key} label={label} help={help} error={error} optional={optional}>
      <div className="relative">
        <select
          {...select}
          {...ariaFor(key, { help, error })}
          className={cx(CONTROL, 'h-11 appearance-none pr-10', className)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // A browser may name a country otherwise than the server did: then the page stays as it is.
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              suppressHydrationWarning
            >
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
