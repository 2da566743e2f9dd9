import type { ReactNode } from 'react'

import { cx } from './cx'

/** The colors that mean something, shared by badges and notices. */
export const TONES = {
  neutral: 'bg-panel text-muted border-border',
  accent: 'bg-accent-soft text-accent-text border-current/25',
  success: 'bg-success-soft text-success border-current/25',
  warning: 'bg-warning-soft text-warning border-current/25',
  danger: 'bg-danger-soft text-danger border-current/25',
} as const

export type Tone = keyof typeof TONES

/** A word or two about the thing it sits on. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-ui border px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
