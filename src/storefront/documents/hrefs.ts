import { type DocumentFilter, filterQuery } from '@/src/domain/documents/document-filter'
import type { MyDocument } from '@/src/domain/documents/my-document'

export const DOCUMENTS_PATH = '/dashboard/documents'

/** Where documents are listed, shown, saved and handed in. */
export const documentsHref = (filter: Partial<DocumentFilter>) =>
  `${DOCUMENTS_PATH}${filterQuery(filter)}`
export const viewHref = (id: string) => `/api/documents/${id}/view`
export const downloadHref = (id: string) => `/api/documents/${id}/download`
export const zipHref = (filter: Partial<DocumentFilter>) =>
  `/api/documents/zip${filterQuery({ ...filter, page: 1 })}`
export const removeHref = (id: string) => `/api/documents/${id}/upload`

export type UploadTarget = { readonly kind: string; readonly order: string }

export function uploadHref({ kind, order }: UploadTarget, name: string): string {
  const query = new URLSearchParams({ kind, name, ...(order ? { order } : {}) })
  return `/api/documents/upload?${query}`
}

/** As much of a document as it takes to show it in the page. */
export type ShownDocument = Pick<MyDocument, 'id' | 'name' | 'view'>

/** Whether the page can show it; others are saved, or lie elsewhere. */
export const isShownInPage = ({ view }: Pick<MyDocument, 'view'>) =>
  view === 'pdf' || view === 'picture'
