import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Counted, Question } from './list-spec'

/** Counting stops here: beyond it the exact number is of no use and slow to find. */
const MOST = 10_000

/** How many rows a question finds that the user may read; at most one more than `MOST`. */
export async function countUpTo(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, trash }: Pick<Question, 'where'> & { readonly trash?: boolean },
  most = MOST,
): Promise<Counted> {
  const asked = { collection, where, trash, depth: 0, overrideAccess: false, req } as const
  const beyond = await req.payload.find({
    ...asked,
    limit: 1,
    page: most + 1,
    pagination: false,
    select: {},
  })
  if (beyond.docs.length > 0) return { count: most, isMore: true }
  const { totalDocs } = await req.payload.count(asked)
  return { count: totalDocs, isMore: false }
}
