import type { Payload, PayloadRequest, Where } from 'payload'
import type { DocumentFilter } from '@/src/domain/documents/document-filter'
import type { Paper } from '@/src/domain/orders/order-page'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { documentKinds } from '@/src/domain/vocabulary/document-types'
import { isId } from '@/src/domain/vocabulary/id'
import { findRows } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'

/** All of a customer's documents. What is attached to a message is with the message. */
export const documentsOf = (user: Pick<User, 'id'>): Where => ({
  and: [{ user: { equals: user.id } }, { ticket: { exists: false } }],
})

/** An order of theirs with its extras and renewals; none when it is not theirs. */
async function orderAndChildren(
  payload: Payload,
  user: Pick<User, 'id'>,
  id: string,
): Promise<string[]> {
  if (!isId(id)) return []
  const docs = await findRows({ payload }, 'orders', {
    where: {
      and: [
        { user: { equals: user.id } },
        { or: [{ id: { equals: id } }, { parent: { equals: id } }] },
      ],
    },
    select: {},
    limit: 200,
    overrideAccess: true, // asks for the person's own alone, of staff as well
  })
  const ids = docs.map((order) => order.id)
  return ids.includes(id.toLowerCase()) ? ids : []
}

/** What a filter selects of a customer's documents; null when it names an order not theirs. */
export async function filteredDocuments(
  payload: Payload,
  user: Pick<User, 'id'>,
  { orderId, serviceType, type, search }: DocumentFilter,
): Promise<Where | null> {
  const all: Where[] = [documentsOf(user)]
  if (orderId !== null) {
    const orders = await orderAndChildren(payload, user, orderId)
    if (orders.length === 0) return null
    all.push({ order: { in: orders } })
  }
  if (serviceType) all.push({ 'order.serviceType': { equals: serviceType } })
  if (type) all.push({ type: { equals: type } })
  if (search) {
    all.push({ or: [{ name: { like: search } }, { 'order.legalName': { like: search } }] })
  }
  return { and: all }
}

/** The documents of some orders, the latest first. The caller may see the orders. */
export async function documentsOfOrders(
  req: PayloadRequest,
  orders: readonly string[],
  companyType?: CompanyType | null,
): Promise<Paper[]> {
  const docs = await findRows(req, 'documents', {
    where: { order: { in: [...orders] }, ticket: { exists: false } }, // others are with their message
    select: { name: true, type: true, filename: true, uploadedAt: true },
    sort: '-uploadedAt',
    limit: 200,
    overrideAccess: true, // of orders which the viewer may see
  })
  return docs.map(({ id, name, type, filename, uploadedAt }) => ({
    id,
    name: name || documentKinds(companyType)[type],
    kind: type,
    at: uploadedAt ?? null,
    isLink: !filename,
  }))
}
