import { buildQuery } from '@payloadcms/drizzle'
import type { DrizzleAdapter } from '@payloadcms/drizzle/types'
import { count, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import {
  type CollectionSlug,
  combineQueries,
  executeAccess,
  type PayloadRequest,
  type Where,
} from 'payload'

import { type Caller, databaseOf, query, tableNameOf, tableOf } from '@/src/lib/database'
import { type Counted, type Question, sortedBy } from '@/src/queries/platform/list-pages'

/** Payload’s adapter is what `buildQuery` takes once it has its tables, which its type does not say. */
const isOpened = (db: object): db is DrizzleAdapter => 'tableNameMap' in db && 'sessions' in db

type Found = {
  readonly where: Where
  /** As the rows are read, so that the same index serves both. */
  readonly sort?: string[] | undefined
  readonly most: number
}

/**
 * Counts the rows of a collection that meet a condition, no further than `most`, by one statement. Payload
 * counts all of them. What may be read is part of `where`.
 */
async function countFound(
  req: Caller,
  collection: CollectionSlug,
  { where: asked, sort, most }: Found,
): Promise<number> {
  const { collections, db } = req.payload
  if (!isOpened(db)) throw new Error('The database was not opened')
  const { joins, where, orderBy } = buildQuery({
    adapter: db,
    fields: collections[collection].config.flattenedFields,
    tableName: tableNameOf(req.payload, collection),
    where: asked,
    ...(sort && { sort }),
  })
  const table = tableOf(req.payload, collection)
  const columns = { id: table.id }
  const isJoined = joins.length > 0
  let rows = (isJoined ? query.selectDistinct(columns) : query.select(columns))
    .from(table)
    .where(where)
    .limit(most)
    .$dynamic()
  for (const { condition, table: other } of joins)
    if (is(other, PgTable)) rows = rows.leftJoin(other, condition)
  if (sort && !isJoined) rows = rows.orderBy(...orderBy.map(({ column, order }) => order(column)))
  const reader = await databaseOf(req)
  const [found] = await reader.select({ count: count() }).from(rows.as('found'))
  return found?.count ?? 0
}

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

/** A condition as the collection's own hooks read it: an order's number in it becomes an id. */
async function hooked(req: PayloadRequest, slug: CollectionSlug, where: Where): Promise<Where> {
  const collection = req.payload.collections[slug]
  const { config } = collection
  const asked = { collection: config, context: req.context, operation: 'count', req } as const
  let read = where
  for (const hook of config.hooks.beforeOperation ?? []) {
    const said = await hook({ args: { collection, req, where: read }, ...asked })
    if (said && 'where' in said && said.where) read = said.where
  }
  return read
}

/** How many rows a question finds that the user may read; no further than `most`. */
export async function countUpTo(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, text, sort, trash, isReadable = false }: Counting,
  most = text ? MOST_FOUND : MOST,
): Promise<Counted> {
  const { access, trash: hasTrash } = req.payload.collections[collection].config
  const readable = isReadable || (await executeAccess({ req }, access.read))
  const shown = hasTrash && !trash ? [{ deletedAt: { exists: false } }] : []
  const count = await countFound(req, collection, {
    where: combineQueries({ and: [await hooked(req, collection, where), ...shown] }, readable),
    sort: sort === undefined ? undefined : sortedBy(sort),
    most: most + 1,
  })
  return { count: Math.min(count, most), isMore: count > most }
}
