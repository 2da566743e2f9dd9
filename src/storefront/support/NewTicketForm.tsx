'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import {
  MESSAGE_MAX,
  type NewTicketInput,
  newTicketInput,
  SUBJECT_MAX,
} from '@/src/domain/support/ticket-input'
import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { readParts } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button, ButtonLink } from '@/src/storefront/ui/button'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'
import { Notice } from '@/src/storefront/ui/notice'

import { AttachmentPicker } from './AttachmentPicker'
import { SUPPORT_PATH, ticketHref } from './hrefs'
import { sendingWords } from './ReplyForm'
import { sendMessage } from './ticket-api'
import { type TicketFields, useKeptTicket } from './use-kept-ticket'

type NewTicketFormProps = {
  orders: readonly { value: string; label: string }[]
  /** What the page that led here is about. */
  about: { topic: string; order: string }
}

const TOPICS = Object.entries(TICKET_TOPICS).map(([value, label]) => ({ value, label }))
const FIELDS = ['topic', 'order', 'subject', 'message'] as const

const OPENED = readParts<{ ticket: { id: string } }>('ticket')

/** Opens a ticket and leads into it. Whatever happens, nothing that was typed or chosen is lost. */
export function NewTicketForm({ orders, about }: NewTicketFormProps) {
  const router = useRouter()
  const [files, setFiles] = useState<readonly File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<ApiFailure>()
  const trouble = useRef<HTMLDivElement>(null)
  const form = useForm<TicketFields, unknown, NewTicketInput>({
    resolver: zodResolver(newTicketInput),
    mode: 'onTouched',
    delayError: 250, // else the button moves away from under the click that leaves a field
    defaultValues: { ...about, subject: '', message: '' },
  })
  const { register, handleSubmit, formState, reset, setError } = form
  const { errors } = formState
  const forget = useKeptTicket(form)

  useEffect(() => {
    if (failure) trouble.current?.focus()
  }, [failure])

  // The page may be kept, hidden, and come back: then it asks anew.
  const wasSent = useRef(false)
  useEffect(
    () => () => {
      if (!wasSent.current) return
      wasSent.current = false
      reset()
      setFiles([])
      setShare(null)
    },
    [reset],
  )

  const submit = handleSubmit(async ({ order = '', ...asked }) => {
    setFailure(undefined)
    if (attachmentsRefusal(files)) return
    setShare(0)
    const answer = await sendMessage('/api/support/tickets', {
      fields: { ...asked, order },
      files,
      answer: OPENED,
      onProgress: setShare,
    })
    if (answer.ok) {
      forget()
      wasSent.current = true
      return router.push(ticketHref(answer.value.ticket.id))
    }
    setShare(null)
    for (const field of FIELDS) {
      const complaint = answer.fields[field]
      if (complaint) setError(field, { message: complaint })
    }
    setFailure(answer)
  })

  return (
    <form onSubmit={submit} noValidate className="flex max-w-140 flex-col gap-5">
      <SelectField
        label="Category"
        placeholder="Choose a category"
        options={TOPICS}
        error={errors.topic?.message}
        {...register('topic')}
      />
      {orders.length > 0 && (
        <SelectField
          label="Order"
          optional
          placeholder="None in particular"
          options={orders}
          error={errors.order?.message}
          {...register('order')}
        />
      )}
      <TextField
        label="Subject"
        maxLength={SUBJECT_MAX}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextareaField
        label="Message"
        rows={7}
        maxLength={MESSAGE_MAX}
        error={errors.message?.message}
        {...register('message')}
      />
      <AttachmentPicker
        files={files}
        onChange={setFiles}
        error={failure?.fields.attachments}
        disabled={share !== null}
      />
      {failure && (
        <div ref={trouble} tabIndex={-1} className="focus:outline-none">
          <Notice tone="danger" title={failure.message}>
            What you typed is still here.
            {failure.id && ` If you write about this, mention ${failure.id}.`}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={share !== null} busyLabel={sendingWords(share, files.length)}>
          Send ticket
        </Button>
        <ButtonLink href={SUPPORT_PATH} variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}
