'use client'

import { Clock, Pause } from 'lucide-react'

import { type ClockView, clockText } from '@/src/domain/orders/filing-clock'
import { cx } from '@/src/storefront/ui/cx'
import { useDeadlineText } from '@/src/storefront/ui/when'

const isWaiting = ({ state }: ClockView) => state === 'paused' || state === 'idle'

/** The 24 hours of a formation: by when we file, or what we wait for. */
export function ClockLine({ clock, className }: { clock: ClockView; className?: string }) {
  const words = useDeadlineText()
  const Icon = isWaiting(clock) ? Pause : Clock
  return (
    <p
      className={cx(
        'flex items-center gap-2 text-sm font-semibold',
        isWaiting(clock) && 'text-warning',
        clock.isLate && 'text-danger',
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {clockText(clock, words)}
    </p>
  )
}
