'use client'

import { useRouter } from 'next/navigation'
import { z } from 'zod'

import { TextInput } from '@/src/admin/catalogue/entries/inputs'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { campaignForm } from '@/src/domain/marketing/campaign-input'
import { request } from '@/src/lib/browser/request'

import { ContentField } from '../templates/ContentField'
import { type LeadChoice, TemplatePreview } from '../templates/TemplatePreview'
import { AudienceFields } from './AudienceFields'

const answer = z.object({ id: z.string(), message: z.string() })

type In = z.input<typeof campaignForm>

export type TemplateChoice = {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly content: string
}

type Props = {
  readonly id: string | null
  readonly version: string | null
  readonly values: In
  readonly addressCount: number
  readonly templates: readonly TemplateChoice[]
  readonly leads: readonly LeadChoice[]
  readonly page: string
}

/** A campaign as it is written, beside what its reader gets. */
export function CampaignEditor(props: Props) {
  const { id, version, values, addressCount, templates, leads, page } = props
  const router = useRouter()
  const state = useAdminForm<In, z.output<typeof campaignForm>, z.infer<typeof answer>>({
    schema: campaignForm,
    values,
    draft: `campaign ${id ?? 'new'}`,
    send: (typed) =>
      request('POST', '/api/marketing/campaigns/save', { body: { ...typed, id, version }, answer }),
    success: 'Campaign saved',
    done: (saved) => {
      if (id === null) router.replace(`${page}?id=${saved.id}`)
    },
  })
  const { field, form } = state
  const [subject, content] = form.watch(['subject', 'content'])
  const fill = (chosen: string) => {
    const template = templates.find((one) => one.id === chosen)
    if (!template) return
    form.setValue('subject', template.subject, { shouldDirty: true })
    form.setValue('content', template.content, { shouldDirty: true })
  }
  return (
    <div className="marketing-editor">
      <AdminForm
        action="Save campaign"
        busyLabel="Saving…"
        look={id === null ? 'primary' : 'secondary'}
        refused="Not saved."
        state={state}
      >
        <TextInput field={field('name')} label="Name" required />
        <label className="marketing-fill">
          Start from a template
          <select defaultValue="" onChange={(event) => fill(event.currentTarget.value)}>
            <option value="">Choose…</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
        </label>
        <TextInput field={field('subject')} label="Subject" required />
        <ContentField
          error={field('content').error}
          onChange={(value) => form.setValue('content', value, { shouldDirty: true })}
          value={content}
        />
        <AudienceFields field={field} form={form} kept={addressCount} />
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
