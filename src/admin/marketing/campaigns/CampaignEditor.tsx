'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { campaignForm } from '@/src/domain/marketing/campaign-input'
import { readParts, request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'
import type { EmailTemplate } from '@/src/payload-types'
import type { FilterChoices } from '@/src/queries/marketing/campaigns'
import { type LeadChoice, TemplatePreview } from '../templates/preview/TemplatePreview'
import { TemplateContent } from '../templates/TemplateContent'
import { useLastWritten } from '../templates/use-last-written'
import { type Writing, writingOf } from '../templates/writing'
import { AudienceFields, type KeptSegment } from './AudienceFields'
import { campaignFormData } from './campaign-form-data'
import { Step } from './Step'
import { useNoteEditor } from './unsaved'

const answer = z.object({ id: z.string(), message: z.string() })

/** A long list takes its time on a slow line. */
const SAVE_MS = 180_000

const DIRTY = { shouldDirty: true } as const

type In = z.input<typeof campaignForm>

type TemplateChoice = { readonly id: string; readonly name: string }

const templateText = readParts<Pick<EmailTemplate, 'subject' | 'content' | 'writtenAs' | 'design'>>(
  'subject',
  'content',
  'writtenAs',
)

type Props = {
  readonly id: string | null
  readonly version: string | null
  readonly values: In
  readonly addressCount: number
  readonly templates: readonly TemplateChoice[]
  readonly leads: readonly LeadChoice[]
  readonly choices: FilterChoices
  readonly segments: readonly KeptSegment[]
}

export function CampaignEditor(props: Props) {
  const { id, version, values, addressCount, templates, leads, choices, segments } = props
  const router = useRouter()
  const state = useAdminForm<In, z.output<typeof campaignForm>, z.infer<typeof answer>>({
    schema: campaignForm,
    values,
    draft: `campaign ${id ?? 'new'}`,
    send: (typed) => {
      const body = campaignFormData({ ...typed, id, version })
      return request('POST', '/api/marketing/campaigns/save', { body, answer, timeoutMs: SAVE_MS })
    },
    success: 'Campaign saved',
    done: (saved) => {
      if (id === null) router.replace(`${adminHref('emailCampaign')}?id=${saved.id}`)
    },
  })
  const { field, form, restored } = state
  const { submit, telling } = useLastWritten(state.submit)
  const { isDirty, errors } = form.formState
  useNoteEditor({
    isUnsaved: isDirty,
    isRefused: state.failure !== null || Object.keys(errors).length > 0,
    save: () => void submit(),
  })
  const [filled, setFilled] = useState(0)
  const [isFilling, startFilling] = useTransition()
  const wanted = useRef('')
  const [subject, content, design = null, writtenAs = 'code'] = form.watch([
    'subject',
    'content',
    'design',
    'writtenAs',
  ])
  const change = (writing: Writing) => {
    form.setValue('writtenAs', writing.writtenAs, DIRTY)
    form.setValue('design', writing.design, DIRTY)
    form.setValue('content', writing.content, DIRTY)
  }
  const fill = async (chosen: string) => {
    wanted.current = chosen
    if (!chosen) return
    const path = `/api/marketing/templates/${chosen}`
    const found = await request('GET', path, { answer: templateText })
    if (wanted.current !== chosen) return // another was chosen since
    if (!found.ok) {
      toast.error(wordsOf(found))
      return
    }
    form.setValue('subject', found.value.subject, DIRTY)
    change(writingOf(found.value))
    setFilled((times) => times + 1)
  }
  return (
    <div className="[&+.admin-section]:mt-10 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-6 narrow:grid-cols-1">
      <AdminForm
        action="Save campaign"
        busyLabel="Saving…"
        look={id === null ? 'primary' : 'secondary'}
        refused="Not saved."
        state={{ ...state, submit }}
      >
        <TextInput field={field('name')} label="Name" required />
        <Step number={1} title="Who">
          <AudienceFields
            choices={choices}
            field={field}
            form={form}
            id={id}
            kept={addressCount}
            segments={segments}
          />
        </Step>
        <Step number={2} title="What">
          <div className="flex flex-wrap items-center gap-2 mb-4 text-muted text-sm">
            <label className="flex flex-wrap items-center gap-2">
              Start from a template
              <select
                className="kit-bare-input max-w-55 px-2 py-1"
                defaultValue=""
                onBlur={(event) => {
                  event.currentTarget.value = '' // the same one can be chosen again
                }}
                onChange={({ currentTarget: { value } }) => startFilling(() => fill(value))}
              >
                <option value="">Choose…</option>
                {templates.map((template) => (
                  <option key={template.id} value={template.id}>
                    {template.name}
                  </option>
                ))}
              </select>
            </label>
            <span role="status">{isFilling && 'Loading the template…'}</span>
          </div>
          <TextInput field={field('subject')} label="Subject" required />
          <TemplateContent
            change={change}
            error={field('content').error}
            isFixed={false}
            key={`${restored?.at} ${filled}`} // the visual editor begins with what is put there
            noun="campaign"
            telling={telling}
            writing={{ writtenAs, content, design }}
          />
        </Step>
        <TextInput
          field={field('perMinute')}
          help="From 1 to 6,000, over all workers together."
          inputMode="numeric"
          label="Emails a minute"
          required
        />
      </AdminForm>
      <TemplatePreview at="/api/marketing" content={content} leads={leads} subject={subject} />
    </div>
  )
}
