'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'

import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { MESSAGE_MAX, newTicketInput, SUBJECT_MAX } from '@/src/domain/support/ticket-input'
import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { AttachmentPicker } from './AttachmentPicker'
import { SUPPORT_PATH, ticketHref } from './hrefs'
import { sendingText } from './ReplyForm'
import { sendMessage } from './ticket-api'

type NewTicketFormProps = {
  orders: readonly { value: string; label: string }[]
  /** What the page that led here is about. */
  about: { topic: string; order: string }
}

const TOPICS = Object.entries(TICKET_TOPICS).map(([value, label]) => ({ value, label }))
const answer = z.object({ ticket: z.object({ id: z.string() }) })

/** Opens a ticket and leads into it. Whatever happens, nothing that was typed or chosen is lost. */
export function NewTicketForm({ orders, about }: NewTicketFormProps) {
  const router = useRouter()
  const [files, setFiles] = useState<readonly File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const wasSent = useRef(false)
  const { form, field, submit, failure } = useServerForm({
    schema: newTicketInput,
    values: { ...about, subject: '', message: '' },
    draft: 'charterdesk_new_ticket',
    send: async ({ order = '', ...asked }, key) => {
      setShare(0)
      const fields = { ...asked, order }
      const message = { fields, files, key, answer, onProgress: setShare }
      const sent = await sendMessage('/api/support/tickets', message)
      if (!sent.ok) setShare(null)
      return sent
    },
    done: ({ ticket }) => {
      wasSent.current = true
      router.push(ticketHref(ticket.id))
    },
  })
  const { reset, trigger } = form

  // The page may be kept, hidden, and come back: then it asks again.
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

  const submitWithFiles = (event: FormEvent) => {
    if (!attachmentsRefusal(files)) return submit(event)
    event.preventDefault()
    return trigger()
  }

  return (
    <form onSubmit={submitWithFiles} noValidate className="flex max-w-140 flex-col gap-5">
      <SelectField
        label="Category"
        placeholder="Choose a category"
        options={TOPICS}
        {...field('topic')}
      />
      {orders.length > 0 && (
        <SelectField
          label="Order"
          optional
          placeholder="No specific order"
          options={orders}
          {...field('order')}
        />
      )}
      <TextField label="Subject" maxLength={SUBJECT_MAX} {...field('subject')} />
      <TextareaField label="Message" rows={7} maxLength={MESSAGE_MAX} {...field('message')} />
      <AttachmentPicker
        files={files}
        onChange={setFiles}
        error={failure?.fields.attachments}
        disabled={share !== null}
      />
      <FailureNotice failure={failure} focus>
        What you typed is still here.
      </FailureNotice>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={share !== null} busyLabel={sendingText(share, files.length)}>
          Send ticket
        </Button>
        <ButtonLink href={SUPPORT_PATH} variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}
