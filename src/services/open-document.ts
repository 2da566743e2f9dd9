import type { Payload, PayloadRequest, Where } from 'payload'

import { idOf } from '@/src/domain/relation'
import type { Document } from '@/src/payload-types'
import { type OrderViewer, orderForPass } from '@/src/services/order-for-pass'
import { recordAudit } from '@/src/services/record-audit'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A document, for its signed-in owner or for whoever may see the order that it belongs to; null
 * for everybody else, staff included: they have the back-office's own way.
 */
export async function documentForPass(
  payload: Payload,
  viewer: OrderViewer,
  id: string,
): Promise<Document | null> {
  if (!UUID.test(id)) return null
  const where: Where = { id: { equals: id } }
  const { docs } = await payload.find({
    collection: 'documents',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // decided right below, for people without an account too
  })
  const document = docs[0]
  if (!document) return null
  const owner = idOf(document.user)
  if (owner !== null) return owner === viewer.user?.id ? document : null
  const order = idOf(document.order)
  return order && (await orderForPass(payload, viewer, order)) ? document : null
}

/** Notes that somebody has opened a document: who, which, when, and from where. */
export async function recordDocumentView(
  req: PayloadRequest,
  document: Pick<Document, 'id' | 'name' | 'order'>,
): Promise<void> {
  await recordAudit(req, {
    area: 'orders',
    action: 'view',
    entity: 'documents',
    documentId: document.id,
    before: {},
    after: {
      name: document.name ?? null,
      order: idOf(document.order),
      by: req.user ? req.user.role : 'guest',
    },
  })
}
