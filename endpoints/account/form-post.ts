import type { PayloadRequest } from 'payload'

import { bodyOf } from '@/src/lib/endpoint'
import type { AppError } from '@/src/lib/errors'

/** What an account form sent, and whether the browser's own form sent it, without our script. */
type Submission = { readonly input: Record<string, unknown>; readonly plain: boolean }

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
export function seeOther(location: string, headers = new Headers()): Response {
  headers.set('location', location)
  return new Response(null, { status: 303, headers })
}

/** Back to the form, which says what happened by the error's code. */
export function backTo(
  mode: 'sign-in' | 'sign-up',
  input: Record<string, unknown>,
  error: AppError,
): Response {
  const query = new URLSearchParams({ mode, problem: error.code })
  if (typeof input.next === 'string') query.set('next', input.next)
  return seeOther(`/auth?${query}`)
}
