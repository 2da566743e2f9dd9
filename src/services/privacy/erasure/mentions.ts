import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A regular expression, for PostgreSQL and JavaScript alike: the address, and none that only ends or
 * begins like it. In JSON the letter of a line break can precede it.
 */
const patternOf = (address: string): string =>
  String.raw`(?:(?<![a-z0-9._%+-])|(?<=\\[nrt]))` +
  `${address.replaceAll(/[^a-z0-9]/gi, String.raw`\$&`)}(?![a-z0-9_-]|\\.[a-z0-9])`

/** Whether a text names an address. */
export const mentions = (text: SQL | PgColumn, address: string): SQL =>
  sql`(strpos(lower(${text}), ${address}) > 0 and ${text} ~* ${patternOf(address)})`

/** A text with another address in its place. */
export const withoutAddress = (text: SQL | PgColumn, address: string, other: string): SQL =>
  sql`regexp_replace(${text}, ${patternOf(address)}, ${other}, 'gi')`

/** Replaces an address in every text of a JSON value. */
export function jsonWithoutAddress(value: unknown, address: string, other: string): unknown {
  const json = JSON.stringify(value).replaceAll(new RegExp(patternOf(address), 'gi'), other)
  return JSON.parse(json)
}
