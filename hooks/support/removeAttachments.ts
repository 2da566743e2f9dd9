import { eq } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'

import { documents } from '@/src/database-schema'
import { removeDocumentsWhere } from '@/src/services/documents/remove-documents'

/** The files of a ticket go with it: without one they would be in the customer's documents. */
export const removeAttachments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeDocumentsWhere(req, eq(documents.ticket, String(id)))
}
