'use client'

import { NoteForm as KitNoteForm } from '@/src/admin/kit/form/NoteForm'
import { LEAD_LABELS, noteInput } from '@/src/domain/leads/lead-change'

type Props = {
  readonly leadId: string
  /** Whether a key leads to it. */
  readonly hasKey?: boolean
  readonly done?: () => void
}

/** A note on a lead. */
export const NoteForm = ({ leadId, hasKey, done }: Props) => (
  <KitNoteForm
    done={done}
    draft={`lead-note:${leadId}`}
    hasKey={hasKey}
    label="Notes"
    path={`/api/leads/${leadId}/notes`}
    refused={`${LEAD_LABELS.noteFailed}.`}
    schema={noteInput}
    success={LEAD_LABELS.noted}
  />
)
