'use client'

import { CircleCheck } from 'lucide-react'
import { useState } from 'react'

import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'

/** "This solved it": nothing is lost by it, a reply opens the ticket again. */
export function CloseTicket({ ticketId, onClosed }: { ticketId: string; onClosed: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const close = async () => {
    setBusy(true)
    setProblem(undefined)
    const answer = await request('POST', `/api/support/tickets/${ticketId}/close`, { body: {} })
    setBusy(false)
    if (answer.ok) onClosed()
    else setProblem(answer.message)
  }

  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        busyLabel="Closing…"
        onClick={() => void close()}
      >
        <CircleCheck aria-hidden className="size-4" />
        This solved it
      </Button>
      {problem && (
        <span role="alert" className="text-sm text-danger">
          {problem}
        </span>
      )}
    </span>
  )
}
