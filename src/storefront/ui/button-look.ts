import { cx } from './cx'

const VARIANTS = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover',
  secondary: 'bg-raised text-text border-border-strong hover:bg-panel hover:border-text',
  ghost: 'bg-transparent text-text border-transparent hover:bg-panel',
  danger: 'bg-raised text-danger border-danger hover:bg-danger-soft',
  inverse: 'bg-on-ink text-ink border-transparent hover:bg-on-ink-muted',
} as const

const SIZES = {
  sm: 'min-h-9 px-3 py-2 text-sm',
  md: 'min-h-11 px-4 py-2 text-sm',
  lg: 'min-h-13 px-6 py-2 text-base',
} as const

/** How a button looks, whether it is a `<button>` or a link. */
export type ButtonLook = {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** As wide as its container. */
  block?: boolean
}

export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook): string {
  return cx(
    'button', // what all of them share stands in the style sheet: a page has many
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
  )
}
