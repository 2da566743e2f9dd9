'use client'

import { useRef } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, TextInput } from '@/src/admin/kit/form/inputs'
import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

const schema = z.object({ publishedOn: z.string() })
const ANSWER = z.object({ message: z.string() })

/** A large file over a slow line. */
const UPLOAD_MS = 600_000

function Load({ close }: { close: () => void }) {
  const files = useRef<HTMLInputElement>(null)
  const state = useAdminForm({
    schema,
    values: { publishedOn: '' },
    draft: null,
    send: ({ publishedOn }) => {
      const body = new FormData()
      body.set('publishedOn', publishedOn)
      for (const file of files.current?.files ?? []) body.append('files', file)
      return request('POST', '/api/screening/list', { body, answer: ANSWER, timeoutMs: UPLOAD_MS })
    },
    success: 'The files are stored. They are read within a few minutes.',
    done: close,
  })
  return (
    <>
      <p>
        Download SDN.XML, or SDN.CSV, ALT.CSV and ADD.CSV, from the Sanctions List Service of OFAC.
        Every name of an order that is not finished is then screened again.
      </p>
      <AdminForm action="Load" busyLabel="Loading…" refused="Not loaded." state={state}>
        <FormRow label="Files" required>
          {({ id }) => (
            <input accept=".xml,.csv,text/xml,text/csv" id={id} multiple ref={files} type="file" />
          )}
        </FormRow>
        <TextInput
          field={state.field('publishedOn')}
          help="Needed for CSV files, which do not say it."
          label="Published on"
          type="date"
        />
      </AdminForm>
    </>
  )
}

export const LoadList = (_: { grant: Grant<'loadSanctionsList'> }) => (
  <OpenDialog isSide label="Load a list" look="primary" title="Load a sanctions list">
    {(close) => <Load close={close} />}
  </OpenDialog>
)
