'use client'

import { useId } from 'react'

import type { Grant } from '@/src/domain/platform/permissions/actions'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import { AdminForm } from '../kit/form/AdminForm'
import { FormRow } from '../kit/form/FormRow'
import { MessageFields } from './MessageFields'
import { useAnswerForm } from './use-answer-form'

type AnswerFormProps = {
  readonly ticketId: string
  readonly me: string
  readonly grant: Grant<'answerTicket'>
}

/** An answer to the customer: it goes into their thread and out by mail. */
export function AnswerForm({ ticketId, me }: AnswerFormProps) {
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
            {Object.entries(TICKET_STATUSES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormRow>
    </AdminForm>
  )
}
