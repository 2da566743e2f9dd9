import { and, desc, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { tickets } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { holdsWords } from '@/src/lib/sql-parts'

/** The newest tickets that the words find. */
export async function findTickets(req: PayloadRequest, words: string, most: number) {
  const { createdAt, deletedAt, id, requesterEmail, searchText, status, subject } = tickets
  const db = await databaseOf(req)
  return db
    .select({ id, requesterEmail, status, subject })
    .from(tickets)
    .where(and(isNull(deletedAt), holdsWords(searchText, words)))
    .orderBy(desc(createdAt))
    .limit(most)
}
