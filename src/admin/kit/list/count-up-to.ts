import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

import type { Counted, Question } from './list-spec'
import { sortedBy } from './read-keyset'

/** Counting stops here: beyond it the exact number is of no use and slow to find. */
const MOST = 10_000
/** What a search finds is counted no further: the text of each row has to be looked at. */
const MOST_FOUND = 1000

type Counting = Pick<Question, 'where'> & {
  /** What is searched for, if anything. */
  readonly text?: string
  /** As the rows are read, so that the same index serves both. */
  readonly sort?: string
  /** Whether those in the trash count as well. */
  readonly trash?: boolean
  /** Anyone who asks has put into `where` what the user may read. */
  readonly isReadable?: boolean
}

/** Payload joins a table within a group to each row that is counted, unless it wants something else of it. */
const LEAST: Partial<Record<CollectionSlug, SelectType>> = { orders: { clock: { dueAt: true } } }

/** How many rows a question finds that the user may read; no further than `most`. */
export async function countUpTo(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, text, sort, trash, isReadable = false }: Counting,
  most = text ? MOST_FOUND : MOST,
): Promise<Counted> {
  const asked = { collection, where, trash, depth: 0, overrideAccess: isReadable, req } as const
  const beyond = await req.payload.find({
    ...asked,
    limit: 1,
    page: most + 1,
    pagination: false,
    select: LEAST[collection] ?? {},
    ...(sort && { sort: sortedBy(sort) }),
  })
  if (beyond.docs.length > 0) return { count: most, isMore: true }
  const { totalDocs } = await req.payload.count(asked)
  return { count: totalDocs, isMore: false }
}
