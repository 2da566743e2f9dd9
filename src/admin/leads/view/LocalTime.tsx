'use client'

import { CALL_TIME_LABELS, callTime, localTimeText } from '@/src/domain/leads/call-hours'

export function LocalTime({ zone }: { zone: string }) {
  const now = new Date()
  return (
    <span suppressHydrationWarning>
      {`${localTimeText(zone, now)} · ${CALL_TIME_LABELS[callTime(zone, now)]}`}
    </span>
  )
}
