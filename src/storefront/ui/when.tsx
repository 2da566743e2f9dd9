'use client'

import { use, useSyncExternalStore } from 'react'

import { dayText, deadlineText, momentText } from '@/src/domain/vocabulary/time/date-text'
import { DEFAULT_TIME_ZONE } from '@/src/domain/vocabulary/time/time-zone'

import { Zone } from './business-zone'
import { cx } from './cx'

const useBusinessZone = () => use(Zone) ?? DEFAULT_TIME_ZONE

/** The day that a moment falls on in the books: the same for every reader. */
export function useDayText(): (at: string) => string {
  const zone = useBusinessZone()
  return (at) => dayText(at, zone)
}

/** A day on a page: `Nov 21, 2026`. */
export function Day({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {dayText(at, useBusinessZone())}
    </time>
  )
}

/** No browser tells when its zone changes; the next page shows it. */
const subscribe = () => () => undefined
let ownZone: string | undefined

/** The reader's zone; that of the books where the browser names none that it knows itself. */
function browserZone(business: string): string {
  if (ownZone !== undefined) return ownZone
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    ownZone = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    ownZone = business
  }
  return ownZone
}

/** The zone that moments are shown in: first that of the books, which the server knows, then the reader's own. */
function useZone(): string {
  const business = useBusinessZone()
  return useSyncExternalStore(
    subscribe,
    () => browserZone(business),
    () => business,
  )
}

/** The day that a moment falls on for its reader, as beside moments: `Nov 21, 2026`. */
export function OwnDay({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {dayText(at, useZone())}
    </time>
  )
}

/**
 * A moment with its time, `Nov 21, 2026, 8:04 PM EST`. The line keeps its height, and room for the
 * longer of the two zones.
 */
export function Moment({ at, className }: { at: string; className?: string }) {
  const zone = useZone()
  return (
    <time
      dateTime={at}
      className={cx('inline-block min-w-[27ch] whitespace-nowrap tabular-nums', className)}
    >
      {momentText(at, zone)}
    </time>
  )
}

/** A moment to come, in words with its weekday: `Tue, Nov 24, 3:14 PM EST`. */
export function useDeadlineText(): (at: string) => string {
  const zone = useZone()
  return (at) => deadlineText(at, zone)
}
