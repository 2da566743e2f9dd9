import { type ComponentProps, type ReactNode, useId } from 'react'

import { cx } from '../cx'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** Right of the title: usually the price. */
  aside?: ReactNode
  badge?: ReactNode
  /** Below the description: a list of what is included, say. */
  children?: ReactNode
}

/** One of a few, where each choice needs room to explain itself. Arrow keys move between them. */
export function RadioCard({
  title,
  description,
  aside,
  badge,
  children,
  className,
  id,
  ...input
}: RadioCardProps) {
  const auto = useId()
  const key = id ?? auto
  return (
    <label
      htmlFor={key}
      className={cx(
        'flex gap-3 rounded-ui border border-border-strong bg-raised p-4 transition-colors',
        'hover:border-text has-checked:border-accent has-checked:bg-accent-soft has-checked:outline has-checked:outline-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
        'has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-panel has-disabled:text-muted',
        className,
      )}
    >
      <input
        {...input}
        id={key}
        type="radio"
        aria-describedby={description ? `${key}-description` : undefined}
        className="mt-1 size-4.5 shrink-0 appearance-none rounded-full border border-border-strong bg-raised checked:border-[0.3125rem] checked:border-accent focus-visible:outline-none"
      />
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {title}
            {badge}
          </span>
          {aside && <span className="font-semibold tabular-nums">{aside}</span>}
        </span>
        {description && (
          <span id={`${key}-description`} className="text-sm text-muted">
            {description}
          </span>
        )}
        {children}
      </span>
    </label>
  )
}
