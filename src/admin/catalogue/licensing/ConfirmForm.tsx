'use client'

import { useRef } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, LongInput, TextInput } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { withFile } from '@/src/admin/kit/ui/edit/FileDrop'
import { type NeedKey, needOf } from '@/src/domain/catalogue/licensing/needs'
import { type SellingInput, sellingInput } from '@/src/domain/catalogue/licensing/selling-input'
import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import { request } from '@/src/lib/browser/request'

type Props = {
  readonly need: NeedKey
  readonly values: Omit<SellingInput, 'need'>
}

const UPLOADED = z.object({ doc: z.object({ id: z.string() }) })

/** A file may come over a slow line. */
const UPLOAD_MS = 120_000

const upload = (need: NeedKey, file: File) =>
  request('POST', '/api/evidence', {
    body: withFile({ title: `${needOf(need).title}: ${file.name}` }, file),
    answer: UPLOADED,
    timeoutMs: UPLOAD_MS,
  })

function Form({ need, values, close }: Props & { close: () => void }) {
  const { asks, says } = needOf(need)
  const input = useRef<HTMLInputElement>(null)
  const kept = useRef<{ file: File; id: string } | null>(null)
  const isReview = need === 'sanctioned_places'

  /** Uploads the file once, however often the rest is refused. */
  const send = async (body: SellingInput) => {
    const file = input.current?.files?.[0]
    if (file && kept.current?.file !== file) {
      const uploaded = await upload(need, file)
      if (!uploaded.ok) return uploaded
      kept.current = { file, id: uploaded.value.doc.id }
    }
    const evidence = file && kept.current ? kept.current.id : body.evidence
    const answer = await request('POST', '/api/before-you-sell', { body: { ...body, evidence } })
    if (!answer.ok && answer.fields.evidence) kept.current = null // deleted meanwhile
    return answer
  }
  const state = useAdminForm({
    schema: sellingInput,
    values: { need, ...values },
    draft: `confirm:${need}`,
    send,
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
                : 'PDF, Word (DOCX), PNG, JPEG or WebP. Only staff see it.'
            }
            label="Evidence"
            required
          >
            {(control) => (
              <input
                accept={UPLOAD_ACCEPT}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                id={control.id}
                ref={input}
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
