import { z } from 'zod'

import { LEAD_FILE_BYTES } from '@/src/domain/leads/lead-change'
import { IMPORT_FIELD_NAMES, type ImportOptions } from '@/src/domain/leads/lead-import'
import { readParts, request } from '@/src/lib/browser/request'
import { ownFailure } from '@/src/lib/browser/result'

const cell = z.object({
  row: z.number(),
  column: z.string(),
  cell: z.string(),
  message: z.string(),
})

const plan = z.object({
  columns: z.array(z.string()),
  mapping: z.array(z.enum(IMPORT_FIELD_NAMES).nullable()),
  added: z.number(),
  merged: z.number(),
  same: z.number(),
  refused: z.number(),
  leftOut: z.number(),
  refusals: z.array(cell),
  omissions: z.array(cell),
  examples: z.array(z.object({ row: z.number(), email: z.string(), words: z.string() })),
  token: z.string(),
})

/** What a file would do, as the server says. */
export type CheckedLeads = z.infer<typeof plan>

const UPLOAD_MS = 180_000

const TOO_LARGE = ownFailure(413, 'too_large', 'This file is larger than 5 MB.')

type Asked = { readonly file: File; readonly options: ImportOptions }

function sent({ file, options }: Asked, more: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  body.set('file', file)
  const query = new URLSearchParams({ options: JSON.stringify(options), ...more })
  return { query, exchange: { body, timeoutMs: UPLOAD_MS } }
}

/** Asks what a file would do. Nothing is written. */
export async function checkLeads(asked: Asked) {
  if (asked.file.size > LEAD_FILE_BYTES) return TOO_LARGE
  const { query, exchange } = sent(asked)
  return request('POST', `/api/leads/import/check?${query}`, { ...exchange, answer: plan })
}

const said = readParts<{ message: string }>('message')

/** Imports a file exactly as it was checked. */
export function importFile(asked: Asked, token: string) {
  const { query, exchange } = sent(asked, { token })
  return request('POST', `/api/leads/import?${query}`, { ...exchange, answer: said })
}
