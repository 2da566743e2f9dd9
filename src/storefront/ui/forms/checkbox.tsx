import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { cx } from '../cx'
import { ariaFor, FieldNotes } from './field'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string
}

/** Yes or no. The whole line is the target. */
export function Checkbox({ label, help, error, className, id, ...input }: CheckboxProps) {
  const auto = useId()
  const key = id ?? auto
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={key} className="flex min-h-6 items-start gap-3">
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            {...input}
            {...ariaFor(key, { help, error })}
            type="checkbox"
            className="peer size-5 appearance-none rounded-ui border border-border-strong bg-raised checked:border-accent checked:bg-accent hover:border-text disabled:bg-panel aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0.5 size-4 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="text-sm">{label}</span>
      </label>
      <FieldNotes id={key} help={help} error={error} className="pl-8" />
    </div>
  )
}
