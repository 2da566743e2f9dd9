import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { findOne, type Row, type Selectable } from '@/src/lib/find-one'
import { staffRows } from '@/src/queries/platform/staff-rows'

/** The last row that was shown: what the list is sorted by, and its id. */
const cursor = z.tuple([z.union([z.number(), z.string().max(1000)]), z.uuid()])
export type Cursor = z.infer<typeof cursor>

/** A cursor as it stands in an address. */
export const cursorText = (at: Cursor): string =>
  Buffer.from(JSON.stringify(at)).toString('base64url')

/** The cursor in an address; null where there is none, or rubbish. */
export function cursorIn(text: unknown): Cursor | null {
  if (typeof text !== 'string' || text.length > 6000) return null
  try {
    return cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** Where a list that is read to its end goes on; null behind its last page. @throws when that is unreadable */
export function cursorAfter({ after }: { readonly after: string | null }): Cursor | null {
  if (after === null) return null
  const found = cursorIn(after)
  if (!found) throw new Error('A list gives a cursor that cannot be read')
  return found
}

/**
 * The rows that follow. The first condition repeats the second more coarsely: by it the database
 * enters its index in the right place, instead of reading up to there.
 */
export function rowsAfter(sort: string, after: Cursor | null): Where {
  if (!after) return {}
  const [at, id] = after
  const field = sort.replace('-', '')
  const beyond = sort.startsWith('-') ? 'less_than' : 'greater_than'
  return {
    and: [
      { [field]: { [`${beyond}_equal`]: at } },
      {
        or: [
          { [field]: { [beyond]: at } },
          { and: [{ [field]: { equals: at } }, { id: { [beyond]: id } }] },
        ],
      },
    ],
  }
}

/** What a list is asked for: read from the address alone, so that it can be sent to someone. */
export type Question = {
  readonly view: string
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly text: string
  readonly where: Where
  readonly sort: string
  readonly after: Cursor | null
}

export type Rows<Row> = { readonly rows: readonly Row[]; readonly after: string | null }

/** How many there are; `isMore` where the counting stopped. */
export type Counted = { readonly count: number; readonly isMore: boolean }

export type ReadPage<Row> = (
  req: PayloadRequest,
  asked: Question,
  limit: number,
) => Promise<Rows<Row>>

/** Counts what a list finds, no further than it is told. */
export type CountRows = (req: PayloadRequest, asked: Question, most?: number) => Promise<Counted>

/** A sort in which every row has its own place. */
export const sortedBy = (sort: string): string[] => [sort, sort.startsWith('-') ? '-id' : 'id']

/** What Payload's `find` needs for one page: one row more than it shows tells whether more follow. */
export function keysetOptions({ where, sort, after }: Question, limit: number) {
  const page: Where = { and: [where, rowsAfter(sort, after)] }
  const once = { pagination: false, depth: 0 } as const
  return { where: page, sort: sortedBy(sort), limit: limit + 1, ...once }
}

/** What is found for a page, as far as the person who asks may read it. */
export const readPage = <One extends CollectionSlug, Select extends Selectable<One>>(
  req: PayloadRequest,
  collection: One,
  select: Select,
  asked: Question,
  limit: number,
): Promise<Row<One, Select>[]> => {
  const { where, sort, limit: most } = keysetOptions(asked, limit)
  return staffRows<One, Select>(req, collection, { where, sort, limit: most, select })
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

/** Whose lists are dense is a matter of taste, unlike what they show: that stands in the address. */
export const DENSITY_KEY = 'list-density'

export const densityWord = z.enum(['comfortable', 'compact']).catch('comfortable')
export type Density = z.infer<typeof densityWord>

/** How dense a person likes lists. */
export async function densityOf(req: PayloadRequest): Promise<Density> {
  const row = await findOne(req, 'payload-preferences', {
    where: {
      and: [
        { key: { equals: DENSITY_KEY } },
        { 'user.value': { equals: req.user?.id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
    select: { value: true },
    overrideAccess: true, // their own, as the condition says
  })
  return densityWord.parse(row?.value)
}
