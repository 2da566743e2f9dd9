import type { PayloadRequest } from 'payload'

import { fileKey } from '@/src/lib/files/file-key'
import { fileStore } from '@/src/lib/files/files'
import { log } from '@/src/lib/log'
import type { Document } from '@/src/payload-types'
import { folderOf } from '@/src/services/documents/stored-files'

/**
 * The content of a document's file, read as it is sent. Null when the file is gone, which is
 * logged.
 */
export async function readDocumentFile(
  req: PayloadRequest,
  document: Document,
): Promise<Response | null> {
  const key = fileKey(folderOf(req.payload, 'documents'), document.filename ?? '')
  const file = key && (await (await fileStore()).read(key))
  if (file) return new Response(file.body, { headers: { 'content-length': String(file.size) } })
  log.error({ document: document.id }, 'the file of a document is gone')
  return null
}
