import { PDF } from '@libpdf/core'
import { downloadZip } from 'client-zip'
import type { PayloadRequest } from 'payload'

import { withEnding } from '@/src/domain/documents/file-name'
import { zipPlaces } from '@/src/domain/documents/zip-plan'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import type { Document, Order, Paper } from '@/src/payload-types'
import { paperPdf } from '@/src/pdf/paper'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { readDocumentFile } from '@/src/services/documents/stored-files'
import { noteOf } from '@/src/services/documents/zip-documents'
import { papersInForce } from '@/src/services/papers/end-paper'

type Filed = { readonly paper: Paper; readonly document: Document }

/** The papers in force of an order that have a file. @throws AppError 409 where there is none yet */
async function filed(req: PayloadRequest, order: Order): Promise<Filed[]> {
  const found: Filed[] = []
  for (const paper of await papersInForce(req, order.id)) {
    const id = idOf(paper.document)
    const document =
      id &&
      (await findById(req, 'documents', id, {
        overrideAccess: true, // of an order that the caller may see
      }))
    if (document) found.push({ paper, document })
  }
  if (found.length === 0) {
    throw new AppError('no_documents', 'There is nothing to download yet.', 409)
  }
  return found
}

/** Null when the file is gone, which is logged. */
async function bytesOf(req: PayloadRequest, { document }: Filed): Promise<Uint8Array | null> {
  const file = await readDocumentFile(req, document)
  if (!file) return null
  await recordDocumentView(req, document, 'zip')
  return new Uint8Array(await file.arrayBuffer())
}

async function contents(company: string, papers: readonly Filed[]): Promise<Buffer> {
  let page = 2
  const rows = papers.map(({ paper }, index) => {
    const at = page
    page += paper.pages
    return [String(index + 1), paper.title, String(at), String(paper.pages)]
  })
  const texts = [company, ...rows.flat()]
  return paperPdf(
    {
      kind: 'contents',
      title: 'Contents',
      subtitle: company,
      company,
      parts: [
        { is: 'table', head: ['No.', 'Document', 'Page', 'Pages'], rows, widths: [9, 63, 14, 14] },
      ],
      signature: 'none',
      signers: [],
      closing: [],
    },
    texts,
    { foot: `${papers.length} documents` },
  )
}

/**
 * All papers of an order in one file, behind a page that lists them.
 * @throws AppError 409 where there is none yet, 404 where a file is gone
 */
export async function packetPdf(req: PayloadRequest, order: Order): Promise<Uint8Array> {
  const papers = await filed(req, order)
  const company = order.legalName || 'Your documents'
  const files: Uint8Array[] = [new Uint8Array(await contents(company, papers))]
  for (const one of papers) {
    const bytes = await bytesOf(req, one)
    if (!bytes) throw new AppError('no_document', 'A file is missing. Please contact us.', 404)
    files.push(bytes)
  }
  const merged = await PDF.merge(files)
  return merged.save()
}

/** All papers of an order in force as a ZIP, each a file of its own; a text names those that are gone. */
export async function packetZip(req: PayloadRequest, order: Order) {
  const papers = await filed(req, order)
  const places = zipPlaces(
    papers.map(({ paper }) => ({ file: withEnding(paper.title, 'pdf'), folder: null })),
  )
  async function* entries() {
    const left: { place: string }[] = []
    for (const [index, one] of papers.entries()) {
      const place = places[index] ?? one.paper.id
      const input = await bytesOf(req, one)
      if (input) yield { name: place, input, lastModified: new Date(one.paper.createdAt) }
      else left.push({ place })
    }
    yield* noteOf(left)
  }
  return downloadZip(entries()).body
}
