import { type Endpoint, restoreVersionOperation } from 'payload'
import { z } from 'zod'

import { parseInput } from '@/src/lib/errors'
import { isDraftVersion } from '@/src/services/content/pages/draft-version'

const asked = z.object({ id: z.guid() })
const draftQuery = z.object({ draft: z.enum(['true', 'false']).nullish() })

/**
 * Restores an old text of a page. Payload's button says `draft=false` of every version: one that was
 * a draft comes back as a draft, and what visitors read stays.
 */
export const restorePage: Endpoint = {
  path: '/sitePages/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id } = parseInput(asked, req.routeParams ?? {})
    const { draft } = parseInput(draftQuery, Object.fromEntries(req.searchParams))
    const restored = await restoreVersionOperation({
      collection: req.payload.collections.sitePages,
      id,
      depth: 0,
      draft: draft === 'true' || (draft === 'false' && (await isDraftVersion(req, id))),
      overrideAccess: false,
      req,
    })
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}
