'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { readParts, request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'

const REMOVED = readParts<{ removed: boolean }>('removed')

/** Takes an extra that is not paid for off the order again. */
export function RemoveExtra({ order, title }: { order: string; title: string }) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [isReloading, reload] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    setIsSending(true)
    setProblem(null)
    const answer = await request('POST', `/api/orders/${order}/remove`, {
      body: {},
      answer: REMOVED,
    })
    setIsSending(false)
    if (answer.ok) reload(() => router.refresh())
    else setProblem(answer.message)
  }

  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={isSending || isReloading}
        busyLabel="Removing…"
        onClick={() => void remove()}
      >
        Remove<span className="sr-only"> {title}</span>
      </Button>
      {problem && (
        <span role="alert" className="basis-full text-sm text-danger">
          {problem}
        </span>
      )}
    </>
  )
}
