import { z } from 'zod'

import { type Answer, answerOf } from '@/src/admin/kit/ui/send-json'
import { request } from '@/src/lib/browser/request'

const answered = z.object({ message: z.string() })

/** Large files over a slow line. */
const UPLOAD_MS = 600_000

export type Draft = {
  readonly body: string
  readonly internal: boolean
  readonly status?: string
  readonly files: readonly File[]
}

function formOf({ body, internal, status, files }: Draft): FormData {
  const form = new FormData()
  form.set('body', body)
  form.set('internal', String(internal))
  if (status) form.set('status', status)
  for (const file of files) form.append('files', file)
  return form
}

/** Sends an answer or a note with its files, and says how it went in words. Never throws. */
export async function sendAnswer(ticketId: string, draft: Draft): Promise<Answer> {
  const path = `/api/tickets/${ticketId}/answer`
  const options = { body: formOf(draft), answer: answered, timeoutMs: UPLOAD_MS }
  return answerOf(await request('POST', path, options))
}
