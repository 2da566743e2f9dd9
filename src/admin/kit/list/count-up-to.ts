import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Counted, Question } from './list-spec'
import { sortedBy } from './read-keyset'

/** Counting stops here: beyond it the exact number is of no use and slow to find. */
const MOST = 10_000

type Counting = Pick<Question, 'where'> & {
  /** As the rows are read, so that the same index serves both. */
  readonly sort?: string
  /** Whether those in the trash count as well. */
  readonly trash?: boolean
  /** Whoever asks has put into `where` what the user may read. */
  readonly isReadable?: boolean
}

/** How many rows a question finds that the user may read; no further than `most`. */
export async function countUpTo(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, sort, trash, isReadable = false }: Counting,
  most = MOST,
): Promise<Counted> {
  const asked = { collection, where, trash, depth: 0, overrideAccess: isReadable, req } as const
  const beyond = await req.payload.find({
    ...asked,
    limit: 1,
    page: most + 1,
    pagination: false,
    select: {},
    ...(sort && { sort: sortedBy(sort) }),
  })
  if (beyond.docs.length > 0) return { count: most, isMore: true }
  const { totalDocs } = await req.payload.count(asked)
  return { count: totalDocs, isMore: false }
}
