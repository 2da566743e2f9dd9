'use client'

import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { collectionHref } from '@/src/lib/admin-address'
import { request } from '@/src/lib/browser/request'

type Props = {
  readonly id: string
  readonly document: string
  readonly title: string
  /** What is printed on each page of the version in force. */
  readonly code: string
  readonly grant: Grant<'followSigning'>
}

const schema = z.object({
  decision: z.enum(['accept', 'refuse'], 'Choose one'),
  original: z.string(),
  reason: z.string(),
})

/** What staff see on a scan of a paper that was signed with a pen. */
export function DecideScan({ id, document, title, code }: Props) {
  const [isOpen, open] = useState(false)
  const state = useAdminForm({
    schema,
    values: { decision: undefined, original: '', reason: '' },
    draft: `scan:${id}`,
    send: ({ decision, original, reason }) =>
      request('POST', `/api/scans/${id}/decide`, {
        body: decision === 'accept' ? { decision, original } : { decision, reason },
      }),
    success: 'Saved.',
    done: () => open(false),
  })
  return (
    <>
      <ActionButton
        busyLabel=""
        isBusy={false}
        label={`Check the scan of ${title}`}
        onAct={() => open(true)}
      >
        Check the scan
      </ActionButton>
      <SideDrawer focus="input" isOpen={isOpen} onOpen={open} title={`Scan: ${title}`}>
        <Notice tone="info">
          {`Check that each page shows the code ${code}, that no page is missing, and that each signature is there.`}
        </Notice>
        <p>
          <a href={collectionHref('documents', document)} rel="noopener" target="_blank">
            Open the scan
          </a>
        </p>
        <AdminForm action="Save" busyLabel="Saving…" refused="Not saved." state={state}>
          <FormRow
            error={state.form.formState.errors.decision?.message}
            id={`scan-${id}`}
            label="Decision"
            required
          >
            {() => (
              <>
                <label className="flex items-start gap-2">
                  <input {...state.form.register('decision')} type="radio" value="accept" />
                  Accept: the document is signed
                </label>
                <label className="flex items-start gap-2">
                  <input {...state.form.register('decision')} type="radio" value="refuse" />
                  Ask the customer again
                </label>
              </>
            )}
          </FormRow>
          <FormRow
            field={state.field('original')}
            help="When you accept it: with the customer, or where we keep it."
            id={`original-${id}`}
            label="The original is"
          >
            {(control) => <input {...control} type="text" />}
          </FormRow>
          <FormRow
            field={state.field('reason')}
            help="When you ask again: what is wrong with this scan."
            id={`reason-${id}`}
            label="Reason"
          >
            {(control) => <textarea {...control} rows={3} />}
          </FormRow>
        </AdminForm>
      </SideDrawer>
    </>
  )
}
