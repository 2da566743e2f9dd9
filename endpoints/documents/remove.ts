import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { deleteOwnUpload } from '@/src/services/documents/delete-own-upload'

/** Takes an upload of one's own back. */
export const removeUploadEndpoint = defineEndpoint({
  path: '/documents/:id/upload',
  method: 'delete',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    await deleteOwnUpload(req, String(req.routeParams?.id ?? ''))
    return Response.json({ deleted: true })
  },
})
