'use client'

import { useEffect } from 'react'

import { request } from '@/src/lib/browser/request'

/** Notes that one of the staff has looked at the thread, up to its last message. */
export function MarkSeen({ ticketId, upTo }: { ticketId: string; upTo: string | null }) {
  useEffect(() => {
    if (!upTo) return
    // Should no one hear it, the mark in the list only stays a little longer.
    void request('POST', `/api/tickets/${ticketId}/read`, { body: { upTo } })
  }, [ticketId, upTo])
  return null
}
