import { openAsBlob } from 'node:fs'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

import { log } from '@/src/lib/log'
import type { Document } from '@/src/payload-types'

/** What tells the collection's own handler that a view has been logged where it was decided. */
export const VIEW_LOGGED = 'documentViewLogged'

/** The file's place on the disk; never outside the folder of the collection's files. */
function placeOf(req: PayloadRequest, filename: string): string | null {
  const folder = path.resolve(
    /* turbopackIgnore: true */ req.payload.collections.documents.config.upload.staticDir ?? '',
  )
  const file = path.resolve(folder, filename)
  return file.startsWith(folder + path.sep) ? file : null
}

/** From wherever a storage adapter keeps it; null when there is none, or it does not have it. */
async function fromStorage(req: PayloadRequest, document: Document): Promise<Response | null> {
  const { handlers } = req.payload.collections.documents.config.upload
  req.context[VIEW_LOGGED] = true
  for (const handler of handlers ?? []) {
    const answer = await handler(req, {
      doc: document,
      headers: new Headers(),
      params: { collection: 'documents', filename: document.filename ?? '' },
    })
    if (answer instanceof Response) return answer
  }
  return null
}

/**
 * The content of a document's file, read as it is sent: from the storage adapter where one is
 * installed, else from the disk. Null when the file is gone, which is logged.
 */
export async function readDocumentFile(
  req: PayloadRequest,
  document: Document,
): Promise<Response | null> {
  const stored = await fromStorage(req, document)
  if (stored?.ok) return stored
  const place = stored ? null : placeOf(req, document.filename ?? '')
  const blob = place && (await openAsBlob(place).catch(() => null))
  if (blob) return new Response(blob, { headers: { 'content-length': String(blob.size) } })
  log.error({ document: document.id }, 'the file of a document is gone')
  return null
}
