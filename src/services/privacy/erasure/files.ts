import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { documents } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'

import { isOwn, ordersOf, type Subject, ticketsOf } from './subject'

/**
 * Removes the rows of somebody's documents, and has the worker remove their files: only once the
 * transaction is for good, and again until it is done.
 *
 * @returns how many documents there were
 */
export async function removeDocuments(req: PayloadRequest, subject: Subject): Promise<number> {
  const db = await databaseOf(req)
  const rows = await db
    .delete(documents)
    .where(
      isOwn(
        documents,
        subject,
        inArray(documents.order, ordersOf(subject)),
        inArray(documents.ticket, ticketsOf(subject)),
      ),
    )
    .returning({ filename: documents.filename })
  const names = rows.flatMap(({ filename }) => filename ?? [])
  if (names.length > 0) await enqueue(req, 'remove-files', { names })
  return rows.length
}
