'use client'

import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { FileDrop } from '@/src/admin/kit/ui/edit/FileDrop'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

type Props = {
  readonly form: { readonly key: string; readonly form: string; readonly revision: string }
  readonly grant: Grant<'loadOfficialForm'>
}

const schema = z.object({ revision: z.string(), areAddedSeen: z.boolean() })
const ANSWER = z.object({ message: z.string() })

/** A file over a slow line, and some seconds to read it. */
const UPLOAD_MS = 120_000

/** Takes the blank file of an official form. */
export function LoadForm({ form }: Props) {
  const [isOpen, open] = useState(false)
  const [file, choose] = useState<File | null>(null)
  const state = useAdminForm({
    schema,
    values: { revision: '', areAddedSeen: false },
    draft: null,
    send: ({ revision, areAddedSeen }) => {
      const body = new FormData()
      body.set('revision', revision)
      if (areAddedSeen) body.set('areAddedSeen', 'yes')
      if (file) body.append('file', file)
      return request('POST', `/api/official-forms/${form.key}/load`, {
        body,
        answer: ANSWER,
        timeoutMs: UPLOAD_MS,
      })
    },
    success: 'The form is loaded.',
    done: () => {
      choose(null)
      open(false)
    },
  })
  return (
    <>
      <ActionButton
        busyLabel=""
        isBusy={false}
        label={`Load Form ${form.form}`}
        onAct={() => open(true)}
      >
        Load
      </ActionButton>
      <SideDrawer focus="input" isOpen={isOpen} onOpen={open} title={`Load Form ${form.form}`}>
        <p>
          {`Download the blank form from the agency’s own site and drop it here as it is. Our map knows the revision of ${form.revision}; a file with other fields is refused.`}
        </p>
        <AdminForm action="Load" busyLabel="Reading…" refused="Not loaded." state={state}>
          <FileDrop
            accept=".pdf,application/pdf"
            file={file}
            help="A PDF file of 8 MB at most, not encrypted."
            label="Drop the blank form here, or choose it"
            onFile={choose}
          />
          <FormRow
            field={state.field('revision')}
            help="Needed if the file does not print it in the usual way. Enter it as printed."
            id={`revision-${form.key}`}
            label="Revision"
          >
            {(control) => <input {...control} type="text" />}
          </FormRow>
          <label className="flex items-start gap-2 mb-4">
            <input {...state.form.register('areAddedSeen')} type="checkbox" />
            Leave fields that the map does not know empty
          </label>
        </AdminForm>
      </SideDrawer>
    </>
  )
}
