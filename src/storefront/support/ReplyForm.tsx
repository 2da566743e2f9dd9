'use client'

import { type FormEvent, useEffect, useState } from 'react'

import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { MESSAGE_MAX, replyInput } from '@/src/domain/support/ticket-input'
import type { ThreadState } from '@/src/domain/support/ticket-view'
import { readParts } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { TextareaField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'

import { AttachmentPicker } from './AttachmentPicker'
import { sendMessage } from './ticket-api'

type ReplyFormProps = {
  ticketId: string
  /** Files need an account to belong to. */
  canAttach: boolean
  isClosed: boolean
  onSent: (thread: ThreadState) => void
}

const EMPTY = { body: '' }
const ANSWERED = readParts<ThreadState>('status', 'messages')

/** Says something more. Whatever happens, what was typed and chosen stays until it has arrived. */
export function ReplyForm({ ticketId, canAttach, isClosed, onSent }: ReplyFormProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const { form, field, submit, busy, failure, saved } = useServerForm({
    schema: replyInput,
    values: EMPTY,
    draft: `charterdesk_reply_${ticketId}`,
    send: async (fields, key) => {
      const answer = await sendMessage(`/api/support/tickets/${ticketId}/messages`, {
        fields,
        files,
        key,
        answer: ANSWERED,
        onProgress: setShare,
      })
      setShare(null)
      return answer
    },
    done: (thread) => {
      form.reset(EMPTY)
      setFiles([])
      onSent(thread)
    },
  })
  const { setFocus } = form

  useEffect(() => {
    if (window.location.hash === '#reply') setFocus('body')
  }, [setFocus])

  /** The picker says what is wrong with the files. */
  const reply = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !attachmentsRefusal(files)) void submit(event)
  }

  return (
    <form
      id="reply"
      noValidate
      aria-label="Reply"
      className="flex scroll-mt-24 flex-col gap-4"
      onSubmit={reply}
    >
      <TextareaField
        label="Your reply"
        rows={4}
        maxLength={MESSAGE_MAX}
        help={isClosed ? 'This ticket is closed. Your reply opens it again.' : undefined}
        {...field('body')}
      />
      {canAttach && (
        <AttachmentPicker
          files={files}
          onChange={setFiles}
          error={failure?.fields.attachments}
          disabled={busy}
        />
      )}
      {failure && (
        <Notice tone="danger" title="Error submitting reply. Please try again.">
          {failure.message} What you wrote is still here.
          {failure.id && <span>{` If you write about this, mention ${failure.id}.`}</span>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy} busyLabel={sendingText(share, files.length)}>
          Send reply
        </Button>
        <p role="status" className="text-sm text-success">
          {saved && 'Your reply has been submitted successfully!'}
        </p>
      </div>
    </form>
  )
}

/** `Sending 40%…` while files go up. */
export function sendingText(share: number | null, files: number): string {
  return share && files > 0 && share < 1 ? `Sending ${Math.floor(share * 100)}%…` : 'Sending…'
}
