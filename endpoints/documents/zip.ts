import { documentFilter } from '@/src/domain/documents/document-filter'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { AppError } from '@/src/lib/errors'
import { attachment } from '@/src/lib/http/attachment'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { zipDocuments } from '@/src/services/documents/zip-documents'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { limitRate } from '@/src/services/platform/limit-rate'

/** All documents that a filter selects, or an order's, as one file. Each of them is logged. */
export const zipDocumentsEndpoint = defineEndpoint({
  path: '/documents/zip',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    const filter = documentFilter(Object.fromEntries(req.searchParams.entries()))
    await limitRate(req, 'document-zip', req.user.id)
    const body = await zipDocuments(req, req.user, filter)
    const day = isoDayIn(new Date(), await businessZoneOf(req))
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
