'use client'

import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, TextInput } from '@/src/admin/kit/form/inputs'
import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import { suppressInput, suppressListInput } from '@/src/domain/mail/suppression-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

const OneAddress = () => (
  <FormDialog
    action="Add address"
    busyLabel="Adding…"
    draft="suppression"
    fields={[
      ask('text', 'email', 'Email address', { type: 'email', required: true }),
      ask('text', 'note', 'Note', 'For example who asked for it, and when.'),
    ]}
    opens={{ isSide: true, label: 'Add address', look: 'primary', title: 'Add address' }}
    path="/api/mail/suppressions"
    refused="Not added."
    schema={suppressInput}
    success="Added."
  />
)

const answer = z.object({
  message: z.string(),
  refused: z.number(),
  bad: z.array(z.object({ line: z.number(), text: z.string() })),
})
type Imported = z.output<typeof answer>

function Skipped({ imported: { bad, refused } }: { imported: Imported }) {
  if (refused === 0) return null
  return (
    <>
      <Notice tone="warning">{`Skipped lines without an address: ${refused}.`}</Notice>
      <ul className="m-0 mt-2 pl-4.5 text-muted text-xs">
        {bad.map(({ line, text }) => (
          <li key={line}>{`Line ${line}: ${text}`}</li>
        ))}
      </ul>
    </>
  )
}

function List() {
  const [imported, setImported] = useState<Imported | null>(null)
  const state = useAdminForm({
    schema: suppressListInput,
    values: { list: '', note: '' },
    draft: null, // it may be too long to keep
    send: (body) => request('POST', '/api/mail/suppressions/import', { body, answer }),
    success: 'Imported.',
    done: (value) => {
      setImported(answer.parse(value))
      state.form.reset()
    },
  })
  const take = async (file: File | undefined) => {
    if (file) state.form.setValue('list', await file.text(), { shouldDirty: true })
  }
  return (
    <AdminForm
      action="Import list"
      busyLabel="Importing…"
      refused="Nothing was imported."
      state={state}
    >
      <FormRow
        field={state.field('list')}
        help="One address on each line, or the rows of a CSV file."
        label="Addresses"
        required
      >
        {(control) => <textarea {...control} rows={10} spellCheck={false} />}
      </FormRow>
      <FormRow label="Or from a file">
        {({ id }) => (
          <input
            accept=".csv,.txt,text/csv,text/plain"
            id={id}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
            type="file"
          />
        )}
      </FormRow>
      <TextInput field={state.field('note')} label="Note" />
      {imported && <Skipped imported={imported} />}
    </AdminForm>
  )
}

export const AddSuppressions = (_: { grant: Grant<'changeSuppressions'> }) => (
  <>
    <OpenDialog focus="textarea" isSide label="Import" title="Import addresses">
      {() => <List />}
    </OpenDialog>
    <OneAddress />
  </>
)
