import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import { keyIn } from '@/src/domain/vocabulary/keys'
import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'
import { pageNumber } from '@/src/domain/vocabulary/text/page-number'

/** Which documents are shown. All of it stands in the address. */
export type DocumentFilter = {
  /** As it came; one that is no one's finds nothing. */
  readonly orderId: string | null
  readonly serviceType: ServiceType | null
  readonly type: DocumentKind | null
  readonly search: string
  readonly page: number
}

/** The filter that an address asks for; what makes no sense in it is left out. */
export function documentFilter(query: Readonly<Record<string, unknown>>): DocumentFilter {
  return {
    orderId: typeof query.orderId === 'string' && query.orderId !== '' ? query.orderId : null,
    serviceType: keyIn(SERVICE_NAMES, query.serviceType),
    type: keyIn(DOCUMENT_KINDS, query.type),
    search: typeof query.q === 'string' ? query.q.trim().slice(0, 100) : '',
    page: pageNumber(query.page),
  }
}

/** Returns a filter as a URL's query, `?` included; empty for all documents. */
export function filterQuery(filter: Partial<DocumentFilter>): string {
  const query = new URLSearchParams()
  if (filter.orderId) query.set('orderId', filter.orderId)
  if (filter.serviceType) query.set('serviceType', filter.serviceType)
  if (filter.type) query.set('type', filter.type)
  if (filter.search) query.set('q', filter.search)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  const text = query.toString()
  return text && `?${text}`
}

export const isFiltered = (filter: DocumentFilter): boolean =>
  filterQuery({ ...filter, page: 1 }) !== ''
