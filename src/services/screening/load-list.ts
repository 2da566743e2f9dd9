import { desc, eq, ne, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { searchKeys } from '@/src/domain/screening/name-match'
import { type Caller, databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { screening_lists, screening_names, screening_source } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { recordAudit } from '@/src/services/platform/record-audit'
import type { ListEntry, ReadList } from '@/src/services/screening/read-list'

export type LoadedList = typeof screening_lists.$inferSelect

/** The list in force; null where none was loaded. */
export async function currentList(req: Caller): Promise<LoadedList | null> {
  const db = await databaseOf(req)
  const [list] = await db
    .select()
    .from(screening_lists)
    .orderBy(desc(screening_lists.loadedAt))
    .limit(1)
  return list ?? null
}

const BATCH = 1000

const rowsOf = (list: string, entries: readonly ListEntry[]) =>
  entries.flatMap(({ names, ...entry }) =>
    names.map((name) => ({
      ...entry,
      list,
      name,
      primary: names[0] ?? name,
      keys: searchKeys(name),
    })),
  )

/**
 * Puts a list in force. Every name that waits for a filing or a payout is screened again by the worker.
 *
 * @throws AppError 409 `older_list` where a newer one is loaded
 */
export async function loadList(
  outer: PayloadRequest,
  {
    entries,
    hash,
    by,
    ...read
  }: ReadList & { readonly publishedOn: string; readonly by?: string | null },
): Promise<LoadedList> {
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, 'screening-list')
    const before = await currentList(req)
    if (before && read.publishedOn < before.publishedOn) {
      const message = `A newer list, published on ${before.publishedOn}, is loaded already.`
      throw new AppError('older_list', message, 409)
    }
    const db = await databaseOf(req)
    const [list] = await db
      .insert(screening_lists)
      .values({
        publishedOn: read.publishedOn,
        hash,
        names: 0,
        loadedBy: by ?? req.user?.id ?? null,
      })
      .returning()
    if (!list) throw new Error('The list was not stored')
    const rows = rowsOf(list.id, entries)
    for (let at = 0; at < rows.length; at += BATCH) {
      await db.insert(screening_names).values(rows.slice(at, at + BATCH))
    }
    await db.delete(screening_names).where(ne(screening_names.list, list.id))
    await db
      .update(screening_lists)
      .set({ names: rows.length })
      .where(eq(screening_lists.id, list.id))
    await recordAudit(req, {
      area: 'orders',
      action: 'load_sanctions_list',
      entity: 'screening_lists',
      documentId: list.id,
      before: { publishedOn: before?.publishedOn ?? null },
      after: { publishedOn: list.publishedOn, hash, names: rows.length },
    })
    await enqueue(req, 'screen-names', {})
    return { ...list, names: rows.length }
  })
}

/** Where the list is fetched each day, and what came of it last. */
type ListSource = Omit<typeof screening_source.$inferSelect, 'id'>

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
