import type { Payload, PayloadRequest } from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import type { Document, User } from '@/src/payload-types'
import { type OrderViewer, orderForPass } from '@/src/services/orders/order-pass'
import { recordAudit } from '@/src/services/platform/record-audit'

async function find(payload: Payload, id: string): Promise<Document | null> {
  if (!isId(id)) return null
  return findOne({ payload }, 'documents', {
    where: { id: { equals: id } },
    overrideAccess: true, // decided by the callers below, for people without an account too
  })
}

/**
 * A document, for its signed-in owner or for anyone who may see the order that it belongs to; null
 * for everybody else, staff included: they have the back-office's own way.
 */
export async function documentForPass(
  payload: Payload,
  viewer: OrderViewer,
  id: string,
): Promise<Document | null> {
  const document = await find(payload, id)
  if (!document) return null
  const owner = idOf(document.user)
  if (owner !== null) return owner === viewer.user?.id ? document : null
  const order = idOf(document.order)
  return order && (await orderForPass(payload, viewer, order)) ? document : null
}

/** A document of the person's own account; null for everybody else. */
export async function ownDocument(
  payload: Payload,
  user: Pick<User, 'id'> | null | undefined,
  id: string,
): Promise<Document | null> {
  if (!user) return null
  const document = await find(payload, id)
  return document && idOf(document.user) === user.id ? document : null
}

/** How a document was opened: in the page, saved, saved with others, at its link, or by staff. */
export type OpenedAs = 'view' | 'download' | 'zip' | 'link' | 'file'

/** Notes that someone has opened a document: who, which, when, how, and from where. */
export async function recordDocumentView(
  req: PayloadRequest,
  document: Pick<Document, 'id' | 'name' | 'order'>,
  how: OpenedAs,
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
      how,
    },
  })
}
