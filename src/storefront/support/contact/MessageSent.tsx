'use client'

import { useEffect, useRef } from 'react'

import { Button } from '@/src/storefront/ui/button'

type MessageSentProps = { reference: string; email: string; onAgain: () => void }

/** The message has arrived: its number, and when to expect an answer. */
export function MessageSent({ reference, email, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), []) // the button that was pressed is gone

  return (
    <div className="rounded-ui border border-border bg-raised p-6 sm:p-8">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold focus:outline-none">
        We have your message
      </h3>
      <p className="mt-2 max-w-[52ch] text-muted">
        We answer within one business day at{' '}
        <span className="text-text wrap-anywhere">{email}</span>.
      </p>
      <dl className="mt-6 flex flex-wrap items-baseline gap-x-4 border-t border-border pt-4 text-sm">
        <dt className="text-muted">Reference</dt>
        <dd className="font-semibold tabular-nums">{reference}</dd>
      </dl>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  )
}
