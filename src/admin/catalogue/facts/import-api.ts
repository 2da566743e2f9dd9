import { z } from 'zod'

import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fee-text'
import { request } from '@/src/lib/browser/request'
import { ownFailure } from '@/src/lib/browser/result'

const about = { row: z.number(), state: z.string(), id: z.string(), title: z.string() }

const checked = z.object({
  added: z.array(z.object(about)),
  changed: z.array(
    z.object({
      ...about,
      changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  same: z.number(),
  refused: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),
  token: z.string(),
})

/** What a file would do, as the server says. */
export type CheckedFile = z.infer<typeof checked>

const UPLOAD_MS = 120_000

const TOO_LARGE = ownFailure(413, 'too_large', 'This file is larger than 2 MB.')

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Where files of facts and of filing fees go. */
export type ImportPath = '/api/state-facts/import' | '/api/state-fees/import'

/** Asks what a file would change. Nothing is written. */
export async function checkFile(path: ImportPath, file: File) {
  if (file.size > FACT_FILE_BYTES) return TOO_LARGE
  const options = { body: formOf(file), timeoutMs: UPLOAD_MS, answer: checked }
  return request('POST', `${path}/check`, options)
}

const said = z.object({ message: z.string() })

/** Imports a file exactly as it was checked. */
export function importFile(path: ImportPath, file: File, token: string) {
  const options = { body: formOf(file), timeoutMs: UPLOAD_MS, answer: said }
  return request('POST', `${path}?${new URLSearchParams({ token })}`, options)
}
