'use client'

import { useState } from 'react'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { staffAnswerInput } from '@/src/domain/support/staff-answer'
import { requiredText } from '@/src/domain/vocabulary/required-text'
import { request } from '@/src/lib/browser/request'

const answered = z.object({ message: z.string() })

/** Large files over a slow line. */
const UPLOAD_MS = 600_000

/** What a browser's file chooser holds. */
const chosenFiles = z
  .custom<FileList | undefined>()
  .transform((files) => Array.from(files ?? []))
  .superRefine((files, context) => {
    const message = attachmentsRefusal(files)
    if (message) context.addIssue({ code: 'custom', message })
  })

const schema = staffAnswerInput.pick({ body: true, status: true }).extend({ files: chosenFiles })
const noteSchema = schema.extend({
  body: requiredText('Write a note', 10_000),
})

export type MessageFormProps = {
  readonly ticketId: string
  /** Whose text it is: another person in this tab does not find it. */
  readonly me: string
  readonly grant: Grant<'answerTicket'>
}

type Options = Omit<MessageFormProps, 'grant'> & {
  readonly internal: boolean
}

function formOf(typed: z.output<typeof schema>, internal: boolean): FormData {
  const form = new FormData()
  form.set('body', typed.body)
  form.set('internal', String(internal))
  if (typed.status) form.set('status', typed.status)
  for (const file of typed.files) form.append('files', file)
  return form
}

/** What is being written, for the customer or for colleagues. It stays until it has arrived. */
export function useAnswerForm({ ticketId, me, internal }: Options) {
  const [round, setRound] = useState(0)
  const empty = { body: '', status: internal ? undefined : 'in_progress', files: undefined }
  const kind = internal ? 'note' : 'answer'
  const state = useAdminForm({
    schema: internal ? noteSchema : schema,
    values: empty,
    draft: { key: `${kind} ${ticketId} ${me}`, names: ['body'] },
    send: (typed) =>
      request('POST', `/api/tickets/${ticketId}/answer`, {
        body: formOf(typed, internal),
        answer: answered,
        timeoutMs: UPLOAD_MS,
      }),
    success: internal ? 'Internal note saved' : 'Answer sent',
    done: () => {
      state.form.reset({ ...empty, status: state.form.getValues('status') })
      setRound((before) => before + 1)
    },
  })
  return { ...state, round }
}
export type AnswerFormState = ReturnType<typeof useAnswerForm>
