import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { type Caller, databaseOf, inTransactionOf } from '@/src/lib/database'
import { screening_source } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { recordAudit } from '@/src/services/platform/record-audit'

/** Where the list is fetched each day, and what came of it last. */
export type ListSource = Omit<typeof screening_source.$inferSelect, 'id'>

const NONE: ListSource = { url: '', checkedAt: null, trouble: null }

export async function readSource(req: Caller): Promise<ListSource> {
  const db = await databaseOf(req)
  const [row] = await db.select().from(screening_source)
  return row ?? NONE
}

/** Keeps what came of a look at the list; `trouble` is null when it is in force now. */
export async function noteLook(req: Caller, trouble: string | null): Promise<void> {
  const db = await databaseOf(req)
  const look = { trouble, ...(trouble === null ? { checkedAt: sql`now()` } : {}) }
  await db
    .insert(screening_source)
    .values({ id: 1, ...look })
    .onConflictDoUpdate({ target: screening_source.id, set: look })
}

/** Sets the address of the list, or none; the worker looks there at once, and then each day. */
export async function setSource(outer: PayloadRequest, url: string): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const before = await readSource(req)
    const db = await databaseOf(req)
    await db.insert(screening_source).values({ id: 1 }).onConflictDoNothing()
    await db.update(screening_source).set({ url, trouble: null }).where(eq(screening_source.id, 1))
    await recordAudit(req, {
      area: 'orders',
      action: 'set_sanctions_list_address',
      entity: 'screening_source',
      documentId: '1',
      before: { url: before.url },
      after: { url },
    })
    if (url) await enqueue(req, 'load-sanctions-list', {})
  })
}
