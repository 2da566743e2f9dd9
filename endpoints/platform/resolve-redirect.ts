import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { VISIT_HEADER } from '@/src/lib/http/front-headers'
import { findRedirect } from '@/src/services/platform/redirects/find-redirect'
import { countHit } from '@/src/services/platform/redirects/redirect-hits'

/**
 * Where an address that no page has leads now, as staff wrote it down. Proxy and front say how many
 * came by it; no one outside can.
 */
export const resolveRedirect = defineEndpoint({
  path: '/redirects/resolve',
  method: 'get',
  handler: async (req) => {
    const from = req.searchParams.get('path') ?? ''
    const found = await findRedirect(req.payload, from.slice(0, 300))
    if (!found) throw new AppError('no_redirect', 'There is no redirect for this address.', 404)
    const visits = Number(req.headers.get(VISIT_HEADER))
    if (Number.isSafeInteger(visits) && visits > 0) countHit(req.payload, found.id, visits)
    return Response.json({ to: found.to, status: found.status })
  },
})
