import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { findRedirect } from '@/src/services/platform/find-redirect'

/** Where an address that no page has leads now, as staff wrote it down. */
export const resolveRedirect = defineEndpoint({
  path: '/redirects/resolve',
  method: 'get',
  handler: async (req) => {
    const from = req.searchParams.get('path') ?? ''
    const found = await findRedirect(req.payload, from.slice(0, 300))
    if (!found) throw new AppError('no_redirect', 'There is no redirect for this address.', 404)
    return Response.json(found)
  },
})
