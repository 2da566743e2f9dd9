import path from 'node:path'

import type { PayloadRequest } from 'payload'

import { withEnding } from '@/src/domain/documents/file-name'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { AppError } from '@/src/lib/errors'
import { attachment } from '@/src/lib/http/attachment'
import { readCookie, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import type { Document } from '@/src/payload-types'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import { documentForPass, ownDocument } from '@/src/services/documents/open-document'
import { readDocumentFile } from '@/src/services/documents/read-document-file'
import { viewerOf } from '@/src/services/orders/order-pass'

const missing = () => new AppError('no_document', 'This document does not exist.', 404)

/** A document of the customer as whom a member of the staff looks at the site; null for all others. */
async function documentOfViewed(req: PayloadRequest, id: string): Promise<Document | null> {
  const token = readCookie(req.headers, VIEWING_COOKIE)
  const viewed = token ? await viewedCustomer(req.payload, req.user, token) : null
  return ownDocument(req.payload, viewed?.customer, id)
}

/** The document that an address names. @throws AppError 404 for strangers and for what is none */
export async function requireDocument(req: PayloadRequest): Promise<Document> {
  const id = String(req.routeParams?.id ?? '')
  const document =
    (await documentForPass(req.payload, viewerOf(req), id)) ?? (await documentOfViewed(req, id))
  if (!document || !(document.filename || document.fileUrl)) throw missing()
  return document
}

/** `Articles of Organization.pdf`: what it is called, with the ending that its file has. */
export function fileNameOf({ name, type, filename }: Document): string {
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
export function answerLink({ fileUrl }: Document): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: fileUrl ?? '',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
