'use client'

import { useEffect } from 'react'

/** Notes that one of the staff has looked at the thread, up to its last message. */
export function MarkSeen({ ticketId, upTo }: { ticketId: string; upTo: string | null }) {
  useEffect(() => {
    if (!upTo) return
    fetch(`/api/tickets/${ticketId}/read`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ upTo }),
    }).catch(() => {}) // the mark in the list only stays a little longer
  }, [ticketId, upTo])
  return null
}
