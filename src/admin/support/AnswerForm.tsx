'use client'

import { useId } from 'react'

import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import { AdminForm } from '../kit/form/AdminForm'
import { FormRow } from '../kit/form/FormRow'
import { Options } from '../kit/form/Options'
import { MessageFields } from './MessageFields'
import { type MessageFormProps, useAnswerForm } from './use-answer-form'

/** An answer to the customer: it goes into their thread and out by mail. */
export function AnswerForm({ ticketId, me }: MessageFormProps) {
  const id = useId()
  const state = useAnswerForm({ ticketId, me, internal: false })
  return (
    <AdminForm
      action="Send answer"
      busyLabel="Sending…"
      look="primary"
      refused="We could not send the answer."
      state={state}
    >
      <MessageFields
        filesLabel="Files for the customer"
        id={id}
        label="Answer to the customer"
        rows={7}
        state={state}
      />
      <FormRow field={state.field('status')} id={`${id}-status`} label="Status after sending">
        {(control) => (
          <select {...control}>
            <Options of={TICKET_STATUSES} />
          </select>
        )}
      </FormRow>
    </AdminForm>
  )
}
