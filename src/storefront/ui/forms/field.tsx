import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { cx } from '../cx'

/** What every form control shows around itself. */
export type FieldTexts = {
  label: string
  /** Says beforehand what is expected; stays while typing. */
  help?: ReactNode
  /** Says how to fix it. */
  error?: string
  /** Adds "(optional)"; everything else is required. */
  optional?: boolean
}

/** The attributes that tie a control to its help and its error. */
export function ariaFor(id: string, texts: Pick<FieldTexts, 'help' | 'error'>) {
  const ids = [texts.help && `${id}-help`, texts.error && `${id}-error`].filter(Boolean)
  return {
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': texts.error ? true : undefined,
  }
}

/** What goes to a control's field, and what to the control itself. */
export function useField<Props extends FieldTexts & { id?: string }>(props: Props) {
  const { label, help, error, optional, id, ...control } = props
  const auto = useId()
  const key = id ?? auto
  return {
    field: { id: key, label, help, error, optional },
    control: { ...control, ...ariaFor(key, { help, error }) },
  }
}

/** Label above, help and control below it, the error beneath. */
export function Field({
  id,
  label,
  help,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

type FieldNotesProps = Pick<FieldTexts, 'help' | 'error'> & { id: string; className?: string }

/** What stands beneath a control: what is expected, and what is wrong. */
export function FieldNotes({ id, help, error, className }: FieldNotesProps) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={cx('text-xs text-muted', className)}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}

/** The box of a text control. */
export const CONTROL =
  'w-full rounded-ui border border-border-strong bg-raised px-3 text-base text-text transition-colors ' +
  'placeholder:text-muted hover:border-text focus-visible:outline-offset-0 ' +
  'disabled:bg-panel disabled:text-muted aria-invalid:border-danger'
