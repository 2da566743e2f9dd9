'use client'

import { useId } from 'react'
import type { z } from 'zod'

import { readParts, request } from '@/src/lib/browser/request'
import { useShortcuts } from '../keys/use-shortcuts'
import { AdminForm, useAdminForm } from './AdminForm'
import { FormRow } from './inputs'

type Props = {
  readonly schema: z.ZodType<{ note: string }, { note: string }>
  readonly path: `/api/${string}`
  /** The record it is about, as `useAdminForm` keeps what is typed. */
  readonly draft: string
  readonly label: string
  readonly success: string
  readonly refused: string
  /** Whether a key leads to it. */
  readonly hasKey?: boolean
  readonly done?: () => void
}

const said = readParts<{ message: string }>('message')

/** A note among staff, on a record. What is typed outlives a reload. */
export function NoteForm(props: Props) {
  const { schema, path, draft, label, success, refused, hasKey = false, done } = props
  const id = useId()
  const state = useAdminForm({
    schema,
    values: { note: '' },
    send: (body) => request('POST', path, { body, answer: said }),
    success,
    draft,
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
      refused={refused}
      state={state}
    >
      <FormRow field={state.field('note')} help="Only staff see this." id={id} label={label}>
        {(control) => (
          <textarea {...control} aria-keyshortcuts={hasKey ? 'n' : undefined} rows={4} />
        )}
      </FormRow>
    </AdminForm>
  )
}
