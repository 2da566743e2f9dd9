import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../cx'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** Right of the title: usually the price. */
  aside?: ReactNode
  badge?: ReactNode
  /** Below the description: a list of what is included, say. */
  children?: ReactNode
  /** Chosen with a pointer, not with the arrow keys, which pass over others on their way. */
  onPress?: () => void
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
  onChange,
  onPress,
  ...input
}: RadioCardProps) {
  const auto = useId()
  const key = id ?? auto
  useEarlyChoice(key, input.checked)
  const isPressed = useRef(false)
  const press = () => {
    isPressed.current = true
  }
  return (
    <div
      className={cx(
        'relative flex gap-3 rounded-ui border border-border-strong bg-raised p-4 transition-colors',
        'hover:border-text has-checked:border-accent has-checked:bg-accent-soft has-checked:outline has-checked:outline-accent',
        'has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-2 has-[>input:focus-visible]:outline-accent-text',
        'has-disabled:border-border has-disabled:bg-panel has-disabled:text-muted',
        className,
      )}
    >
      <input
        {...input}
        id={key}
        type="radio"
        aria-describedby={description ? `${key}-description` : undefined}
        onPointerDown={press}
        onKeyDown={() => {
          isPressed.current = false
        }}
        onChange={(event) => {
          onChange?.(event)
          if (isPressed.current) onPress?.()
        }}
        onClick={() => {
          if (isPressed.current && input.checked) onPress?.() // chosen before: nothing changes
        }}
        className="relative z-10 mt-1 size-4.5 shrink-0 appearance-none rounded-full border border-border-strong bg-raised checked:border-[0.3125rem] checked:border-accent focus-visible:outline-none"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        {/* Its label covers the card: a press anywhere chooses, and what it holds may be a list. */}
        <label
          htmlFor={key}
          onPointerDown={press}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 font-semibold after:absolute after:inset-0 has-disabled:cursor-not-allowed"
        >
          <span className="flex flex-wrap items-center gap-2">
            {title}
            {badge}
          </span>
          {aside && <span className="tabular-nums">{aside}</span>}
        </label>
        {description && (
          <div id={`${key}-description`} className="text-sm text-muted">
            {description}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

/**
 * A choice may be made in the page as the server sent it, before our script listens. The browser
 * shows it and React keeps it so, but no one was told: it is told here.
 *
 * @param id of the radio button
 * @param isChosen what our script takes it for; undefined where it leaves that to the browser
 */
function useEarlyChoice(id: string, isChosen: boolean | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before, and nothing after
  useEffect(() => {
    const radio = document.getElementById(id)
    if (isChosen !== false || !(radio instanceof HTMLInputElement) || !radio.checked) return
    radio.checked = false // else React would take the click for no change
    radio.click()
  }, [])
}
