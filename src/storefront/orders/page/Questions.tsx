'use client'

import { useRef, useState } from 'react'

import type { ThreadMessage } from '@/src/domain/orders/order-page'
import { readParts, request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'
import { Notice } from '@/src/storefront/ui/notice'
import { Moment } from '@/src/storefront/ui/when'

import { useSeen } from './use-seen'

type QuestionsProps = {
  orderId: string
  thread: readonly ThreadMessage[]
  email: string
  /** The ticket that counts as read once the thread has been seen. */
  ticket: string | null
}

const ASKED = readParts<{ message: ThreadMessage }>('message')

/** What was said about the order, and the way to say something. Nothing typed is ever lost. */
export function Questions({ orderId, thread, email, ticket }: QuestionsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [messages, setMessages] = useState(thread)
  const [body, setBody] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [problem, setProblem] = useState<{ field?: string; other?: string }>({})

  const answered = ticket !== null && thread.some(({ from }) => from === 'staff')
  useSeen(
    list,
    answered,
    () => void request('POST', `/api/support/tickets/${ticket}/read`, { body: {} }),
  )

  const ask = async () => {
    if (body.trim() === '') return setProblem({ field: 'Write your question' })
    setState('busy')
    setProblem({})
    const answer = await request('POST', `/api/orders/${orderId}/messages`, {
      body: { body },
      answer: ASKED,
    })
    if (!answer.ok) {
      setState('idle')
      return setProblem({
        field: answer.fields.body,
        other: answer.fields.body ? undefined : answer.message,
      })
    }
    setMessages([...messages, answer.value.message])
    setBody('')
    setState('sent')
  }

  return (
    <div className="flex flex-col gap-6">
      {messages.length > 0 && (
        <ol ref={list} aria-label="Messages" className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <div className="w-full">
          <TextareaField
            label={messages.length > 0 ? 'Write back' : 'Your question'}
            name="body"
            rows={3}
            maxLength={5000}
            value={body}
            error={problem.field}
            help={`We answer here and by email to ${email}.`}
            onChange={(event) => setBody(event.target.value)}
          />
        </div>
        {problem.other && <Notice tone="danger">{problem.other}</Notice>}
        <Button type="submit" variant="secondary" busy={state === 'busy'} busyLabel="Sending…">
          Send
        </Button>
        <p role="status" className="text-sm text-success empty:hidden">
          {state === 'sent' && 'Sent. You hear from us within 24 hours.'}
        </p>
      </form>
    </div>
  )
}

function Message({ message }: { message: ThreadMessage }) {
  const own = message.from === 'customer'
  const who = own ? 'You' : message.name ? `${message.name}, support` : 'Support'
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
