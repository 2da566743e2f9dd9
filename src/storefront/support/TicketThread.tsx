'use client'

import { useEffect, useState } from 'react'

import type { ThreadState } from '@/src/domain/support/ticket-view'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

import { CloseTicket } from './CloseTicket'
import { Message } from './Message'
import { ReplyForm } from './ReplyForm'
import { tellRead } from './ticket-api'
import { useNews } from './use-news'

type TicketThreadProps = Pick<ThreadState, 'messages'> & {
  ticket: Pick<ThreadState, 'status'> & { id: string }
  /** Where files are opened. */
  filesBase: string
  canAttach: boolean
}

/** A conversation as it stands and grows: what was said, whether it is settled, and the reply. */
export function TicketThread({ ticket, filesBase, canAttach, messages: fresh }: TicketThreadProps) {
  const ticketId = ticket.id
  const [{ status, messages }, setThread] = useState<ThreadState>({
    status: ticket.status,
    messages: fresh,
  })
  useNews(ticketId, (news) => setThread((thread) => newer(thread, news)))

  useEffect(() => {
    setThread((thread) =>
      fresh.length > thread.messages.length ? { ...thread, messages: fresh } : thread,
    )
  }, [fresh])

  const lastAnswer = messages.findLast(({ from }) => from !== 'customer')?.at
  useEffect(() => {
    if (lastAnswer) void tellRead(ticketId, lastAnswer)
  }, [ticketId, lastAnswer])

  return (
    <div className="flex max-w-180 flex-col gap-6">
      <div className="flex min-h-9 flex-wrap items-center gap-4">
        <span role="status">
          <span className="sr-only">Status: </span>
          <StatusBadge status={status} />
        </span>
        {status !== 'closed' && (
          <CloseTicket
            ticketId={ticketId}
            onClosed={() => setThread((thread) => ({ ...thread, status: 'closed' }))}
          />
        )}
      </div>
      <div role="log" aria-label="Messages">
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} filesBase={filesBase} />
          ))}
        </ol>
      </div>
      <ReplyForm
        ticketId={ticketId}
        canAttach={canAttach}
        isClosed={status === 'closed'}
        onSent={setThread}
      />
    </div>
  )
}

/** An answer to a question from before the last reply comes too late to be shown. */
const newer = (shown: ThreadState, news: ThreadState) =>
  news.messages.length < shown.messages.length ? shown : news
