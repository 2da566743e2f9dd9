'use client'

import { useEffect, useRef, useState } from 'react'

import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { MESSAGE_MAX, replyInput } from '@/src/domain/support/ticket-input'
import type { ThreadState } from '@/src/domain/support/ticket-view'
import { readParts } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'
import { Notice } from '@/src/storefront/ui/notice'

import { AttachmentPicker } from './AttachmentPicker'
import { sendMessage } from './ticket-api'
import { useKeptText } from './use-kept-text'

type ReplyFormProps = {
  ticketId: string
  /** Files need an account to belong to. */
  canAttach: boolean
  isClosed: boolean
  onSent: (thread: ThreadState) => void
}

const ANSWERED = readParts<ThreadState>('status', 'messages')

/** Says something more. Whatever happens, what was typed and chosen stays until it has arrived. */
export function ReplyForm({ ticketId, canAttach, isClosed, onSent }: ReplyFormProps) {
  const [body, setBody] = useKeptText(`charterdesk_reply_${ticketId}`)
  const [files, setFiles] = useState<readonly File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const [wasSent, setSent] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const [failure, setFailure] = useState<ApiFailure>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isBusy = share !== null

  useEffect(() => {
    if (window.location.hash === '#reply') field.current?.focus()
  }, [])

  const reply = async () => {
    setSent(false)
    setFailure(undefined)
    const checked = replyInput.safeParse({ body })
    setComplaint(checked.error?.issues[0]?.message)
    if (!checked.success) return field.current?.focus()
    if (attachmentsRefusal(files)) return
    setShare(0)
    const answer = await sendMessage(`/api/support/tickets/${ticketId}/messages`, {
      fields: checked.data,
      files,
      answer: ANSWERED,
      onProgress: setShare,
    })
    setShare(null)
    if (!answer.ok) {
      setComplaint(answer.fields.body)
      return setFailure(answer)
    }
    setBody('')
    setFiles([])
    setSent(true)
    onSent(answer.value)
  }

  return (
    <form
      id="reply"
      noValidate
      aria-label="Reply"
      className="flex scroll-mt-24 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void reply()
      }}
    >
      <TextareaField
        ref={field}
        label="Your reply"
        name="body"
        rows={4}
        maxLength={MESSAGE_MAX}
        value={body}
        error={complaint}
        help={isClosed ? 'This ticket is closed. Your reply opens it again.' : undefined}
        onChange={(event) => {
          setBody(event.target.value)
          setSent(false)
        }}
      />
      {canAttach && (
        <AttachmentPicker
          files={files}
          onChange={setFiles}
          error={failure?.fields.attachments}
          disabled={isBusy}
        />
      )}
      {failure && (
        <Notice tone="danger" title="Error submitting reply. Please try again.">
          {failure.message} What you wrote is still here.
          {failure.id && ` If you write about this, mention ${failure.id}.`}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy} busyLabel={sendingWords(share, files.length)}>
          Send reply
        </Button>
        <p role="status" className="text-sm text-success">
          {wasSent && 'Your reply has been submitted successfully!'}
        </p>
      </div>
    </form>
  )
}

/** `Sending 40%…` while files go up. */
export function sendingWords(share: number | null, files: number): string {
  return share && files > 0 && share < 1 ? `Sending ${Math.floor(share * 100)}%…` : 'Sending…'
}
