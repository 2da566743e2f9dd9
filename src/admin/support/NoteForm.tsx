'use client'

import { useId } from 'react'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { ActionButton } from '../kit/ui/ActionButton'
import { FormRow } from '../kit/ui/FormRow'
import { FileInput } from './FileInput'
import { useDraft } from './use-draft'

type NoteFormProps = { readonly ticketId: string; readonly grant: Grant<'answerTicket'> }

/** A note for colleagues: it looks like nothing that could go out, and does not. */
export function NoteForm({ ticketId }: NoteFormProps) {
  const id = useId()
  const draft = useDraft({
    ticketId,
    internal: true,
    empty: 'Write a note',
    failure: 'The note was not saved.',
  })
  return (
    <form className="kit-form ticket-note" noValidate onSubmit={draft.submit}>
      <FormRow error={draft.complaint} id={`${id}-body`} label="Note for staff" required>
        {(control) => (
          <textarea
            {...control}
            maxLength={10_000}
            onChange={(event) => draft.setBody(event.target.value)}
            rows={4}
            value={draft.body}
          />
        )}
      </FormRow>
      <FileInput
        files={draft.files}
        id={`${id}-files`}
        label="Files for staff"
        onChange={draft.setFiles}
        round={draft.round}
      />
      <div className="admin-form-actions">
        <ActionButton busyLabel="Saving…" isBusy={draft.isBusy} type="submit">
          Save internal note
        </ActionButton>
      </div>
    </form>
  )
}
