'use client'

import { CALL_TIME_WORDS, callTime, localTimeWords } from '@/src/domain/leads/call-hours'

/** What time it is for a lead, and whether that is one to call. */
export function LocalTime({ zone }: { zone: string }) {
  const now = new Date()
  return (
    <span suppressHydrationWarning>
      {`${localTimeWords(zone, now)} · ${CALL_TIME_WORDS[callTime(zone, now)]}`}
    </span>
  )
}
