import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { documentView } from '@/src/domain/documents/my-document'
import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import { AppError, parseInput } from '@/src/lib/errors'
import { DOCUMENT_LIMIT } from '@/src/lib/http/body-limits'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { refusedUpload } from '@/src/services/documents/detect-upload'
import { storeCustomerUpload } from '@/src/services/documents/store-customer-upload'
import { requireOrder, viewerOf } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'

const KINDS = Object.keys(DOCUMENT_KINDS)
const isKind = (kind: string): kind is DocumentKind => KINDS.includes(kind)

const uploadInput = z.object({
  kind: z.string().refine(isKind, 'Choose a type'),
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

/** Takes one file of a customer: `?kind=…&order=…&name=…`, the file in the form's `file`. */
export const uploadDocumentEndpoint = defineEndpoint({
  path: '/documents/upload',
  method: 'post',
  handler: async (req) => {
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
  },
})
