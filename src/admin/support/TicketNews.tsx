'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import { request } from '@/src/lib/browser/request'
import { BACKGROUND } from '@/src/lib/sessions/background'

const EVERY_MS = 4000

const news = z.object({ writing: z.array(z.string()), last: z.string().nullable() })

/** `Maya is writing…`, `Maya and Jo are writing…`. */
function words(names: readonly string[]): string {
  if (names.length === 0) return ''
  const who = new Intl.ListFormat('en-US').format(names)
  return `${who} ${names.length === 1 ? 'is' : 'are'} writing…`
}

/** While the ticket is looked at: which colleagues are writing, and new messages as they come. */
export function TicketNews({ ticketId, last }: { ticketId: string; last: string | null }) {
  const router = useRouter()
  const [writing, setWriting] = useState<readonly string[]>([])
  useEffect(() => {
    const gone = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const path = `/api/tickets/${ticketId}/news`
      const answer = await request('GET', path, {
        answer: news,
        headers: BACKGROUND,
        signal: gone.signal,
      })
      if (gone.signal.aborted || !answer.ok) return
      setWriting(answer.value.writing)
      if (answer.value.last !== last) router.refresh()
    }
    void look()
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [ticketId, last, router])
  return (
    <p className="min-h-5 m-0 text-muted text-xs leading-5" role="status">
      {words(writing)}
    </p>
  )
}
