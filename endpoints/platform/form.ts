import type { PayloadRequest } from 'payload'
import { isUnstorable } from '@/src/domain/platform/canonical-json'
import { AppError } from '@/src/lib/errors'
import { FORM_LIMITS, partsUpTo } from '@/src/lib/http/body-limits'
import { bodyOf } from '@/src/lib/http/endpoint'
import { recordRefusal } from '@/src/lib/watching/security-events'

type SentFile = { readonly name: string; readonly data: Buffer }

type Rules = {
  /** How many bytes a form may have. */
  readonly most: number
  readonly tooLarge: () => AppError
  /** Said of a form that ends before its time. */
  readonly broken?: string
  /** Under which name files are taken; others are left out. */
  readonly files: string
}

/** How each piece of a form begins. */
const PART = '\nContent-Disposition:'

/** @throws what `tooLarge` gives, as soon as too much has arrived */
async function bytesOf(
  req: PayloadRequest,
  { most, tooLarge }: Rules,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(req.headers.get('content-length')) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  for await (const part of partsUpTo(req.body, most, tooLarge)) chunks.push(part)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Refuses a form of very many pieces before each of them becomes an object. */
function checkParts(bytes: Uint8Array, { tooLarge }: Rules): void {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let parts = 0
  for (let at = form.indexOf(PART); at >= 0; at = form.indexOf(PART, at + PART.length)) {
    parts += 1
    if (parts > FORM_LIMITS.parts) throw tooLarge()
  }
}

const BROKEN = 'The upload did not arrive in full. Please try again.'

async function parsed(req: PayloadRequest, type: string, rules: Rules): Promise<FormData> {
  const bytes = await bytesOf(req, rules)
  checkParts(bytes, rules)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('bad_form', rules.broken ?? BROKEN, 400)
  }
}

/**
 * The fields and files of a form, read no further than it may be long.
 *
 * @throws AppError 400 or 413
 */
export async function formDataOf(
  req: PayloadRequest,
  rules: Rules,
): Promise<{ readonly fields: Record<string, string>; readonly files: readonly SentFile[] }> {
  const type = req.headers.get('content-type') ?? ''
  const fields: Record<string, string> = {}
  const files: SentFile[] = []
  for (const [name, value] of await parsed(req, type, rules)) {
    if (typeof value !== 'string') {
      if (name !== rules.files || (value.size === 0 && value.name === '')) continue
      files.push({ name: value.name, data: Buffer.from(await value.arrayBuffer()) })
      continue
    }
    if (isUnstorable(value))
      throw new AppError('bad_request', 'The request contains an invalid character.', 400)
    fields[name] = value
  }
  return { fields, files }
}

/** What an account form sent, and whether the browser's own form sent it, without our script. */
type Submission = { readonly input: Record<string, unknown>; readonly plain: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What account forms ask with a box to tick: a browser sends `on`, or nothing. */
const BOXES = ['consent', 'hasOneName'] as const

export async function submissionOf(req: PayloadRequest): Promise<Submission> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    const body = await bodyOf(req)
    return { input: isRecord(body) ? body : {}, plain: false }
  }
  const fields = Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''))
  const boxes = BOXES.map((name) => [name, fields[name] === 'on'])
  return { input: { ...fields, ...Object.fromEntries(boxes) }, plain: true }
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
