import { z } from 'zod'

import type { Answer } from '@/src/admin/kit/ui/send-json'

const answered = z.object({ message: z.string() })
const refused = z.object({
  error: z.object({ code: z.string(), message: z.string(), id: z.string().optional() }),
})

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
  const failed = (message: string, code = 'unexpected'): Answer => ({
    ok: false,
    code,
    message,
    fields: {},
  })
  try {
    const response = await fetch(`/api/tickets/${ticketId}/answer`, {
      method: 'POST',
      credentials: 'same-origin',
      body: formOf(draft),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, body, message: answered.parse(body).message }
    const { data } = refused.safeParse(body)
    if (!data) return failed('Something went wrong. Please try again.')
    const { code, message, id } = data.error
    return failed(id ? `${message} (${id})` : message, code)
  } catch {
    return failed('The server could not be reached. Check your connection and try again.')
  }
}
