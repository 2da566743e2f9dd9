import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { FORM_LIMITS, MESSAGE_LIMIT } from '@/src/lib/http/body-limits'
import { bodyOf } from '@/src/lib/http/endpoint'
import { partsUpTo } from '@/src/lib/http/parts-up-to'
import type { TicketFile } from '@/src/services/support/store-ticket-files'

const LARGEST = MESSAGE_LIMIT

/** How each piece of a form begins. */
const PART = '\nContent-Disposition:'

const tooLarge = () =>
  new AppError('too_large', 'The files are too large together. Send fewer or smaller files.', 413)

async function bytesOf(req: PayloadRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(req.headers.get('content-length')) > LARGEST) throw tooLarge()
  const chunks: Uint8Array[] = []
  for await (const part of partsUpTo(req.body, LARGEST, tooLarge)) chunks.push(part)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Refuses a form of very many pieces before each of them becomes an object. */
function checkParts(bytes: Uint8Array): void {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let parts = 0
  for (let at = form.indexOf(PART); at >= 0; at = form.indexOf(PART, at + PART.length)) {
    parts += 1
    if (parts > FORM_LIMITS.parts) throw tooLarge()
  }
}

async function parsed(req: PayloadRequest, type: string): Promise<FormData> {
  const bytes = await bytesOf(req)
  checkParts(bytes)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('bad_form', 'The message did not arrive in full. Please try again.', 400)
  }
}

const unstorable = (text: string) => text.includes('\u0000') || !text.isWellFormed()

/**
 * A message as it was sent: JSON, or a form with its files in `files`.
 * @throws AppError 400 or 413
 */
export async function formBody(
  req: PayloadRequest,
): Promise<{ readonly fields: unknown; readonly files: readonly TicketFile[] }> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return { fields: await bodyOf(req), files: [] }
  const fields: Record<string, string> = {}
  const files: TicketFile[] = []
  for (const [name, value] of await parsed(req, type)) {
    if (typeof value !== 'string') {
      if (name !== 'files' || (value.size === 0 && value.name === '')) continue
      files.push({ name: value.name, data: Buffer.from(await value.arrayBuffer()) })
      continue
    }
    if (unstorable(value))
      throw new AppError('bad_request', 'The request contains an invalid character.', 400)
    fields[name] = value
  }
  return { fields, files }
}
