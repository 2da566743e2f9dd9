'use client'

import { createContext, type ReactNode, use } from 'react'

import { dayText, momentText, shortMomentText } from '@/src/domain/vocabulary/time/date-text'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'

const Zone = createContext(DEFAULT_TIME_ZONE)

/** Gives the screens below the office's zone, an IANA name. */
export function OfficeZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  return <Zone value={zone}>{children}</Zone>
}

/** Today in the office, as `2026-11-21`. */
export function useToday(): string {
  return isoDayIn(new Date(), use(Zone))
}

/** As HTML has it; the database writes a space and a short offset. */
const iso = (at: string) => new Date(at).toISOString()

/** A moment in the office's zone: `Nov 21, 2026, 8:04 PM EST`; a dash where there is none. */
export function Moment({ at }: { at: string | null | undefined }) {
  const zone = use(Zone)
  return at ? <time dateTime={iso(at)}>{momentText(at, zone)}</time> : '–'
}

/** A short moment for dense tables, without the year while it is this one. */
export function ShortMoment({ at }: { at: string }) {
  const zone = use(Zone)
  // On both sides of a new year the server and the browser may each have a year of their own.
  return (
    <time dateTime={iso(at)} suppressHydrationWarning>
      {shortMomentText(at, zone, new Date())}
    </time>
  )
}

/** The day that a moment fell on in the office: `Nov 21, 2026`. */
export function Day({ at }: { at: string }) {
  return <time dateTime={iso(at)}>{dayText(at, use(Zone))}</time>
}
