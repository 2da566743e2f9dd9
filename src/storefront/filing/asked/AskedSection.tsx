import { type ReactNode, useEffect, useRef } from 'react'

import { Notice } from '@/src/storefront/ui/notice'

import { SentAnswers } from './SentAnswers'

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
