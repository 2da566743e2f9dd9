import { documentFilter } from '@/src/domain/documents/document-filter'
import { attachment } from '@/src/lib/attachment'
import { defineEndpoint } from '@/src/lib/endpoint'
import { AppError } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { zipDocuments } from '@/src/services/zip-documents'

/** All documents that a filter selects, or an order's, as one file. Each of them is logged. */
export const zipDocumentsEndpoint = defineEndpoint({
  path: '/documents/zip',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    await limitRate(req, 'document-zip', req.user.id)
    const query = Object.fromEntries(req.searchParams.entries())
    const body = await zipDocuments(req, req.user, documentFilter(query))
    const day = new Date().toISOString().slice(0, 10)
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(`Documents ${day}.zip`),
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
