import { downloadZip, type InputWithMeta } from 'client-zip'
import type { PayloadRequest } from 'payload'
import type { DocumentFilter } from '@/src/domain/documents/document-filter'
import { withEnding } from '@/src/domain/documents/file-name'
import { ZIP_LIMIT, zipPlaces } from '@/src/domain/documents/zip-plan'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import type { Document, User } from '@/src/payload-types'
import { filteredDocuments } from '@/src/services/documents/documents-of'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { readDocumentFile } from '@/src/services/documents/stored-files'
import { namesOfOrders } from '@/src/services/orders/find-orders'

const GONE = 'we could not find this file. Please contact us.'

/** A text file that lists the documents that are missing from the archive, with the reason; no file if none is. */
export function* noteOf(left: readonly { readonly place: string; readonly why?: string }[]) {
  if (left.length === 0) return
  const lines = left.map(({ place, why = GONE }) => `${place}: ${why}\r\n`)
  yield { name: 'Not in this file.txt', input: new Response(lines.join('')) }
}

async function select(req: PayloadRequest, user: User, filter: DocumentFilter) {
  const where = await filteredDocuments(req.payload, user, filter)
  if (!where) throw new AppError('no_order', 'This order does not exist.', 404)
  const docs = await findRows(req, 'documents', {
    where,
    sort: '-uploadedAt',
    limit: ZIP_LIMIT.files + 1,
    overrideAccess: true, // the filter selects the person's own alone, of staff as well
  })
  const bytes = docs.reduce((sum, { filesize }) => sum + (filesize ?? 0), 0)
  if (docs.length === 0) throw new AppError('no_documents', 'There is nothing to download.', 404)
  if (docs.length > ZIP_LIMIT.files || bytes > ZIP_LIMIT.bytes) {
    const message = 'This is too much for one download. Choose an order or a type, then try again.'
    throw new AppError('too_much', message, 413)
  }
  return docs
}

/** The name and folder of each document's file; of a link, of the text that holds it. */
async function placesOf(req: PayloadRequest, documents: readonly Document[]): Promise<string[]> {
  const orders = idsOf(documents.map(({ order }) => order))
  const names = await namesOfOrders(req.payload, orders)
  return zipPlaces(
    documents.map(({ name, type, filename, order }) => {
      const id = idOf(order)
      return {
        file: withEnding(name || DOCUMENT_KINDS[type], filename?.split('.').at(-1) ?? ''),
        folder: id && `${names.get(id) ?? ''} #${shortOrderId(id)}`,
      }
    }),
  )
}

async function* entriesOf(
  req: PayloadRequest,
  documents: readonly Document[],
  places: readonly string[],
): AsyncGenerator<InputWithMeta> {
  const left: { place: string; why?: string }[] = []
  for (const [index, document] of documents.entries()) {
    const place = places[index] ?? document.id
    if (!document.filename) {
      left.push({ place, why: document.fileUrl ?? '' })
      await recordDocumentView(req, document, 'zip')
      continue
    }
    const input = await readDocumentFile(req, document)
    if (!input) {
      left.push({ place })
      continue
    }
    await recordDocumentView(req, document, 'zip')
    yield { name: place, input, lastModified: new Date(document.uploadedAt ?? document.createdAt) }
  }
  yield* noteOf(left)
}

/**
 * A customer's documents as one zip, written while it is sent and never held whole. Links are
 * listed in a text beside the files.
 * @throws AppError 404 for a foreign order or nothing to put in, 413 for too much
 */
export async function zipDocuments(
  req: PayloadRequest,
  user: User,
  filter: DocumentFilter,
): Promise<ReadableStream<Uint8Array> | null> {
  const documents = await select(req, user, filter)
  const places = await placesOf(req, documents)
  return downloadZip(entriesOf(req, documents, places)).body
}
