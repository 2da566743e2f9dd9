import { z } from 'zod'

import {
  REDIRECT_COLUMNS,
  REDIRECT_FILE_BYTES,
} from '@/src/domain/platform/redirects/redirect-file'
import { readParts, request } from '@/src/lib/browser/request'
import { ownFailure } from '@/src/lib/browser/result'

const planned = z.object({
  row: z.number(),
  from: z.string(),
  to: z.string(),
  type: z.string(),
  known: z.object({ to: z.string(), type: z.string(), isActive: z.boolean() }).nullable(),
})

const plan = z.object({
  added: z.array(planned),
  changed: z.array(planned),
  same: z.number(),
  refused: z.array(
    planned.omit({ known: true }).extend({ column: z.enum(REDIRECT_COLUMNS), message: z.string() }),
  ),
  refusedFile: z.string(),
  token: z.string(),
})

/** What a file would do, as the server says. */
export type CheckedRedirects = z.infer<typeof plan>

const UPLOAD_MS = 120_000

const TOO_LARGE = ownFailure(413, 'too_large', 'This file is larger than 1 MB.')

const PATH = '/api/seo/redirects/import'

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Asks what a file would change. Nothing is written. */
export async function checkRedirects(file: File) {
  if (file.size > REDIRECT_FILE_BYTES) return TOO_LARGE
  const options = { body: formOf(file), timeoutMs: UPLOAD_MS, answer: plan }
  return request('POST', `${PATH}/check`, options)
}

const said = readParts<{ message: string }>('message')

/** Imports a file exactly as it was checked. */
export const importRedirects = (file: File, token: string) =>
  request('POST', `${PATH}?${new URLSearchParams({ token })}`, {
    body: formOf(file),
    timeoutMs: UPLOAD_MS,
    answer: said,
  })
