'use client'

import { useId } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { pressShortcut, useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { request } from '@/src/lib/browser/request'

const schema = z.object({ notes: z.string() })

/** The way to the notes from the top of the order. */
export const NoteButton = () => (
  <ActionButton keys="n" onAct={() => pressShortcut('note')}>
    Note <kbd aria-hidden>N</kbd>
  </ActionButton>
)

/** Notes of staff for staff. What is typed outlives a reload and a lost connection. */
export function NotesForm({ orderId, notes }: { orderId: string; notes: string }) {
  const id = useId()
  const state = useAdminForm({
    schema,
    values: { notes },
    send: (typed) =>
      request('POST', `/api/orders/${orderId}/notes`, { body: { ...typed, was: notes } }),
    success: 'Notes saved',
    draft: `order-notes:${orderId}`,
    done: (_, typed) => state.form.reset(typed),
  })
  useShortcuts({ note: () => document.getElementById(id)?.focus() })
  const { error, ...control } = state.field('notes')
  return (
    <AdminForm
      action="Save notes"
      isQuiet={!state.form.formState.isDirty}
      look="secondary"
      refused="We could not save the notes."
      state={state}
    >
      <textarea
        {...control}
        aria-keyshortcuts="n"
        aria-label="Internal notes"
        defaultValue={notes}
        id={id}
        rows={4}
      />
    </AdminForm>
  )
}
