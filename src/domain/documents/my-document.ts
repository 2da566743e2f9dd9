import { DELETE_WITHIN_HOURS } from '@/src/domain/documents/upload-rules'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'

/** How a document is looked at: in the page, as a file to save, or where the state keeps it. */
export type DocumentView = 'pdf' | 'picture' | 'download' | 'link'

/** A document as its customer sees it. */
export type MyDocument = {
  readonly id: string
  readonly name: string
  readonly kind: DocumentKind
  /** When it was uploaded, ISO. */
  readonly at: string | null
  /** In bytes; none of a link. */
  readonly size: number | null
  readonly view: DocumentView
  readonly from: 'customer' | 'staff'
  readonly order: { readonly id: string; readonly label: string } | null
  readonly canDelete: boolean
}

/** The types that a browser may show on our own address; whatever else there is gets saved. */
const SHOWN: ReadonlyMap<string, DocumentView> = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'picture'],
  ['image/jpeg', 'picture'],
  ['image/webp', 'picture'],
])

export function documentView(document: {
  readonly filename?: string | null
  readonly mimeType?: string | null
}): DocumentView {
  if (!document.filename) return 'link'
  return SHOWN.get(document.mimeType ?? '') ?? 'download'
}

type Upload = {
  readonly uploadedBy: 'customer' | 'staff'
  readonly uploadedAt?: string | null
  readonly isAttached: boolean
}

/** Why a customer may not delete a document of theirs, or null when they may. */
export function deletionRefusal(document: Upload, now: Date): string | null {
  if (document.uploadedBy !== 'customer') {
    return 'This document came from us, so you can’t delete it. Write to us if it is not yours.'
  }
  if (document.isAttached) return 'This file belongs to a message. Write to us to have it removed.'
  const age = now.getTime() - new Date(document.uploadedAt ?? 0).getTime()
  if (age <= DELETE_WITHIN_HOURS * 3_600_000) return null
  return `Uploads can be deleted within ${DELETE_WITHIN_HOURS} hours. Write to us to have this one removed.`
}

/** `820 KB`, `1.4 MB`: as people read sizes. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
