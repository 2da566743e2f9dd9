import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { recordRefusal } from '@/src/lib/security-events'

/** What an account form sent, and whether the browser's own form sent it, without our script. */
export type Submission = { readonly input: Record<string, unknown>; readonly plain: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export async function submissionOf(req: PayloadRequest): Promise<Submission> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    const body = await bodyOf(req)
    return { input: isRecord(body) ? body : {}, plain: false }
  }
  const fields = Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''))
  return { input: { ...fields, consent: fields.consent === 'on' }, plain: true }
}

/** A form without our script goes on to a page, never to a body of JSON. */
function seeOther(location: string, headers = new Headers()): Response {
  headers.set('location', location)
  return new Response(null, { status: 303, headers })
}

/** Back to the form, which says what happened by the error's code. */
function backTo(page: string, input: Submission['input'], error: AppError): Response {
  const [path, query] = page.split('?')
  const search = new URLSearchParams(query)
  search.set('problem', error.code)
  for (const name of ['token', 'next']) {
    const value = input[name]
    if (typeof value === 'string') search.set(name, value)
  }
  return seeOther(`${path}?${search}`)
}

/** What a form is answered: to our script `body`, to a browser's own form the page to go on to. */
export type FormAnswer = {
  readonly body: object
  readonly page: string
  readonly headers?: Headers
}

/**
 * An account form's handler. Our forms send JSON and get JSON; a browser's own form post gets
 * redirects: on to the next page, or back to `form` with the reason.
 */
export function answerForm(
  form: string,
  handle: (req: PayloadRequest, input: Submission['input']) => Promise<FormAnswer>,
) {
  return async (req: PayloadRequest): Promise<Response> => {
    const { input, plain } = await submissionOf(req)
    try {
      const { body, page, headers } = await handle(req, input)
      return plain ? seeOther(page, headers) : Response.json(body, { headers })
    } catch (error) {
      if (!plain || !(error instanceof AppError)) throw error
      await recordRefusal(req, error)
      return backTo(form, input, error)
    }
  }
}
