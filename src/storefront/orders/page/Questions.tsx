'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Resolver, ResolverError } from 'react-hook-form'
import type { ThreadMessage } from '@/src/domain/orders/order-page'
import { readParts, request } from '@/src/lib/browser/request'
import { useSentForm } from '@/src/lib/browser/use-sent-form'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextareaField } from '@/src/storefront/ui/forms/text-field'
import { Moment } from '@/src/storefront/ui/when'

type QuestionsProps = {
  orderId: string
  thread: readonly ThreadMessage[]
  email: string
  /** The ticket that counts as read once the thread has been seen. */
  ticket: string | null
}

type Question = { body: string }

const EMPTY: Question = { body: '' }

const NOTHING_ASKED: ResolverError<Question> = {
  values: {},
  errors: { body: { type: 'required', message: 'Write your question' } },
}

const checkQuestion: Resolver<Question> = ({ body }) =>
  body.trim() === '' ? NOTHING_ASKED : { values: { body }, errors: {} }

const ASKED = readParts<{ message: ThreadMessage }>('message')

/** The thread as it was read, followed by what was sent since and is not in it yet. */
export const threadWith = (thread: readonly ThreadMessage[], sent: readonly ThreadMessage[]) => [
  ...thread,
  ...sent.filter(({ id }) => !thread.some((one) => one.id === id)),
]

/** What was said about the order, and the way to say something. Nothing typed is ever lost. */
export function Questions({ orderId, thread, email, ticket }: QuestionsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [sent, setSent] = useState<readonly ThreadMessage[]>([])
  const messages = threadWith(thread, sent)
  const { form, field, submit, busy, failure, saved } = useSentForm({
    resolver: checkQuestion,
    values: EMPTY,
    send: (body: Question, key) =>
      request('POST', `/api/orders/${orderId}/messages`, { body, key, answer: ASKED }),
    done: ({ message }) => {
      setSent((before) => [...before, message])
      form.reset(EMPTY)
    },
  })

  const answered = ticket !== null && thread.some(({ from }) => from === 'staff')
  useSeen(
    list,
    answered,
    () => void request('POST', `/api/support/tickets/${ticket}/read`, { body: {} }),
  )

  return (
    <div className="flex flex-col gap-6">
      {messages.length > 0 && (
        <ol ref={list} aria-label="Messages" className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={submit}>
        <div className="w-full">
          <TextareaField
            label={messages.length > 0 ? 'Your reply' : 'Your question'}
            rows={3}
            maxLength={5000}
            help={`We reply here and by email to ${email}.`}
            {...field('body')}
          />
        </div>
        <FailureNotice failure={failure} />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Sending…">
          Send
        </Button>
        <p role="status" className="text-sm text-success empty:hidden">
          {saved && 'Sent. We reply within one business day.'}
        </p>
      </form>
    </div>
  )
}

function Message({ message }: { message: ThreadMessage }) {
  const own = message.from === 'customer'
  const isPerson = message.name && message.name !== 'Support team'
  const who = own ? 'You' : isPerson ? `${message.name}, support` : 'Support team'
  return (
    <li
      className={cx(
        'max-w-[92%] rounded-ui border px-4 py-3 text-sm',
        own ? 'self-end border-border bg-panel' : 'self-start border-accent/40 bg-accent-soft',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-semibold text-text">{who}</span>
        <Moment at={message.at} />
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.body}</p>
    </li>
  )
}

/** Does something once, when an element has come into view. */
function useSeen(element: RefObject<Element | null>, isWanted: boolean, onSeen: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an element
  useEffect(() => {
    const target = element.current
    if (!target || !isWanted) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onSeen()
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [isWanted])
}
