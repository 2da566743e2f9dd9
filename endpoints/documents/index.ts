import path from 'node:path'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentFilter } from '@/src/domain/documents/document-filter'
import { withEnding } from '@/src/domain/documents/file-name'
import { documentView } from '@/src/domain/documents/my-document'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { isKeyOf } from '@/src/domain/vocabulary/keys'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { AppError, parseInput } from '@/src/lib/errors'
import { attachment, download } from '@/src/lib/http/attachment'
import { DOCUMENT_LIMIT } from '@/src/lib/http/body-limits'
import { readCookie, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import { defineEndpoint, get, post } from '@/src/lib/http/endpoint'
import type { Document } from '@/src/payload-types'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import {
  deleteOwnUpload,
  documentForPass,
  ownDocument,
  recordDocumentView,
} from '@/src/services/documents/open-document'
import { refusedUpload, storeCustomerUpload } from '@/src/services/documents/store-customer-upload'
import { readDocumentFile } from '@/src/services/documents/stored-files'
import { zipDocuments } from '@/src/services/documents/zip-documents'
import { requireOrder, viewerOf } from '@/src/services/orders/order-pass'
import { businessZone } from '@/src/services/platform/business-zone'
import { limitRate } from '@/src/services/platform/limit-rate'

const missing = () => new AppError('no_document', 'This document does not exist.', 404)

/** A document of the customer as whom a member of the staff looks at the site; null for all others. */
async function documentOfViewed(req: PayloadRequest, id: string): Promise<Document | null> {
  const token = readCookie(req.headers, VIEWING_COOKIE)
  const viewed = token ? await viewedCustomer(req.payload, req.user, token) : null
  return ownDocument(req.payload, viewed?.customer, id)
}

/** The document that an address names. @throws AppError 404 for strangers and for what is none */
async function requireDocument(req: PayloadRequest): Promise<Document> {
  const id = String(req.routeParams?.id ?? '')
  const document =
    (await documentForPass(req.payload, viewerOf(req), id)) ?? (await documentOfViewed(req, id))
  if (!document || !(document.filename || document.fileUrl)) throw missing()
  return document
}

/** `Articles of Organization.pdf`: what it is called, with the ending that its file has. */
function fileNameOf({ name, type, filename }: Document): string {
  return withEnding(name || DOCUMENT_KINDS[type], path.extname(filename ?? '').slice(1))
}

/**
 * A picture on our own address may do nothing at all. A PDF is shown by the browser's own viewer,
 * which no sandbox lets start; it may load nothing, and its type keeps it from being a page.
 */
const POLICIES = {
  attachment: "default-src 'none'; frame-ancestors 'none'; sandbox",
  picture: "default-src 'none'; frame-ancestors 'self'; sandbox",
  pdf: "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
} as const

/** A document's file, to be saved or, of a kind that can do no harm, to be shown in our page. */
export async function answerFile(
  req: PayloadRequest,
  document: Document,
  as: keyof typeof POLICIES,
): Promise<Response> {
  const file = await readDocumentFile(req, document)
  if (!file) throw missing()
  const length = file.headers.get('content-length')
  const named = attachment(fileNameOf(document))
  return new Response(file.body, {
    headers: {
      'content-type': document.mimeType || 'application/octet-stream',
      ...(length ? { 'content-length': length } : {}),
      'content-disposition': as === 'attachment' ? named : named.replace(/^attachment/, 'inline'),
      'cache-control': 'private, no-store',
      'content-security-policy': POLICIES[as],
      'x-content-type-options': 'nosniff',
      ...(as === 'attachment' ? {} : { 'x-frame-options': 'SAMEORIGIN' }),
    },
  })
}

/** To where the state keeps a document that staff have given by its address. */
function answerLink({ fileUrl }: Document): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: fileUrl ?? '',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

const uploadInput = z.object({
  kind: z.string().refine(isKeyOf(DOCUMENT_KINDS), 'Choose a type'),
  order: z.string().max(100).nullable(),
  /** As the person knows it; of the form's own little but letters and digits is left. */
  name: z.string().max(400).nullable(),
})

/** The file of a form. @throws AppError 400, 413 or 422 */
async function fileOf(req: PayloadRequest) {
  if (Number(req.headers.get('content-length')) > DOCUMENT_LIMIT) {
    throw refusedUpload('too_large')
  }
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if (error instanceof APIError && error.status === 413) throw refusedUpload('too_large')
    throw new AppError('bad_upload', 'The upload did not arrive in full. Please try again.', 400)
  }
  if (!req.file) throw new AppError('no_file', 'Choose a file to upload.', 422)
  return req.file
}

/** Whose tries are counted. A guest uploads for the order that the browser's pass opens. */
async function uploader(req: PayloadRequest, order: string | null): Promise<string> {
  if (req.user) return req.user.id
  if (!order || !viewerOf(req).pass) {
    throw new AppError('signed_out', 'Please sign in first.', 401)
  }
  return (await requireOrder(req, order)).id
}

export const documentEndpoints: Endpoint[] = [
  /** Takes one file of a customer: `?kind=…&order=…&name=…`, the file in the form's `file`. */
  post('/documents/upload', async (req) => {
    const { kind, order, name } = parseInput(uploadInput, {
      kind: req.searchParams.get('kind') ?? 'other',
      order: req.searchParams.get('order') || null,
      name: req.searchParams.get('name') || null,
    })
    await limitRate(req, 'upload', await uploader(req, order)) // before the file is read
    const { data, name: plainName } = await fileOf(req)
    const file = { name: name ?? plainName, data }
    const document = await storeCustomerUpload(req, { file, kind, order })
    const { id, filesize } = document
    return Response.json(
      { document: { id, name: document.name, size: filesize, view: documentView(document) } },
      { status: 201 },
    )
  }),
  /** All documents that a filter selects, or an order's, as one file. Each of them is logged. */
  get('/documents/zip', async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    const filter = documentFilter(Object.fromEntries(req.searchParams.entries()))
    await limitRate(req, 'document-zip', req.user.id)
    const body = await zipDocuments(req, req.user, filter)
    const day = isoDayIn(new Date(), await businessZone(req))
    return download(body, 'application/zip', `Documents ${day}.zip`)
  }),
  /** Serves a document inline: PDFs and pictures. Other types are downloaded. */
  get('/documents/:id/view', async (req) => {
    const document = await requireDocument(req)
    const view = documentView(document)
    if (view === 'link') {
      await recordDocumentView(req, document, 'link')
      return answerLink(document)
    }
    const isShown = view !== 'download'
    const response = await answerFile(req, document, isShown ? view : 'attachment')
    await recordDocumentView(req, document, isShown ? 'view' : 'download')
    return response
  }),
  /** A customer's paper to save, with or without an account. Each is logged; a link leads there. */
  get('/documents/:id/download', async (req) => {
    const document = await requireDocument(req)
    const isFile = Boolean(document.filename)
    const response = isFile ? await answerFile(req, document, 'attachment') : answerLink(document)
    await recordDocumentView(req, document, isFile ? 'download' : 'link')
    return response
  }),
  /** Takes an upload of one's own back. */
  defineEndpoint({
    path: '/documents/:id/upload',
    method: 'delete',
    handler: async (req) => {
      if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
      await deleteOwnUpload(req, String(req.routeParams?.id ?? ''))
      return Response.json({ deleted: true })
    },
  }),
]
