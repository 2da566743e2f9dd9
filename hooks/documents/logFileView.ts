import type { UploadConfig } from 'payload'

import { recordDocumentView } from '@/src/services/documents/open-document'
import { VIEW_LOGGED } from '@/src/services/documents/read-document-file'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Logs that a file was opened by its own address, as the back-office does, and lets it pass. */
export const logFileView: FileHandler = async (req, { params }) => {
  if (req.context[VIEW_LOGGED]) return
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { filename: { equals: params.filename } },
    select: { name: true, order: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // access to the file was granted before
    req,
  })
  if (docs[0]) await recordDocumentView(req, docs[0], 'file')
}
