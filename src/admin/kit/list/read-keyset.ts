import type {
  PayloadRequest,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

import { cursorText, rowsAfter } from './cursor'
import type { Question, Rows } from './list-spec'

/** A sort in which every row has its own place. */
export const sortedBy = (sort: string): string[] => [sort, sort.startsWith('-') ? '-id' : 'id']

/** What Payload's `find` needs for one page: one row more than it shows tells whether more follow. */
export function keysetOptions({ where, sort, after }: Question, limit: number) {
  const page: Where = { and: [where, rowsAfter(sort, after)] }
  const once = { pagination: false, depth: 0 } as const
  return { where: page, sort: sortedBy(sort), limit: limit + 1, ...once }
}

/** The collections whose lists are read as they are. */
type Listed =
  | 'affiliateClicks'
  | 'affiliateLinks'
  | 'commissions'
  | 'emailCampaigns'
  | 'emails'
  | 'jobApplications'
  | 'orders'
  | 'redirects'
  | 'screenings'
  | 'suppressions'
  | 'tickets'
  | 'users'

/** What is found for a page, as far as the person who asks may read it. */
export async function readPage<
  One extends Listed,
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  req: PayloadRequest,
  collection: One,
  select: Select,
  asked: Question,
  limit: number,
): Promise<TransformCollectionWithSelect<One, Select>[]> {
  const { docs } = await req.payload.find<One, Select>({
    collection,
    ...keysetOptions(asked, limit),
    select,
    overrideAccess: false,
    req,
  })
  return docs
}

/** The page in what was found, and where the next one begins. @param at what it is sorted by */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  limit: number,
  at: (row: Row) => string | number,
): Rows<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const more = found.length > limit && last
  return { rows, after: more ? cursorText([at(last), last.id]) : null }
}
