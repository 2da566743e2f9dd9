'use client'

import { useId } from 'react'

import { AdminForm } from '../kit/form/AdminForm'
import { MessageFields } from './MessageFields'
import { type MessageFormProps, useAnswerForm } from './use-answer-form'

/** A note for colleagues: it looks like nothing that could go out, and does not. */
export function NoteForm({ ticketId, me }: MessageFormProps) {
  const id = useId()
  const state = useAnswerForm({ ticketId, me, internal: true })
  return (
    <AdminForm
      action="Save internal note"
      busyLabel="Saving…"
      className="kit-form ticket-note"
      refused="We could not save the note."
      state={state}
    >
      <MessageFields
        filesLabel="Files for staff"
        id={id}
        label="Note for staff"
        rows={4}
        state={state}
      />
    </AdminForm>
  )
}
