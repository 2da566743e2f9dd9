import { desc, eq, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { searchKeys } from '@/src/domain/screening/name-match'
import { type Caller, databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { screening_lists, screening_names } from '@/src/lib/own-tables'
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
