'use client'

import { type ReactNode, useState } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

type SentAnswersProps = {
  readonly isSent: boolean
  /** What becomes of them: submitted, or still to be changed. */
  readonly words: string
  readonly summary: ReactNode
  /** Takes them back for a change; without it they can’t be. Answers what went wrong. */
  readonly reopen: (() => Promise<string | null>) | null
}

/** What a customer sent us for an order, and the way to change it while that is possible. */
export function SentAnswers({ isSent, words, summary, reopen }: SentAnswersProps) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const change = async (take: () => Promise<string | null>) => {
    setBusy(true)
    const problem = await take()
    setBusy(false)
    setTrouble(problem)
  }
  if (!isSent) {
    return <p className="text-sm text-muted">We don’t need any details for this order.</p>
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="success" title="We have your answers" live>
        {words}
      </Notice>
      <details>
        <summary className="link w-fit cursor-pointer text-sm">Show your answers</summary>
        <div className="mt-4">{summary}</div>
      </details>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {reopen && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            busyLabel="Opening…"
            onClick={() => change(reopen)}
          >
            Change details
          </Button>
        </div>
      )}
    </div>
  )
}
