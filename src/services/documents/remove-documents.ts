import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { documents } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'

/**
 * Removes the rows of documents, and has the worker remove their files: only once the transaction is
 * for good, and again until it is done.
 *
 * @returns how many documents there were
 */
export async function removeDocumentsWhere(
  req: PayloadRequest,
  condition: SQL | undefined,
): Promise<number> {
  const db = await databaseOf(req)
  const rows = await db
    .delete(documents)
    .where(condition)
    .returning({ filename: documents.filename })
  const names = rows.flatMap(({ filename }) => filename ?? [])
  if (names.length > 0) await enqueue(req, 'remove-files', { names })
  return rows.length
}
