'use client'

import { type ChangeEvent, useState } from 'react'

import { FormRow } from '@/src/admin/kit/form/inputs'
import { readParts, request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

import type { SettingsForm } from '../settings/use-settings-form'

type Props = {
  readonly state: SettingsForm
  readonly name: string
  readonly label: string
  readonly help: string
  /** How large it is shown. */
  readonly size: readonly [width: number, height: number]
}

const STORED = readParts<{ url: string }>('url')

/** A picture by its address, or uploaded, which gives it one; saved with the form. */
export function PictureField({ state, name, label, help, size: [width, height] }: Props) {
  const [isBusy, setBusy] = useState(false)
  const url = String(state.form.watch(name) ?? '')
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const form = new FormData()
    form.set('file', file)
    setBusy(true)
    const answer = await request('POST', '/api/branding/picture', { body: form, answer: STORED })
    setBusy(false)
    target.value = ''
    if (answer.ok) {
      const { url: stored } = answer.value
      state.form.setValue(name, stored, { shouldDirty: true, shouldValidate: true })
    } else state.form.setError(name, { message: wordsOf(answer) })
  }
  return (
    <FormRow field={state.field(name)} help={help} label={label}>
      {(control) => (
        <span className="flex flex-wrap items-center gap-2">
          <span
            className="inline-flex items-center justify-center max-w-full overflow-hidden border border-dashed border-line-strong rounded-ui bg-[#fff] [&_img]:max-w-full [&_img]:max-h-full"
            style={{ width, height }}
          >
            {/* biome-ignore lint/performance/noImgElement: any address, at its own size */}
            {url && <img alt="" src={url} />}
          </span>
          <input
            {...control}
            className="flex-[1_1_180px] min-w-0"
            placeholder="https://"
            type="text"
          />
          <label className="inline-flex relative items-center min-h-8 px-3 border border-line-strong rounded-ui font-semibold cursor-pointer focus-within:outline-ring">
            {isBusy ? 'Uploading…' : 'Upload'}
            <input
              className="sr-only"
              accept="image/png,image/jpeg,image/webp,image/x-icon"
              aria-label={`Upload ${label.toLowerCase()}`}
              disabled={isBusy}
              onChange={(event) => void upload(event)}
              type="file"
            />
          </label>
        </span>
      )}
    </FormRow>
  )
}
