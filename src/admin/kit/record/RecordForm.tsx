'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { request } from '@/src/lib/browser/request'
import { ownFailure } from '@/src/lib/browser/result'
import { FileDrop, withFile } from '../ui/edit/FileDrop'
import { EntryForm } from './EntryForm'
import { RecordSections, type Sections } from './RecordInputs'
import type { Values } from './record-field'
import { wordsIn } from './record-text'
import { recordSchema, valuesOf } from './record-values'
import { useEntryForm } from './use-entry-form'

type RecordFormProps = {
  readonly collection: string
  /** `question`, `add-on`. */
  readonly noun: string
  readonly sections: Sections
  /** As it is stored; null makes a new one. */
  readonly record: Readonly<Values> | null
  /** The office's, in which moments are typed. */
  readonly zone: string
  /** What types of file it takes, if it is one. */
  readonly accept?: readonly string[]
  /** The screen without the record. */
  readonly back: string
  /** Whether the record stays open once it is saved. */
  readonly stays: boolean
}

const stored = z.looseObject({ id: z.string(), updatedAt: z.string() })
const saved = z.object({ doc: stored })

/**
 * Saves a record as Payload does, by the rights of the person who asks. A stale version is answered
 * with the one that someone else saved meanwhile.
 */
function useRecordForm(props: RecordFormProps) {
  const { collection, noun, record, zone, accept, back, stays } = props
  const router = useRouter()
  const fields = props.sections.flatMap((section) => section.fields)
  const [file, choose] = useState<File | null>(null)
  const opened = stored.safeParse(record).data
  const state = useEntryForm<Values, Values>({
    schema: recordSchema(fields, zone),
    values: valuesOf(fields, record, zone),
    seen: opened ? { id: opened.id, version: opened.updatedAt } : null,
    draft: `${collection}:${opened?.id ?? 'new'}`,
    success: `${capitalized(noun)} saved.`,
    save: async (typed, seen) => {
      if (accept && !seen && !file) return ownFailure(422, 'no_file', 'Choose a file.')
      const path = `/api/${collection}${seen ? `/${seen.id}` : ''}?depth=0`
      const body = withFile(seen ? { ...typed, updatedAt: seen.version } : typed, file)
      const answer = await request(seen ? 'PATCH' : 'POST', path, { body, answer: saved })
      if (answer.ok || answer.code !== 'stale') return answer
      const now = await request('GET', path, { answer: stored })
      if (!now.ok) return now
      const newer = { current: valuesOf(fields, now.value, zone), version: now.value.updatedAt }
      return { ...answer, message: 'Compare the two, then save again.', body: newer }
    },
    done: (value) => {
      choose(null)
      if (!stays) return router.push(back)
      const id = saved.safeParse(value).data?.doc.id
      if (!record && id) router.replace(`${back}${back.includes('?') ? '&' : '?'}id=${id}`)
    },
  })
  useSlugFromTitle(state.form, record === null && fields.some(({ name }) => name === 'slug'))
  return { ...state, fields, file, choose }
}

/** Fills the slug of a new record from its title, until someone types one of their own. */
function useSlugFromTitle(form: UseFormReturn<Values, unknown, Values>, isOn: boolean) {
  const title = form.watch('title')
  const { slug: isOwn } = form.formState.dirtyFields
  useEffect(() => {
    if (!isOn || isOwn || typeof title !== 'string') return
    const slug = title
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}|['’]/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
    form.setValue('slug', slug)
  }, [form, isOn, isOwn, title])
}

export function RecordForm(props: RecordFormProps) {
  const { noun, sections, record, accept, zone } = props
  const state = useRecordForm(props)
  return (
    <EntryForm
      className="kit-form max-w-none [&_.rich-text-lexical]:m-0"
      isNew={!record}
      labels={Object.fromEntries(state.fields.map(({ name, label }) => [name, label]))}
      noun={noun}
      state={state}
      words={(name, answer) => wordsIn(state.fields, name, answer, zone)}
    >
      {accept && (
        <FileDrop
          accept={accept.join(',')}
          file={state.file}
          help={record ? 'The new file takes its place.' : 'Drop it here, or click to choose.'}
          label={record ? 'Replace the file' : 'Choose a file'}
          onFile={state.choose}
        />
      )}
      <RecordSections sections={sections} state={state} />
    </EntryForm>
  )
}
