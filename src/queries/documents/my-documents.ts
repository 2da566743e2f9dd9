import config from '@payload-config'
import { getPayload, type Where } from 'payload'
import type { DocumentFilter } from '@/src/domain/documents/document-filter'
import { deletionRefusal, documentView, type MyDocument } from '@/src/domain/documents/my-document'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { isId } from '@/src/domain/vocabulary/id'
import { type ServiceType, shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { fields, findRows } from '@/src/lib/find-one'
import type { Document, User } from '@/src/payload-types'
import { ownRows } from '@/src/queries/platform/own-rows'
import { pageOf } from '@/src/queries/platform/page-of'
import { documentsOf, filteredDocuments } from '@/src/services/documents/documents-of'
import { namesOfOrders } from '@/src/services/orders/find-orders'

const PAGE = 24
const CHOICES = 100
const own = (user: User) => ({ overrideAccess: false, user, depth: 0 }) as const

/** What is read of a document for `myDocument`. */
export const DOCUMENT_FIELDS = fields(
  'name type filename mimeType filesize uploadedBy uploadedAt order ticket',
)

type Read = Pick<Document, 'id' | keyof typeof DOCUMENT_FIELDS>

/** `Cedar Labs LLC · #1a2b3c4d` */
const labelOf = (name: string | undefined, id: string) =>
  [name, `#${shortOrderId(id)}`].filter(Boolean).join(' · ')

/** A document as its customer sees it; `names` says what the orders are called. */
export function myDocument(row: Read, names: ReadonlyMap<string, string>, now: Date): MyDocument {
  const order = idOf(row.order)
  const isAttached = idOf(row.ticket) !== null
  return {
    id: row.id,
    name: row.name || DOCUMENT_KINDS[row.type],
    kind: row.type,
    at: row.uploadedAt ?? null,
    size: row.filesize ?? null,
    view: documentView(row),
    from: row.uploadedBy,
    order: order ? { id: order, label: labelOf(names.get(order), order) } : null,
    canDelete: deletionRefusal({ ...row, isAttached }, now) === null,
  }
}

/** What a person may choose from: their orders, newest first, and the services of these. */
export type DocumentChoices = {
  readonly orders: readonly { readonly id: string; readonly label: string }[]
  readonly services: readonly ServiceType[]
}

/** The customer's purchases, with whose extras go along, and the order that the filter names. */
export async function documentChoices(
  user: User,
  { orderId }: DocumentFilter,
): Promise<DocumentChoices> {
  const offered: Where[] = [{ kind: { equals: 'purchase' } }]
  if (orderId && isId(orderId)) offered.push({ id: { equals: orderId } })
  const docs = await ownRows(user, 'orders', {
    where: { or: offered },
    select: { legalName: true, companyType: true, serviceType: true },
    sort: '-createdAt',
    limit: CHOICES,
  })
  const orders = docs.map(({ id, legalName, companyType, serviceType }) => ({
    id,
    label: labelOf(legalName || serviceName(serviceType, { companyType }), id),
  }))
  return { orders, services: [...new Set(docs.map(({ serviceType }) => serviceType))] }
}

export async function hasDocuments(user: User): Promise<boolean> {
  const payload = await getPayload({ config })
  const docs = await findRows({ payload }, 'documents', {
    ...own(user),
    where: documentsOf(user),
    select: {},
    limit: 1,
  })
  return docs.length > 0
}

/** What a filter selects of the customer's; null when the order that it names is not theirs. */
export async function selectDocuments(user: User, filter: DocumentFilter): Promise<Where | null> {
  return filteredDocuments(await getPayload({ config }), user, filter)
}

export type DocumentsPage = {
  readonly documents: readonly MyDocument[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** One page of what was selected, newest first. */
export async function myDocuments(user: User, where: Where, page: number): Promise<DocumentsPage> {
  const payload = await getPayload({ config })
  const result = await payload.find({
    ...own(user),
    collection: 'documents',
    where,
    select: DOCUMENT_FIELDS,
    sort: '-uploadedAt',
    limit: PAGE,
    page,
  })
  const names = await namesOfOrders(payload, idsOf(result.docs.map(({ order }) => order)))
  const now = new Date()
  return {
    documents: result.docs.map((row) => myDocument(row, names, now)),
    ...pageOf(result),
  }
}
