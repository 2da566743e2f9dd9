import type { Payload } from 'payload'
import { content_elements } from '@/src/database-schema'
import { type ContentRow, contentRows, freshText } from '@/src/domain/content/registry'
import { type Database, databaseOf } from '@/src/lib/database'

/** Adds those of the site's texts that are not there, with their defaults. Answers how many. */
export async function addTexts(db: Database, texts: readonly ContentRow[]): Promise<number> {
  if (texts.length === 0) return 0
  const rows = texts.map((row) => ({ ...freshText(row), claim_isClaim: row.claim === true }))
  const added = await db
    .insert(content_elements)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: content_elements.id })
  return added.length
}

/**
 * Adds the texts that the code has and the database has not, with their defaults: those of a new
 * version of the site. What is there stays as it is. Answers how many there were.
 */
export async function addNewTexts(payload: Payload): Promise<number> {
  return addTexts(await databaseOf({ payload }), contentRows())
}
