import { revalidateTag } from 'next/cache'
import { z } from 'zod'

import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { sameText } from '@/src/lib/secrets'
import { INVALIDATION_TOKEN } from '@/src/services/platform/invalidate-tags'

const input = z.object({
  tags: z
    .array(z.string().regex(/^[A-Za-z:/-]{1,80}$/))
    .min(1)
    .max(50),
})

/** Our worker and scripts say here what they changed, so that the site reads it anew. */
export const invalidateEndpoint = defineEndpoint({
  path: '/internal/invalidate',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    const token = req.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!sameText(token, INVALIDATION_TOKEN()))
      throw new AppError('not_found', 'Nothing was found at this address.', 404)
    const { tags } = parseInput(input, await bodyOf(req))
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return Response.json({ invalidated: tags })
  },
})
