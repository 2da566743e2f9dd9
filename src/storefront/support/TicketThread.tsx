'use client'

import { CircleCheck, Download, Paperclip } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatSize } from '@/src/domain/documents/my-document'
import { textParts } from '@/src/domain/support/message-text'
import type {
  AttachmentView,
  ThreadState,
  TicketMessageView,
} from '@/src/domain/support/ticket-view'
import { request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { StatusBadge } from '@/src/storefront/ui/status-badge'
import { Moment } from '@/src/storefront/ui/when'
import { ReplyForm } from './ReplyForm'
import { askForNews, tellRead } from './ticket-api'

const EVERY_MS = 10_000
const AT_MOST_MS = 120_000

/** Asks for new answers while the page is looked at, and less often while no one answers. */
function useNews(ticketId: string, onNews: (thread: ThreadState) => void): void {
  const tell = useRef(onNews)
  tell.current = onNews

  useEffect(() => {
    const gone = new AbortController()
    let tag: string | null = null
    let wait = EVERY_MS
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = async () => {
      try {
        const news = await askForNews(ticketId, tag, gone.signal)
        wait = EVERY_MS
        if (!news || gone.signal.aborted) return
        tag = news.tag
        tell.current(news.thread)
      } catch {
        wait = Math.min(wait * 2, AT_MOST_MS)
      }
    }
    const again = () => {
      clearTimeout(timer)
      if (gone.signal.aborted || document.visibilityState !== 'visible') return
      timer = setTimeout(() => void look().finally(again), wait)
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look().finally(again)
    }
    again()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      gone.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [ticketId])
}

const KINDS = { customer: 'You', staff: 'Support team', system: 'Note' } as const

function whoOf({ from, name }: TicketMessageView): string {
  if (from !== 'staff' || !name || name === KINDS.staff) return KINDS[from]
  return `${name}, support`
}

/** One message: theirs on one side, ours on the other, and who it was in words. */
function Message({ message, filesBase }: { message: TicketMessageView; filesBase: string }) {
  const own = message.from === 'customer'
  return (
    <li
      className={cx(
        'w-fit max-w-[92%] min-w-56 rounded-ui border px-4 py-3 text-sm sm:max-w-[80%]',
        own ? 'self-end border-border bg-panel' : 'self-start border-accent/40 bg-accent-soft',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-semibold text-text">{whoOf(message)}</span>
        <Moment at={message.at} />
      </p>
      <MessageText body={message.body} />
      <MessageFiles files={message.attachments} base={filesBase} />
    </li>
  )
}

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

/** "This solved it": nothing is lost by it, a reply opens the ticket again. */
function CloseTicket({ ticketId, onClosed }: { ticketId: string; onClosed: () => void }) {
  const { busy: isBusy, failure, run } = useSending()

  const close = async () => {
    const path = `/api/support/tickets/${ticketId}/close`
    const answer = await run(() => request('POST', path, { body: {} }))
    if (answer.ok) onClosed()
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
      {failure && (
        <span role="alert" className="text-sm text-danger">
          {failure.message}
        </span>
      )}
    </span>
  )
}

type MessageFilesProps = {
  files: readonly AttachmentView[]
  /** Where files are opened: `{base}/{id}/view`, `{base}/{id}/download`. */
  base: string
}

/** What came along with a message. What the browser can show opens beside this page. */
function MessageFiles({ files, base }: MessageFilesProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Attachments" className="mt-3 flex flex-col gap-2 border-t border-border pt-3">
      {files.map(({ id, name, size, view }) => (
        <li key={id} className="flex items-center gap-2">
          <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 grow">
            {view === 'download' ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <a
                href={`${base}/${id}/view`}
                target="_blank"
                rel="noopener"
                className="link wrap-anywhere"
              >
                {name}
              </a>
            )}
            {size !== null && <span className="text-xs text-muted"> {formatSize(size)}</span>}
          </span>
          <a
            href={`${base}/${id}/download`}
            aria-label={`Download ${name}`}
            className="flex size-9 shrink-0 items-center justify-center rounded-ui text-muted transition-colors hover:bg-panel hover:text-text"
          >
            <Download aria-hidden className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What someone wrote: plain text with its line breaks, and web addresses that can be followed. */
function MessageText({ body }: { body: string }) {
  return (
    <p className="mt-1.5 whitespace-pre-line wrap-anywhere">
      {textParts(body).map(({ at, text, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="link"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
