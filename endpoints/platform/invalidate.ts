import { revalidateTag } from 'next/cache'
import { z } from 'zod'

import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { hasSiteToken } from '@/src/lib/http/site/site-token'
import { forgetReads } from '@/src/services/platform/site-feed/kept-reads'
import { isUpToDate } from '@/src/services/platform/site-feed/up-to-date'

const input = z.object({ tags: z.array(z.string().regex(/^[A-Za-z:/-]{1,80}$/)).max(50) })

/**
 * Here the process tells itself what changed, and the front before it asks for a page to keep: only in
 * a request does Next let go of a page.
 */
export const invalidateEndpoint = defineEndpoint({
  path: '/internal/invalidate',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    if (!hasSiteToken(req.headers))
      throw new AppError('not_found', 'Nothing was found at this address.', 404)
    const { tags } = parseInput(input, await bodyOf(req))
    forgetReads()
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return Response.json({ invalidated: tags, upToDate: isUpToDate() })
  },
})
