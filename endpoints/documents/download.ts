import { openAsBlob } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { attachment } from '@/src/lib/attachment'
import { defineEndpoint } from '@/src/lib/endpoint'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import type { Document } from '@/src/payload-types'
import { documentForPass, recordDocumentView } from '@/src/services/open-document'
import { viewerOf } from '@/src/services/order-for-pass'

const missing = () => new AppError('no_document', 'There is no such document.', 404)

/** The file's place on the disk; never outside the folder of the collection's files. */
function placeOf(req: PayloadRequest, filename: string): string {
  const folder = path.resolve(req.payload.collections.documents.config.upload.staticDir ?? '')
  const file = path.resolve(folder, filename)
  if (!file.startsWith(folder + path.sep)) throw missing()
  return file
}

/** `Articles of Organization.pdf`: what it is called, with the ending that its file has. */
function nameOf({ name, filename }: Document): string {
  const ending = path.extname(filename ?? '')
  const base = name || path.basename(filename ?? 'document', ending)
  return base.toLowerCase().endsWith(ending.toLowerCase()) ? base : `${base}${ending}`
}

async function serve(req: PayloadRequest, document: Document): Promise<Response> {
  const file = placeOf(req, document.filename ?? '')
  const blob = await openAsBlob(file).catch(() => null)
  if (!blob) {
    log.error({ document: document.id }, 'the file of a document is gone')
    throw missing()
  }
  return new Response(blob, {
    headers: {
      'content-type': document.mimeType || 'application/octet-stream',
      'content-length': String(blob.size),
      'content-disposition': attachment(nameOf(document)),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

/** A customer's paper, with or without an account. Each view is logged; a link leads there. */
export const downloadDocumentEndpoint = defineEndpoint({
  path: '/documents/:id/download',
  method: 'get',
  handler: async (req) => {
    const document = await documentForPass(
      req.payload,
      viewerOf(req),
      String(req.routeParams?.id ?? ''),
    )
    if (!document) throw missing()
    if (!document.filename && !document.fileUrl) throw missing()
    const response = document.filename
      ? await serve(req, document)
      : new Response(null, {
          status: 303,
          headers: {
            location: document.fileUrl ?? '',
            'cache-control': 'private, no-store',
            'referrer-policy': 'no-referrer',
          },
        })
    await recordDocumentView(req, document)
    return response
  },
})
