import { and, type Column, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { searchFold } from '@/src/domain/vocabulary/text/search-fold'

export const now = sql<string>`now()`

/** The present moment by the database's clock, however long the transaction has taken. */
export const clock = sql<string>`clock_timestamp()`

/** So long before, such as `2 minutes`. */
export const ago = (interval: string) => sql<string>`now() - ${interval}::interval`

/** How many rows of a selection meet a condition. */
export const countIf = (condition: SQL | undefined) =>
  sql`count(*) filter (where ${condition})`.mapWith(Number)

/** What an insertion would have written to a column that is there already. */
export const excluded = (column: Column) => sql`excluded.${sql.identifier(column.name)}`

export const asText = (id: Column) => sql<string>`${id}::text`

/** What `ilike` finds a word by wherever it stands; `%` and `_` are letters here. */
export const containing = (word: string): string =>
  `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export const holdsWords = (searchText: Column, words: string): SQL | undefined =>
  and(
    ...searchFold(words)
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ilike(searchText, containing(word))),
  )

/** Whether a uuid is one of these, as one parameter: PostgreSQL takes no more than 65,535 of them. */
export const isOneOf = (id: Column, ids: readonly string[]) =>
  inArray(id, sql`(select unnest(${sql.param(ids)}::uuid[]))`)

type Json = { [name: string]: unknown } | unknown[] | string | number | boolean | null

/** What a JSON column holds, as Payload types it. */
export function storedJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) return value
  return value instanceof Object ? { ...value } : null
}

/** So long from now by the database's clock, such as `5 minutes`. */
export const inFuture = (interval: string) => sql<string>`now() + ${interval}::interval`
