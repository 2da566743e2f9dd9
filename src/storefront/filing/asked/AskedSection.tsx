'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApiResult } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'
import { filingTrouble } from '../filing-saver'

type AskedSectionProps = {
  id: string
  title: string
  /** When they were sent, and why they can’t be changed any more. */
  view: { readonly completedAt: string | null; readonly closed: string | null }
  summary: ReactNode
  /** What is said of answers that were sent: submitted, or still to be changed. */
  sentWords: { readonly submitted: string; readonly open: string }
  reopen: () => Promise<string | null>
  /** Why we ask. */
  why: ReactNode
  /** The form. */
  children: ReactNode
}

function sentAs(closed: string | null, words: AskedSectionProps['sentWords']): string {
  if (closed === 'not_under_way') return 'We no longer need them.'
  return closed === 'submitted' ? words.submitted : words.open
}

/** The form gives way to what was sent, or comes back: the button that had the focus is gone then. */
function useFocusOnChange(isOver: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isOver)
  useEffect(() => {
    if (before.current !== isOver) heading.current?.focus()
    before.current = isOver
  }, [isOver])
  return heading
}

/** What a filing needs to know, on the page of its order: still asked for, or sent. */
export function AskedSection(props: AskedSectionProps) {
  const { id, title, view, summary, sentWords, reopen, why, children } = props
  const isOver = view.completedAt !== null || view.closed !== null
  const heading = useFocusOnChange(isOver)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-160">
      <h2
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        className="mb-3 text-lg font-semibold focus:outline-none"
      >
        {title}
      </h2>
      {isOver ? (
        <SentAnswers
          isSent={view.completedAt !== null}
          reopen={view.closed ? null : reopen}
          summary={summary}
          words={sentAs(view.closed, sentWords)}
        />
      ) : (
        <>
          <Notice tone="warning" title="We are waiting for you" className="mb-6">
            {why}
          </Notice>
          {children}
        </>
      )}
    </section>
  )
}

type SentAnswersProps = {
  readonly isSent: boolean
  /** What becomes of them: submitted, or still to be changed. */
  readonly words: string
  readonly summary: ReactNode
  /** Takes them back for a change; without it they can’t be. Answers what went wrong. */
  readonly reopen: (() => Promise<string | null>) | null
}

/** What a customer sent us for an order, and the way to change it while that is possible. */
function SentAnswers({ isSent, words, summary, reopen }: SentAnswersProps) {
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

/**
 * The answers of a filing as the page has them; what changes them is told to the order's timeline
 * too. `reopen` asks the server to take them back, and answers what went wrong.
 */
export function useAsked<View>(given: View, takeBack: (view: View) => Promise<ApiResult<View>>) {
  const [view, setView] = useState(given)
  const router = useRouter()
  const take = (changed: View) => {
    setView(changed)
    router.refresh()
  }
  const reopen = async () => {
    const result = await takeBack(view)
    if (result.ok) take(result.value)
    return result.ok ? null : filingTrouble(result)
  }
  return { view, take, reopen }
}
