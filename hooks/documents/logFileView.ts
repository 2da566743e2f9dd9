import type { UploadConfig } from 'payload'

import { findOne } from '@/src/lib/find-one'
import { recordDocumentView } from '@/src/services/documents/open-document'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Logs that a file was opened by its own address, as the back-office does, and lets it pass. */
export const logFileView: FileHandler = async (req, { params }) => {
  const document = await findOne(req, 'documents', {
    where: { filename: { equals: params.filename } },
    select: { name: true, order: true },
    overrideAccess: true, // access to the file was granted before
  })
  if (document) await recordDocumentView(req, document, 'file')
}
