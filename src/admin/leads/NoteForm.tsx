'use client'

import { useId } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { LEAD_WORDS, noteInput } from '@/src/domain/leads/lead-change'
import { readParts, request } from '@/src/lib/browser/request'

type Props = {
  readonly leadId: string
  /** Whether a key leads to it. */
  readonly hasKey?: boolean
  readonly done?: () => void
}

const said = readParts<{ message: string }>('message')

/** A note on a lead, for staff. What is typed outlives a reload. */
export function NoteForm({ leadId, hasKey = false, done }: Props) {
  const id = useId()
  const state = useAdminForm({
    schema: noteInput,
    values: { note: '' },
    send: (typed) => request('POST', `/api/leads/${leadId}/notes`, { body: typed, answer: said }),
    success: LEAD_WORDS.noted,
    draft: `lead-note:${leadId}`,
    done: () => {
      state.form.reset({ note: '' })
      done?.()
    },
  })
  useShortcuts(hasKey ? { note: () => document.getElementById(id)?.focus() } : {})
  return (
    <AdminForm
      action="Add note"
      busyLabel="Adding…"
      look={hasKey ? 'secondary' : 'primary'}
      refused={`${LEAD_WORDS.noteFailed}.`}
      state={state}
    >
      <FormRow field={state.field('note')} help="Only staff see this." id={id} label="Notes">
        {(control) => (
          <textarea {...control} aria-keyshortcuts={hasKey ? 'n' : undefined} rows={4} />
        )}
      </FormRow>
    </AdminForm>
  )
}
