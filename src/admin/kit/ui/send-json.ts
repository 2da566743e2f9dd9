import { z } from 'zod'

const failure = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    id: z.string().optional(),
  }),
})

/** How Payload itself says that it refuses something. */
const payloadFailure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

export type Answer =
  | { readonly ok: true; readonly body: unknown; readonly message: string }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

const OFFLINE: Answer = {
  ok: false,
  code: 'offline',
  message: 'The server could not be reached. Check your connection and try again.',
  fields: {},
}

const said = z.object({ message: z.string() })

function failed(body: unknown): Answer {
  const parsed = failure.safeParse(body)
  if (!parsed.success) {
    const [first] = payloadFailure.safeParse(body).data?.errors ?? []
    return { ok: false, code: 'unexpected', message: first?.message ?? 'Unknown error', fields: {} }
  }
  const { code, message, fields = {}, id } = parsed.data.error
  return { ok: false, code, message: id ? `${message} (${id})` : message, fields }
}

/** Asks one of our endpoints to do something, and answers with words for whoever asked. */
export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) return failed(answer)
    const message = said.safeParse(answer)
    return { ok: true, body: answer, message: message.success ? message.data.message : '' }
  } catch {
    return OFFLINE
  }
}
