'use client'

import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { request } from '@/src/lib/browser/request'

const schema = z.object({ notes: z.string() })

/** Notes of staff for staff. */
export function NotesForm({ orderId, notes }: { orderId: string; notes: string }) {
  const state = useAdminForm({
    schema,
    values: { notes },
    send: (body) => request('PATCH', `/api/orders/${orderId}`, { body }),
    success: 'Notes saved',
    done: (_, typed) => state.form.reset(typed),
  })
  const { error, ...control } = state.field('notes')
  return (
    <AdminForm
      action="Save notes"
      busyLabel="Saving…"
      isQuiet={!state.form.formState.isDirty}
      refused="We could not save the notes."
      state={state}
    >
      <textarea {...control} aria-label="Internal notes" defaultValue={notes} rows={4} />
    </AdminForm>
  )
}
