import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { documents, orders, service_details } from '@/src/database-schema'
import { deletionRefusal } from '@/src/domain/documents/my-document'
import { readAnswers } from '@/src/domain/filing/details/details-input'
import { given } from '@/src/domain/filing/details/field'
import { asksForDocument } from '@/src/domain/filing/details/forms'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import { isAskedService } from '@/src/domain/vocabulary/service-types'
import { databaseOf, inTransactionOf, query } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import type { Document, User } from '@/src/payload-types'
import { holdOwner } from '@/src/services/orders/change-order'
import { findOrder } from '@/src/services/orders/find-orders'
import { rootOf } from '@/src/services/orders/order-links'
import { type OrderViewer, orderForPass } from '@/src/services/orders/order-pass'
import { audit } from '@/src/services/platform/record-audit'

async function find(payload: Payload, id: string): Promise<Document | null> {
  if (!isId(id)) return null
  return findById({ payload }, 'documents', id, {
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
type OpenedAs = 'view' | 'download' | 'zip' | 'link' | 'file'

export async function recordDocumentView(
  req: PayloadRequest,
  document: Pick<Document, 'id' | 'name' | 'order'>,
  how: OpenedAs,
): Promise<void> {
  await audit(req, 'orders', 'view', ['documents', document.id], {
    after: {
      name: document.name ?? null,
      order: idOf(document.order),
      by: req.user ? req.user.role : 'guest',
      how,
    },
  })
}

/**
 * What complete details rely on stays until they are opened for changes, unless another copy is there.
 *
 * @throws AppError 409 `document_stays`
 */
async function assertNotNeeded(req: PayloadRequest, { id, type, order }: Document): Promise<void> {
  const about = await findOrder(req, idOf(order))
  if (!about || type === 'other') return // which no form asks for
  await holdOwner(req, about) // the details are handed in under the order's lock
  const db = await databaseOf(req)
  const root = rootOf(about)
  const family = query
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, root), eq(orders.parent, root)))
  const { service, answers, completedAt, order: of } = service_details
  const complete = await db
    .select({ service, answers, packageType: orders.packageType })
    .from(service_details)
    .innerJoin(orders, eq(orders.id, of))
    .where(and(inArray(of, family), isNotNull(completedAt)))
  const isAskedFor = complete.some(({ service: named, answers: stored, packageType }) => {
    if (!isAskedService(named)) return false
    const context = { withFormation: false, packageType, today: '' }
    return asksForDocument(named, type, given(readAnswers(named, stored), context))
  })
  if (!isAskedFor) return
  const copies = await db.$count(
    documents,
    and(inArray(documents.order, family), eq(documents.type, type), ne(documents.id, id)),
  )
  if (copies > 0) return
  const words = 'The details you sent us need this document. Open them for changes first.'
  throw new AppError('document_stays', words, 409)
}

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
    await assertNotNeeded(req, document)
    await audit(req, 'orders', 'delete', ['documents', id], {
      before: { name: document.name, type: document.type, order: idOf(document.order) },
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
