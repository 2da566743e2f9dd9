'use client'

import { useRef } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, LongInput, TextInput } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { type NeedKey, needOf } from '@/src/domain/catalogue/licensing/needs'
import { type SellingInput, sellingInput } from '@/src/domain/catalogue/licensing/selling-input'
import { request } from '@/src/lib/browser/request'

type Props = {
  readonly need: NeedKey
  readonly values: Omit<SellingInput, 'need'>
}

const UPLOADED = z.object({ doc: z.object({ id: z.string() }) })

/** A file may come over a slow line. */
const UPLOAD_MS = 120_000

async function send(body: SellingInput, file: File | undefined) {
  if (!file) return request('POST', '/api/before-you-sell', { body })
  const form = new FormData()
  form.set('_payload', JSON.stringify({ title: `${needOf(body.need).title}: ${file.name}` }))
  form.set('file', file)
  const uploaded = await request('POST', '/api/evidence', {
    body: form,
    answer: UPLOADED,
    timeoutMs: UPLOAD_MS,
  })
  if (!uploaded.ok) return uploaded
  return request('POST', '/api/before-you-sell', {
    body: { ...body, evidence: uploaded.value.doc.id },
  })
}

function Form({ need, values, close }: Props & { close: () => void }) {
  const { asks, says } = needOf(need)
  const file = useRef<HTMLInputElement>(null)
  const isReview = need === 'sanctioned_places'
  const state = useAdminForm({
    schema: sellingInput,
    values: { need, ...values },
    draft: `confirm:${need}`,
    send: (body) => send(body, file.current?.files?.[0]),
    success: 'Saved.',
    done: close,
  })
  const { field, form } = state
  return (
    <AdminForm action="Save" refused="Nothing was saved." state={state}>
      <TextInput field={field('name')} label={asks.name} required maxLength={200} />
      {asks.number && (
        <TextInput field={field('number')} label={asks.number} required maxLength={100} />
      )}
      {asks.jurisdiction && (
        <TextInput
          field={field('jurisdiction')}
          label={asks.jurisdiction}
          required
          maxLength={200}
        />
      )}
      <TextInput
        field={field('confirmedOn')}
        help={isReview ? 'The day on which the list was read again.' : 'The day of what you state.'}
        label="Day"
        required
        type="date"
      />
      {!isReview && (
        <>
          <TextInput
            field={field('expiresOn')}
            help="After this day it is off. Staff get a task 30 days before."
            label="Last day"
            required
            type="date"
          />
          <FormRow
            field={field('evidence')}
            help={
              values.evidence
                ? 'A file is kept already. Choose another to replace it.'
                : 'PDF, Word, PNG or JPEG. Only staff see it.'
            }
            label="Evidence"
            required
          >
            {(control) => (
              <input
                accept=".pdf,.doc,.docx,.png,.jpg,.jpeg"
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                id={control.id}
                ref={file}
                type="file"
              />
            )}
          </FormRow>
        </>
      )}
      <LongInput field={field('note')} label="Note" />
      <FormRow error={form.formState.errors.isOn?.message} label="Switch">
        {(control) => (
          <label className="flex items-center gap-2">
            <input
              {...form.register('isOn')}
              aria-describedby={control['aria-describedby']}
              id={control.id}
              type="checkbox"
            />
            {says === null ? 'Show it to customers' : 'On sale'}
          </label>
        )}
      </FormRow>
    </AdminForm>
  )
}

/** States a license, a person or a contract, and switches on what hangs on it. */
export function ConfirmForm({ need, values }: Props) {
  const { title } = needOf(need)
  const label = values.name ? 'Change' : 'Confirm'
  return (
    <OpenDrawer
      ariaLabel={`${label}: ${title}`}
      label={label}
      name={`confirm-${need}`}
      title={title}
    >
      {(close) => <Form close={close} need={need} values={values} />}
    </OpenDrawer>
  )
}
