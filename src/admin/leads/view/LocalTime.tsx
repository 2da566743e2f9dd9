'use client'

import { CALL_TIME_LABELS, callTime, localTimeText } from '@/src/domain/leads/call-hours'

/** What time it is for a lead, and whether that is one to call. */
export function LocalTime({ zone }: { zone: string }) {
  const now = new Date()
  return (
    <span suppressHydrationWarning>
      {`${localTimeText(zone, now)} · ${CALL_TIME_LABELS[callTime(zone, now)]}`}
    </span>
  )
}
