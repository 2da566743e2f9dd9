import type { PayloadRequest } from 'payload'

import { deletionRefusal } from '@/src/domain/documents/my-document'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { ownDocument } from '@/src/services/documents/open-document'
import { recordAudit } from '@/src/services/platform/record-audit'

/**
 * Deletes what the signed-in customer has uploaded not long ago, its file too.
 * @throws AppError 404 when it is not theirs, 409 with the reason when it has to stay
 */
export async function deleteOwnUpload(outer: PayloadRequest, id: string): Promise<void> {
  const document = await ownDocument(outer.payload, outer.user, id)
  if (!document) throw new AppError('no_document', 'This document does not exist.', 404)
  const refusal = deletionRefusal(
    { ...document, isAttached: idOf(document.ticket) !== null },
    new Date(),
  )
  if (refusal) throw new AppError('document_stays', refusal, 409)
  await inTransactionOf(outer, async (req) => {
    await recordAudit(req, {
      area: 'orders',
      action: 'delete',
      entity: 'documents',
      documentId: id,
      before: { name: document.name, type: document.type, order: idOf(document.order) },
      after: {},
    })
    await req.payload.delete({
      collection: 'documents',
      id,
      depth: 0,
      overrideAccess: true, // the upload is theirs, as was just checked
      req,
    })
  })
}
