import type { PayloadRequest } from 'payload'

import type { Paper } from '@/src/domain/orders/order-page'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { documentKinds } from '@/src/domain/vocabulary/document-types'

/** The documents of some orders, the latest first. The caller may see the orders. */
export async function documentsOfOrders(
  req: PayloadRequest,
  orders: readonly string[],
  companyType?: CompanyType | null,
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
    name: name || documentKinds(companyType)[type],
    kind: type,
    at: uploadedAt ?? null,
    isLink: !filename,
  }))
}
