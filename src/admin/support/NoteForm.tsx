'use client'

import { useId } from 'react'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { ActionButton } from '../kit/ui/ActionButton'
import { DraftFields } from './DraftFields'
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
      <DraftFields
        draft={draft}
        filesLabel="Files for staff"
        id={id}
        label="Note for staff"
        rows={4}
      />
      <div className="admin-form-actions">
        <ActionButton busyLabel="Saving…" isBusy={draft.isBusy} type="submit">
          Save internal note
        </ActionButton>
      </div>
    </form>
  )
}
