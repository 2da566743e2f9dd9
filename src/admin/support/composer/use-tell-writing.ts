import { useCallback, useRef } from 'react'

import { request } from '@/src/lib/browser/request'

/** So often at most colleagues are told. */
const EVERY_MS = 3000

/** Tells colleagues that someone is writing, while they type. Should it not arrive, nothing is lost. */
export function useTellWriting(ticketId: string): () => void {
  const told = useRef(0)
  return useCallback(() => {
    const now = Date.now()
    if (now - told.current < EVERY_MS) return
    told.current = now
    void request('POST', `/api/tickets/${ticketId}/writing`, { body: {} })
  }, [ticketId])
}
