'use client'

import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { CheckInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { type TemplateBody, templateForm } from '@/src/domain/marketing/template-input'
import { TEMPLATE_TYPES } from '@/src/domain/marketing/template-variables'
import { request } from '@/src/lib/browser/request'

import { type LeadChoice, TemplatePreview } from './preview/TemplatePreview'
import { TemplateContent } from './TemplateContent'
import { useLastWritten } from './use-last-written'
import type { Writing } from './writing'

const answer = z.object({ id: z.string(), message: z.string() })

type Props = {
  readonly id: string | null
  readonly version: string | null
  readonly values: z.output<typeof templateForm>
  readonly leads: readonly LeadChoice[]
  readonly mayChange: boolean
  readonly at: '/api/marketing' | '/api/follow-ups'
  readonly page: string
}

export function TemplateEditor({ id, version, values, leads, mayChange, at, page }: Props) {
  const router = useRouter()
  const state = useAdminForm<
    z.input<typeof templateForm>,
    z.output<typeof templateForm>,
    z.infer<typeof answer>
  >({
    schema: templateForm,
    values,
    draft: `${at} template ${id ?? 'new'}`,
    send: (typed) => {
      const body: TemplateBody = { ...typed, id, version }
      return request('POST', `${at}/templates/save`, { body, answer })
    },
    success: 'Email template created successfully!',
    done: (saved) => {
      if (id === null) router.replace(`${page}?id=${saved.id}`)
    },
  })
  const { field, form, restored } = state
  const { submit, telling } = useLastWritten(state.submit)
  const [subject, content, design = null, writtenAs = 'code'] = form.watch([
    'subject',
    'content',
    'design',
    'writtenAs',
  ])
  const change = (writing: Writing) => {
    const how = { shouldDirty: true } as const
    form.setValue('writtenAs', writing.writtenAs, how)
    form.setValue('design', writing.design, how)
    form.setValue('content', writing.content, how)
  }
  return (
    <div className="[&+.admin-section]:mt-10 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-6 narrow:grid-cols-1">
      <AdminForm
        action={id === null ? 'Create template' : 'Save template'}
        busyLabel="Saving…"
        isQuiet={!mayChange}
        look="primary"
        refused={refusedText(at, id)}
        state={{ ...state, submit }}
      >
        <TextInput field={field('name')} label="Name" readOnly={!mayChange} required />
        <TextInput field={field('subject')} label="Subject" readOnly={!mayChange} required />
        <SelectInput
          disabled={!mayChange}
          field={field('templateType')}
          label="Type"
          options={TEMPLATE_TYPES}
        />
        <TemplateContent
          change={change}
          error={field('content').error}
          isFixed={!mayChange}
          key={restored?.at ?? 'saved'}
          noun="template"
          telling={telling}
          writing={{ writtenAs, content, design }}
        />
        <CheckInput
          disabled={!mayChange}
          field={field('isActive')}
          label="Active: follow-ups and campaigns may use it"
        />
      </AdminForm>
      <TemplatePreview at={at} content={content} leads={leads} subject={subject} />
    </div>
  )
}

/** Before the reason, as the specification words it on each screen. */
function refusedText(at: Props['at'], id: string | null): string {
  if (at === '/api/marketing')
    return id === null ? 'Failed to create email template.' : 'Failed to save email template.'
  return id === null ? 'Error creating template.' : 'Error updating template.'
}
