'use client'

import { useId, useState } from 'react'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import { ActionButton } from '../kit/ui/ActionButton'
import { FormRow } from '../kit/ui/FormRow'
import { DraftFields } from './DraftFields'
import { useDraft } from './use-draft'

type AnswerFormProps = { readonly ticketId: string; readonly grant: Grant<'answerTicket'> }

/** An answer to the customer: it goes into their thread and out by mail. */
export function AnswerForm({ ticketId }: AnswerFormProps) {
  const id = useId()
  const [status, setStatus] = useState('in_progress')
  const draft = useDraft({
    ticketId,
    internal: false,
    status,
    empty: 'Write an answer',
    failure: 'The answer was not sent.',
  })
  return (
    <form className="kit-form" noValidate onSubmit={draft.submit}>
      <DraftFields
        draft={draft}
        filesLabel="Files for the customer"
        id={id}
        label="Answer to the customer"
        rows={7}
      />
      <FormRow id={`${id}-status`} label="Status afterwards">
        {(control) => (
          <select {...control} onChange={(event) => setStatus(event.target.value)} value={status}>
            {Object.entries(TICKET_STATUSES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Sending…" isBusy={draft.isBusy} look="primary" type="submit">
          Send answer
        </ActionButton>
      </div>
    </form>
  )
}
