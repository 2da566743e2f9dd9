import type { PayloadRequest } from 'payload'

import type { Paper } from '@/src/domain/orders/order-page'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'

/** The documents of some orders, the latest first. The caller may see the orders. */
export async function documentsOfOrders(
  req: PayloadRequest,
  orders: readonly string[],
): Promise<Paper[]> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { order: { in: [...orders] }, ticket: { exists: false } }, // others are with their message
    select: { name: true, type: true, filename: true, fileUrl: true, uploadedAt: true },
    sort: '-uploadedAt',
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true, // of orders which the viewer may see
    req,
  })
  return docs.map(({ id, name, type, filename, uploadedAt }) => ({
    id,
    name: name || DOCUMENT_KINDS[type],
    kind: type,
    at: uploadedAt ?? null,
    isLink: !filename,
  }))
}
