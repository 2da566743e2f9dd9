import type { Payload } from 'payload'

import { content_elements } from '@/src/database-schema'
import { contentRows, freshText } from '@/src/domain/content/registry'
import { databaseOf } from '@/src/lib/database'

/**
 * Adds the texts that the code has and the database has not, with their defaults: those of a new
 * version of the site. What is there stays as it is. Answers how many there were.
 */
export async function addNewTexts(payload: Payload): Promise<number> {
  const db = await databaseOf({ payload })
  const rows = contentRows().map((row) => ({
    ...freshText(row),
    claim_isClaim: row.claim === true,
  }))
  const added = await db
    .insert(content_elements)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: content_elements.id })
  return added.length
}
