import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'

import type { DueState } from '@/src/domain/compliance/due-label'
import { cx } from '@/src/storefront/ui/cx'

const LOOKS: Record<DueState, { icon: LucideIcon; colors: string }> = {
  completed: { icon: CircleCheck, colors: 'bg-success-soft text-success' },
  overdue: { icon: CircleAlert, colors: 'bg-danger text-surface' },
  soon: { icon: Clock, colors: 'bg-[oklch(0.87_0.15_92)] text-[oklch(0.27_0.05_85)]' },
  later: { icon: Clock, colors: 'bg-panel text-muted' },
}

/** How the words beside a deadline are colored. */
export const DUE_TEXT: Record<DueState, string> = {
  completed: 'text-success',
  overdue: 'text-danger',
  soon: 'text-warning',
  later: 'text-muted',
}

/** Red when overdue, yellow within 30 days; words beside it say the same. */
export function DueIcon({ state }: { state: DueState }) {
  const { icon: Icon, colors } = LOOKS[state]
  return (
    <span
      data-due={state}
      className={cx('mt-0.5 grid size-8 shrink-0 place-items-center rounded-full', colors)}
    >
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}
