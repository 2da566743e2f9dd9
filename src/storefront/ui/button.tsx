import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { type ButtonLook, buttonClass } from './button-look'
import { cx } from './cx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: shows `busyLabel`, tells assistive technology, and ignores clicks. */
    busy?: boolean
    /** Takes the label's place while busy. Both are laid out, so the width never changes. */
    busyLabel?: string
  }

/** Does something on this page. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(
        buttonClass({ variant, size, block }),
        'disabled:border-border disabled:bg-panel disabled:text-muted',
        busy && 'busy-bar',
        className,
      )}
    >
      <Label busy={busy} busyLabel={busyLabel}>
        {children}
      </Label>
    </button>
  )
}

function Label(props: { busy: boolean; busyLabel?: string; children: ReactNode }) {
  if (!props.busyLabel) return <>{props.children}</>
  return (
    <span className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      <span
        className={cx('inline-flex items-center justify-center gap-2', props.busy && 'invisible')}
      >
        {props.children}
      </span>
      <span className={cx('text-center', !props.busy && 'invisible')} aria-hidden={!props.busy}>
        {props.busyLabel}
      </span>
    </span>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> & {
  icon: LucideIcon
  /** What it does, for those who do not see the icon. */
  label: string
}

/** A button that shows an icon alone. */
export function IconButton({ icon: Icon, label, className, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className={cx('flex items-center justify-center rounded-ui', className)}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

/** What a notice of something that failed offers. */
export function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={onClick}>
      Try again
    </Button>
  )
}
